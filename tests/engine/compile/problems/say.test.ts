import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { checkImport, compileSchemas, formatProblems, importTab } from '../../../../engine/compile';
import { inWords, say } from '../../../../engine/compile/problems/say';
import { toldKeys } from '../../../../engine/core/effects/told';
import { toldFormats } from '../../../../engine/core/formats/br/told';
import english from '../../../../engine/texts/problems.en.json' with { type: 'json' };
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { copyOfClean, lineOf, type Mistake, names, problemsWith } from '../plant';

const COMPILE = join(ROOT, 'engine/compile');
const MISTAKES = join(ROOT, 'tests/engine/compile/fixtures/mistakes');

/** A node of a syntax tree, as far as this looks at it. */
interface Node {
  type: string;
  tag?: { name?: string };
  quasi?: Node;
  quasis?: { value: { cooked: string } }[];
  value?: unknown;
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [...('type' in value ? [value as Node] : []), ...Object.values(value).flatMap(nodesIn)];
}

const piecesOf = ({ quasis = [] }: Node) => quasis.map(({ value }) => value.cooked);

/** The modules of the compiler. */
const trees = readdirSync(COMPILE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, nodes: nodesIn(parseSync(name, readFileSync(join(COMPILE, name), 'utf8')).program) }));

const isTold = ({ type, tag }: Node) => type === 'TaggedTemplateExpression' && tag?.name === 'say';

/** The sentences that the core tells of its kinds. */
const ofCore = [
  ...Object.values(toldKeys).map(({ refuses }) => refuses?.({ readOnly: true })),
  ...Object.values(toldFormats).map(({ refusesLimit }) => refusesLimit?.(99)?.sentence),
].filter((sentence) => sentence !== undefined);

const hasWords = (sentence: string) => /\p{L}/u.test(sentence.replace(/\{\d+\}/g, ''));

/** Every sentence with a word in it, as `say` writes it. */
const sentences = new Set(
  trees
    .flatMap(({ nodes }) => nodes.filter(isTold))
    .map(({ quasi }) => piecesOf(quasi as Node).reduce((before, piece, at) => `${before}{${at}}${piece}`))
    .concat(ofCore)
    .filter(hasWords),
);

const gapsOf = (sentence: string) => (sentence.match(/\{\d+\}/g) ?? []).sort();

describe('the table of what is wrong with definitions', () => {
  it('has an English sentence for each that the compiler tells, and no other', () => {
    expect(Object.keys(english).sort()).toEqual([...sentences].sort());
  });

  it('has the same gaps in English as in Portuguese', () => {
    const wrong = Object.entries(english).filter(([told, other]) => `${gapsOf(told)}` !== `${gapsOf(other)}`);
    expect(wrong).toEqual([]);
  });

  it('leaves no Portuguese word untold in the compiler', () => {
    const untold = trees.flatMap(({ name, nodes }) => {
      const own = new Set(nodes.filter(isTold).map(({ quasi }) => quasi));
      const texts = nodes
        .filter((node) => !own.has(node))
        .flatMap((node) =>
          node.type === 'TemplateLiteral' ? piecesOf(node) : [node.type === 'Literal' && node.value],
        );
      return texts.filter((text) => /[à-ú]|Esperado/i.test(String(text))).map((text) => `${name}: ${text}`);
    });
    expect(untold).toEqual([]);
  });
});

describe('a problem', () => {
  it('is told in Portuguese, or by the sentences of another language with its gaps in their order', () => {
    const where = say`na aba "${'enderecos'}"`;
    const told = say`O campo "${'Cep'}" não existe ${where}.`;
    const table = {
      'O campo "{1}" não existe {2}.': '{2}, there is no field "{1}".',
      'na aba "{1}"': 'In the tab "{1}"',
    };
    expect(inWords(told)).toBe('O campo "Cep" não existe na aba "enderecos".');
    expect(inWords(told, table)).toBe('In the tab "enderecos", there is no field "Cep".');
  });

  it('keeps what looks like a gap in a name', () => {
    expect(inWords(say`O nome {${'{1}'}} e ${'b'}`)).toBe('O nome {{1}} e b');
  });
});

/** What is not a name or value of the definitions: those stand between quotation marks, in brackets, or in the way of a circle. */
const ownWords = (message: string) => message.replace(/"[^"]*"|\{[^}]*\}|\([^)]*\)|\S+ → .*/g, '');

const codesOf = (problems: readonly string[]) => problems.map((line) => line.split('  ')[1] ?? '');

/** Of each code the first mistakes that cause it. */
const mistakes = readdirSync(MISTAKES)
  .flatMap((file): (Mistake & { problems: string[] })[] => JSON.parse(readFileSync(join(MISTAKES, file), 'utf8')))
  .filter(({ problems }, index, all) => {
    const before = new Set(all.slice(0, index).flatMap((one) => codesOf(one.problems)));
    return codesOf(problems).some((code) => !before.has(code));
  });

describe('a mistake in English', () => {
  it.each(mistakes)('is told where $put stands instead of $find', ({ problems, ...mistake }) => {
    const found = problemsWith([mistake], copyOfClean(), { ...names, problems: english });
    const places = (lines: readonly string[]) => lines.map((line) => line.split('  ').slice(0, 2).join('  '));
    expect(places(found.map(lineOf)).sort()).toEqual(places(problems).sort());
    for (const { message } of found)
      expect(ownWords(message)).not.toMatch(/[à-ú]|\b(?:Esperado|campo|regra|aba|linha|valor|chave|em|da)\b/i);
  });
});

describe('who compiles in English', () => {
  const inEnglish = { ...names, problems: english };

  it('reads the place, the code, what is wrong and what was expected', () => {
    const file = 'cadastro/dados.json';
    const [problem] = problemsWith([{ file, find: '"id": "dados"', put: '"id": "dado"' }], copyOfClean(), inEnglish);
    expect(problem?.message).toBe(
      'The "id" is "dado", but the file or folder is called "dados". Expected: the same name.',
    );
  });

  it('reads how many there are', () => {
    const compiled = compileSchemas(join(ROOT, 'examples/own-wizard/schemas'), inEnglish);
    const problems = 'problems' in compiled ? compiled.problems : [];
    expect(formatProblems(problems, inEnglish).split('\n').at(-1)).toMatch(/^\d+ problems? in \d+ files?\.$/);
  });

  it('reads why something of an rjsf form did not come over', () => {
    const schema = { type: 'object', properties: { name: { type: 'string', pattern: '^a' }, file: { type: 'null' } } };
    const imported = importTab(schema, { id: 'form', problems: english });
    expect(imported.notCarried.map(({ pointer, reason }) => [pointer, reason])).toEqual([
      ['/properties/name/pattern', 'A field has no "pattern": use a format.'],
      ['/properties/file', 'There is no field that can only be null.'],
    ]);
    expect(imported.tab.uiSchema['ui:sections'].map(({ title }) => title)).toEqual(['Data']);
    const around = { shared: '{}', settings: '{}' };
    const { problems } = checkImport(imported, around, { problems: english });
    for (const { message } of problems) expect(message).toMatch(/^(?:Missing|There|The) /);
  });
});
