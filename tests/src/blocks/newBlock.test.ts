import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type * as Contract from '../../../contract/blocks';
import type { BlockProps } from '../../../engine/block';
import type * as Compile from '../../../engine/compile';
import type * as Lazy from '../../../src/blocks/lazyBlock';
import type * as Views from '../../../src/blocks/views';
import type * as Add from '../../../studio/document/add/addBlock';
import type * as Definition from '../../../studio/properties/definitions/definitionOf';
import type * as Kinds from '../../../studio/properties/definitions/kinds';
import type * as Titles from '../../../studio/words/brought';
import { copyWith } from '../../support/codeCopy';
import { smallFolder } from '../../support/smallForm';

const CODE = 'src/blocks/registry.ts';
const ENTRY = "  contact: { component: async () => (await import('./contact/ContactBlock')).ContactBlock },\n";

/** The code with the block that the README adds: one file, one line, one command; and its code. */
const { folder, load, read, json, types } = await copyWith(
  ['contract/blocks/contact.ts', 'src/blocks/contact/ContactBlock.tsx'],
  {
    'contract/blocks.ts': [
      ["import { documents } from './blocks/documents';\n", "import { contact } from './blocks/contact';\n"],
      ['  documents,\n', '  contact,\n'],
    ],
    [CODE]: [['const own: Record<BlockName, BlockEntry> = {\n', ENTRY]],
  },
);
const { BLOCKS } = await load<typeof Contract>('contract/blocks.ts');

const item = { block: 'contact', id: 'fale', phone: '0800 123 4567', when: 'day' };

describe('a block that is added by one file and one line, beside its code', () => {
  it('is checked: its name, and its options', async () => {
    const { formatProblems, loadSchemas } = await load<typeof Compile>('engine/compile.ts');
    const found = (more: object) => {
      const form = {
        fields: { Nome: { type: 'string' as const, title: 'Nome' } },
        items: ['Nome', { ...item, ...more }],
      };
      const small = smallFolder(join(folder, 'schemas'), form);
      return formatProblems(loadSchemas(small, { blocks: BLOCKS }).problems);
    };
    expect(found({})).toBe('0 problemas em 0 arquivos.');
    expect(found({ block: 'contract' })).toContain('Você quis dizer "contact"?');
    expect(found({ phone: undefined })).toContain('Falta a chave "phone"');
    expect(found({ when: 'night' })).toContain('"always"');
  });

  it('is drawn where it is placed', async () => {
    const { blockComponents } = await load<typeof Views>('src/blocks/views.ts');
    const Shown = blockComponents.contact as Lazy.LazyBlock<BlockProps>;
    await Shown.fetch();
    const html = renderToStaticMarkup(createElement(Shown, { options: item } as unknown as BlockProps));
    expect(html).toContain('<a href="tel:08001234567">0800 123 4567</a>, em dias úteis');
  });

  it('is asked for by the types until its code is there', async () => {
    const whole = read(CODE);
    writeFileSync(join(folder, CODE), whole.replace(ENTRY, ''));
    const said = await types(CODE);
    writeFileSync(join(folder, CODE), whole);
    expect(said).toMatch(/src\/blocks\/registry\.ts.*Property 'contact' is missing/);
  });

  it('stands in the vocabulary with its options', () => {
    const { contactBlock, sectionItem } = json('schemas/vocabulary/common.schema.json').definitions;
    expect(contactBlock.properties.phone).toMatchObject({ title: 'Telefone', examples: ['0800 123 4567'] });
    expect(sectionItem.then.allOf).toContainEqual({
      if: { properties: { block: { const: 'contact' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: '#/definitions/contactBlock' },
    });
    expect(read('docs/vocabulary.md')).toContain('O número, como aparece.');
  });

  it('is offered in the Estúdio by its title, with what it cannot do without, and a form of its options', async () => {
    const { blockTitles } = await load<typeof Titles>('studio/words/brought.ts');
    const { sectionBlocks } = await load<typeof Add>('studio/document/add/addBlock.ts');
    const { kindOfBlock } = await load<typeof Kinds>('studio/properties/definitions/kinds.ts');
    const { definitionOf } = await load<typeof Definition>('studio/properties/definitions/definitionOf.ts');
    expect(blockTitles.contact).toBe('Fale conosco');
    expect(sectionBlocks).toContain('contact');
    const { schema } = definitionOf(kindOfBlock('contact'));
    expect(schema.required).toContain('phone');
    expect(schema.properties?.when?.oneOf).toEqual([
      { const: 'day', title: 'Em dias úteis' },
      { const: 'always', title: 'Sempre' },
    ]);
    expect(read('studio/properties/definitions/compiled.js')).toContain('contactBlock: { definition:');
  });
});
