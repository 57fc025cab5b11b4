import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileSchemas, compileTab, loadSchemas } from '../../../../engine/compile';
import type { Source } from '../../../../engine/compile/problems/source';
import { diskFolder } from '../../../../engine/compile/read/folder';
import { readSource } from '../../../../engine/compile/read/readSource';
import { withOwn } from '../../../../engine/compile/read/shared';
import type { BlockItem, PartDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import { importCode, type TabModule } from '../compiled';
import { copyOfClean, lineOf, type Mistake, names, problemsWith } from '../plant';

const overlay = fileURLToPath(new URL('../fixtures/sharing', import.meta.url));

const PARTS: PartDefinition[] = [{ id: 'termos', data: ['termos'], load: 'GET /termos', save: 'POST /termos' }];

/** The clean folder with two wizards that share a tab and the part that saves it. */
function sharing(parts = PARTS): string {
  const dir = copyOfClean();
  cpSync(overlay, dir, { recursive: true });
  const file = join(dir, 'shared.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), parts }));
  return dir;
}

const linesWith = (mistakes: Mistake[], dir = sharing()) => problemsWith(mistakes, dir).map(lineOf);

function load(dir = sharing()) {
  const { schemas, problems } = loadSchemas(dir, names);
  expect(problems).toEqual([]);
  return (id: string) => {
    const found = schemas?.wizards.find(({ definition }) => definition.id === id);
    if (!found) throw new Error(`no wizard ${id}`);
    return found;
  };
}

describe('a tab that wizards share', () => {
  it('is the same in each, but for what a wizard says otherwise', () => {
    const wizard = load();
    const tabOf = (id: string) => {
      const [tab] = wizard(id).tabs;
      const block = tab?.uiSchema['ui:sections'][0]?.fields[1] as BlockItem;
      return { lead: tab?.lead, missing: tab?.messages?.missing, uf: tab?.schema.properties.Uf?.enum, block };
    };
    const block = { block: 'upload', id: 'envio', binds: { files: 'Arquivos' } };
    expect(tabOf('cliente')).toEqual({
      lead: 'Leia os termos.',
      missing: { inline: 'Falta.', text: 'Falta {name}.' },
      uf: ['RJ', 'SP'],
      block: { ...block, types: [1], send: 'save' },
    });
    expect(tabOf('parceiro')).toEqual({
      lead: 'Leia os termos da parceria com {$settings/empresa}.',
      missing: { inline: 'Falta.', text: 'Informe {name}.' },
      uf: ['RJ', 'SP'],
      block: { ...block, types: [2, 3], send: 'pick' },
    });
  });

  it('leaves no word of the sharing in what a portal loads', () => {
    const wizard = load();
    expect(wizard('parceiro').definition.tabs).toEqual([{ id: 'termos' }]);
    expect(wizard('parceiro').definition.parts).toEqual(PARTS);
    const compiled = compileSchemas(sharing(), names);
    if ('problems' in compiled) throw new Error('problems');
    const module = Object.entries(compiled.modules).find(([file]) => file.startsWith('parceiro.'))?.[1];
    expect(module).not.toMatch(/"shared"|"own"/);
  });

  it('changes the version of every wizard that uses it', () => {
    const versions = (dir: string) => {
      const result = compileSchemas(dir, names);
      if ('problems' in result) throw new Error('problems');
      return result.index.wizards.map(({ id, url }) => [id, url] as const);
    };
    const dir = sharing();
    const before = versions(dir);
    const file = join(dir, 'shared/termos.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Leia os termos."', '"Leia tudo."'));
    const changed = versions(dir).filter(([, url], index) => url !== before[index]?.[1]);
    expect(changed.map(([id]) => id)).toEqual(['cliente', 'parceiro']);
  });

  it('compiles by itself as the tab of a wizard, and names the file to watch', async () => {
    const dir = sharing();
    const result = compileTab(join(dir, 'parceiro/termos.json'), names);
    if ('problems' in result) throw new Error('problems');
    expect(result.watch[0]).toBe(join(dir, 'shared/termos.json'));
    const module = await importCode<TabModule & { wizard: { id: string } }>(result.code);
    expect([module.wizard.id, module.definition.lead]).toEqual([
      'parceiro',
      'Leia os termos da parceria com {$settings/empresa}.',
    ]);
  });
});

describe('mistakes in what wizards share', () => {
  it('are told once, in the file that holds them', () => {
    expect(linesWith([{ file: 'shared/termos.json', find: '#/$defs/uf', put: '#/$defs/uff' }])).toEqual([
      'shared/termos.json:9:23  DEF_WRONG_REF  O campo comum "uff" não existe em shared.json. Você quis dizer "uf"?',
    ]);
  });

  it('are told there alone when a wizard says another text of the same message, or the same one', () => {
    const file = 'shared/termos.json';
    const said = 'DEF_UNKNOWN_SETTING  A configuração "empreza" não existe. Você quis dizer "empresa"?';
    expect(linesWith([{ file, find: '"Falta."', put: '"Falta em {$settings/empreza}."' }])).toEqual([
      `shared/termos.json:23:40  ${said}`,
    ]);
    expect(linesWith([{ file, find: '"Falta {name}."', put: '"Falta em {$settings/empreza}."' }])).toEqual([
      `shared/termos.json:23:58  ${said}`,
    ]);
    expect(linesWith([{ file, find: '"Leia os termos."', put: '"Leia {$settings/empreza}."' }])).toEqual([
      `shared/termos.json:5:11  ${said}`,
    ]);
  });

  it('know the file of each text of a message that a wizard says in part', () => {
    const sourceOf = (file: string) => readSource(join(overlay, file), diskFolder(overlay)).source as Source;
    const [tab, wizard] = [sourceOf('shared/termos.json'), sourceOf('parceiro/wizard.json')];
    const own = { messages: { missing: { text: 'Informe {name}.' }, invalid: { text: 'Confira {name}.' } } };
    const definition = tab.value as unknown as TabDefinition;
    const { source } = withOwn({ definition, source: tab }, own, { source: wizard, pointer: '/tabs/0' });
    const placeOf = (pointer: string) => source.elsewhere?.({ pointer })?.pointer;
    expect(placeOf('/messages/missing/text')).toBe('/tabs/0/own/messages/missing/text');
    expect(placeOf('/messages/missing/inline')).toBeUndefined();
    expect(placeOf('/messages/missing')).toBeUndefined();
    expect(placeOf('/messages/invalid')).toBe('/tabs/0/own/messages/invalid');
  });

  it('are told where a wizard says otherwise', () => {
    const file = 'parceiro/wizard.json';
    expect(linesWith([{ file, find: '"send": "pick"', put: '"send": "pik"' }])).toEqual([
      'parceiro/wizard.json:16:57  DEF_WRONG_VALUE  "pik" não vale em "send" no bloco "upload". Esperado: "save" ou "pick".',
    ]);
    expect(linesWith([{ file, find: '"send": "pick"', put: '"sent": "pick"' }])).toEqual([
      'parceiro/wizard.json:16:49  DEF_UNKNOWN_KEY  Chave desconhecida "sent" no bloco "upload". Você quis dizer "send"?',
    ]);
    expect(linesWith([{ file, find: '"envio"', put: '"envios"' }])).toEqual([
      'parceiro/wizard.json:16:21  DEF_UNKNOWN_BLOCK  O bloco "envios" não está na aba "termos". Você quis dizer "envio"?',
      'shared/termos.json:19:28  DEF_MISSING_KEY  Falta a chave "types" no bloco "upload".',
    ]);
    expect(linesWith([{ file, find: '"missing"', put: '"mising"' }])).toEqual([
      'parceiro/wizard.json:15:23  DEF_UNKNOWN_MESSAGE  O tipo de mensagem "mising" não existe. Você quis dizer "missing"?',
    ]);
    expect(linesWith([{ file, find: '$settings/empresa', put: '$settings/empreza' }])).toEqual([
      'parceiro/wizard.json:14:17  DEF_UNKNOWN_SETTING  A configuração "empreza" não existe. Você quis dizer "empresa"?',
    ]);
    expect(linesWith([{ file, find: '"lead"', put: '"led"' }])).toEqual([
      'parceiro/wizard.json:14:9  DEF_UNKNOWN_KEY  Chave desconhecida "led" em "own". Você quis dizer "lead"?',
    ]);
  });

  it('are a name without a file, and a file that is not in the folder of all', () => {
    const file = 'parceiro/wizard.json';
    expect(linesWith([{ file, find: '"id": "termos"', put: '"id": "termo"' }])).toEqual([
      'parceiro/wizard.json:11:13  DEF_MISSING_FILE  Falta o arquivo "shared/termo.json" da aba "termo". Você quis dizer "termos"?',
      'parceiro/wizard.json:20:13  DEF_UNKNOWN_TAB  A aba "termos" não existe em "parceiro". Nenhum está declarado.',
    ]);
    const dir = sharing();
    mkdirSync(join(dir, 'outra'));
    cpSync(join(dir, 'shared/termos.json'), join(dir, 'outra/termos.json'));
    const path = { file, find: '"id": "termos"', put: '"id": "../outra/termos"' };
    expect(linesWith([path], dir).filter((line) => line.startsWith(file))).toEqual([
      'parceiro/wizard.json:11:13  DEF_WRONG_VALUE  O texto "../outra/termos" não tem a forma esperada em "id": letras, números e hífens, sem espaços.',
    ]);
  });

  it('are a tab with a file in both folders, and one of all that is not listed so', () => {
    const dir = sharing();
    cpSync(join(dir, 'shared/termos.json'), join(dir, 'parceiro/termos.json'));
    expect(linesWith([], dir)).toEqual([
      'parceiro/wizard.json:11:13  DEF_DUPLICATE_ID  A aba "termos" é de todos ("shared") e tem um arquivo em "parceiro". Esperado: um só.',
    ]);
    const find = '"shared": true, "own": { "blocks": { "envio": { "types": [1] } } }';
    expect(linesWith([{ file: 'cliente/wizard.json', find, put: '"icon": "file"' }])).toEqual([
      'cliente/wizard.json:9:20  DEF_MISSING_FILE  Falta o arquivo "termos.json" da aba "termos". Há "shared/termos.json": acrescente "shared": true.',
    ]);
  });

  it('are a tab of all that nobody uses', () => {
    const dir = sharing();
    for (const wizard of ['cliente', 'parceiro']) rmSync(join(dir, wizard), { recursive: true });
    expect(linesWith([], dir).filter((line) => line.startsWith('shared/'))).toEqual([
      'shared/termos.json:3:9  DEF_UNKNOWN_TAB  A aba "termos" não está em nenhum wizard.json com "shared": true.',
    ]);
  });

  it('are parts by a wrong name, twice, or with what is not there', () => {
    const file = 'parceiro/wizard.json';
    expect(linesWith([{ file, find: '"parts": ["termos"]', put: '"parts": ["termo"]' }])).toEqual([
      'parceiro/wizard.json:20:13  DEF_UNKNOWN_PART  A parte "termo" não está em shared.json. Você quis dizer "termos"?',
      'shared/termos.json:9:7  DEF_FIELD_WITHOUT_PART  Nenhuma parte de "parceiro" grava o campo "Uf". Esperado: a aba ou "termos/Uf" em uma parte.',
      'shared/termos.json:10:7  DEF_FIELD_WITHOUT_PART  Nenhuma parte de "parceiro" grava o campo "Arquivos". Esperado: a aba ou "termos/Arquivos" em uma parte.',
    ]);
    const [part] = PARTS as [PartDefinition];
    const codesOf = (parts: PartDefinition[]) => problemsWith([], sharing(parts)).map((one) => [one.file, one.code]);
    expect(codesOf([part, { ...part, data: ['outros'] }])).toEqual([['shared.json', 'DEF_DUPLICATE_ID']]);
    expect(codesOf([{ id: 'termos', data: ['termos'] }])).toContainEqual(['shared.json', 'DEF_MISSING_KEY']);
  });

  it('are told once in shared.json when a part is wrong everywhere, else at the wizard that names it', () => {
    const [part] = PARTS as [PartDefinition];
    const placesOf = (parts: PartDefinition[], mistakes: Mistake[] = []) =>
      problemsWith(mistakes, sharing(parts)).map(({ file, pointer, code }) => `${file}${pointer} ${code}`);
    expect(placesOf([{ ...part, data: ['termos/Uf', 'termos/Arquivo'] }])).toEqual([
      'shared.json/parts/0/data/1 DEF_UNKNOWN_FIELD',
    ]);
    expect(placesOf([{ ...part, when: { '$settings/empreza': true } }])).toEqual([
      'shared.json/parts/0/when/$settings~1empreza DEF_UNKNOWN_SETTING',
    ]);
    const here = { file: 'cadastro/wizard.json', find: '"parts": [', put: '"parts": ["termos", ' };
    expect(placesOf([part], [here])).toEqual(['cadastro/wizard.json/parts/0 DEF_UNKNOWN_TAB']);
  });

  it('are told at the wizard when its parts are at odds with each other', () => {
    const twice = ['cliente', 'parceiro'].map((wizard) => {
      return { file: `${wizard}/wizard.json`, find: '"parts": ["termos"]', put: '"parts": ["termos", "termos"]' };
    });
    expect(problemsWith(twice, sharing()).map(({ file, code, line }) => [file, line, code])).toEqual([
      ['cliente/wizard.json', 10, 'DEF_DUPLICATE_ID'],
      ['cliente/wizard.json', 10, 'DEF_FIELD_IN_TWO_PARTS'],
      ['cliente/wizard.json', 10, 'DEF_FIELD_IN_TWO_PARTS'],
      ['parceiro/wizard.json', 20, 'DEF_DUPLICATE_ID'],
      ['parceiro/wizard.json', 20, 'DEF_FIELD_IN_TWO_PARTS'],
      ['parceiro/wizard.json', 20, 'DEF_FIELD_IN_TWO_PARTS'],
    ]);
  });

  it('are a part of all that nobody names', () => {
    const [part] = PARTS as [PartDefinition];
    const { code, file, pointer, message } = problemsWith([], sharing([part, { ...part, id: 'anexos' }]))[0] ?? {};
    expect([file, pointer, code, message]).toEqual([
      'shared.json',
      '/parts/1/id',
      'DEF_UNUSED_SHARED',
      'A parte "anexos" não está em nenhum wizard.json. Esperado: "anexos" em "parts".',
    ]);
  });
});
