import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import { acts } from '../../../../engine/core/effects/acts';
import { effects } from '../../../../engine/core/effects/table';
import { actingKinds, toldKeys } from '../../../../engine/core/effects/told';
import type { Acts, DoneBy, Planning } from '../../../../engine/core/effects/types';
import { ROOT } from '../../../../scripts/lib/root.mjs';

/** Where code stands that may know no kind of effect by its name. */
const FOLDERS = ['engine', 'src', 'server', 'studio', 'contract', 'scripts'];

/** Where tools stand: there a name between quotes that is compared or listed is that of a kind. */
const TOOLS = /^(engine\/(analyse|compile|words)|studio\/(analysis|document|panels|properties|words))\//;

const doneBy = (part: DoneBy): string[] =>
  Object.values(effects).flatMap((effect) => (effect.doneBy === part ? Object.keys(effect.told) : []));

/** The keys of each thing that the core itself looks at in rules, as these kinds have no entries that it could read. */
const OF_CORE = { refused: doneBy('validation'), asked: doneBy('questions'), lookedUp: doneBy('lookups') };

/** Where it does, and where the tools follow it; nothing of what acts on a field may stand there either. */
const EXCEPTIONS: Readonly<Record<string, readonly (keyof typeof OF_CORE)[]>> = {
  // The core reports what is refused, puts what is asked, and makes the call that is looked up.
  'engine/core/validation/': ['refused'],
  'engine/core/state/change.ts': ['asked', 'lookedUp'],
  'engine/core/state/lookup.ts': ['lookedUp'],
  'engine/core/form/runLookups.ts': ['lookedUp'],
  'engine/core/plan/graph.ts': ['lookedUp'],
  'engine/core/session/clashes.ts': ['lookedUp'],
  'server/registration/questions.ts': ['asked'],
  // Analysis says what is refused in one place, and plays the core's calls and questions in its examples.
  'engine/analyse/refusals.ts': ['refused'],
  'engine/analyse/cases/': ['refused', 'asked', 'lookedUp'],
  'engine/analyse/mutation/mutants.ts': ['lookedUp'],
  // What a validator takes is checked by what it tells, an answer by the lookup, the kind of a message by the texts.
  'engine/compile/checks/rules/params.ts': ['refused'],
  'engine/compile/checks/rules/sums.ts': ['refused'],
  'engine/compile/checks/rules/validatorOf.ts': ['refused'],
  'engine/compile/checks/values/limits.ts': ['refused'],
  'engine/compile/checks/values/references.ts': ['refused'],
  'engine/compile/checks/texts/messages.ts': ['refused'],
  'engine/compile/checks/rules/lookups.ts': ['lookedUp'],
  'engine/compile/checks/wizard/asks.ts': ['asked'],
};

const KEYS = Object.keys(toldKeys);
const ALL = KEYS.join('|');
const RULE = String.raw`(?:\w+\??\.)*\w*[rR]ule\b`;

/** How code names a key of a rule. */
const NAMED = [
  // `rule.show`, `rule['show']`, `'show' in rule`
  new RegExp(String.raw`\b\w*[rR]ule\??\.(${ALL})\b(?!\s*\()`, 'g'),
  new RegExp(String.raw`\b\w*[rR]ule(?:\?\.)?\['(${ALL})'\]`, 'g'),
  new RegExp(`'(${ALL})' in ${RULE}`, 'g'),
  // A place: `/rules/0/show`, 'rule.show'
  new RegExp(
    String.raw`(?:[rR]ule\.pointer|[rR]ules/\$\{\w+\}|\{(?:pointer|place|around|entry\.pointer)\})\}?/(${ALL})(?=[/$\x60])`,
    'g',
  ),
  new RegExp(String.raw`'rule\.(${ALL})\b`, 'g'),
];
/** `const { show } = rule`, `({ show }: RuleDefinition)`, `rules.filter(({ show }) => …)` */
const TAKEN = [
  new RegExp(String.raw`\{([^{}]*)\}\s*=\s*${RULE}`, 'g'),
  /\{([^{}]*)\}\s*:\s*(?:Omit<|Pick<)?RuleDefinition\b/g,
  /[rR]ules(?:Of)?(?:\([^()]*\))?\s*\??\.(?:filter|some|map|flatMap|find\w*|every)\(\(?\{([^{}]*)\}/g,
];
const QUOTED = new RegExp(
  String.raw`(?:===|!==|case|\[|,|\()\s?'(${actingKinds.filter((kind) => kind !== 'clear').join('|')})'`,
  'g',
);

/** What becomes of a hidden value is called as a kind is: `'clear'`. It is looked for where keys of rules are. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');

/** The keys that a text of code names. */
function keysNamed(file: string, text: string): string[] {
  const code = withoutComments(text);
  const taken = TAKEN.flatMap((pattern) => [...code.matchAll(pattern)]).flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\W/)[0] ?? ''),
  );
  const patterns = TOOLS.test(file) ? [...NAMED, QUOTED] : NAMED;
  const named = patterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, key = '']) => key));
  return [...new Set([...named, ...taken].filter((key) => KEYS.includes(key)))];
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1))
    .filter((file) => !file.startsWith('engine/core/effects/'));

const excused = (file: string): readonly string[] =>
  Object.entries(EXCEPTIONS).flatMap(([place, things]) =>
    file.startsWith(place) ? things.flatMap((thing) => OF_CORE[thing]) : [],
  );

/** The keys of a rule that a kind reads when it plans. */
function keysRead({ plan }: Acts): ReadonlySet<unknown> {
  const read = new Set<unknown>();
  plan(new Proxy({} as RuleDefinition, { get: (_, key) => void read.add(key) }), {} as Planning);
  return read;
}

describe('the names of kinds of effects', () => {
  const found = FOLDERS.flatMap(filesIn).map((file) => {
    return { file, keys: keysNamed(file, readFileSync(join(ROOT, file), 'utf8')) };
  });

  it('stand in the file of the kind alone', () => {
    const strays = found.flatMap(({ file, keys }) =>
      keys.filter((key) => !excused(file).includes(key)).map((key) => `${file}: ${key}`),
    );
    expect(strays).toEqual([]);
  });

  it('are named in the core where it is the core that does the kind', () => {
    const inCore = found.flatMap(({ file, keys }) => (file.startsWith('engine/core/') ? keys : []));
    expect(
      Object.values(OF_CORE)
        .flat()
        .filter((key) => !inCore.includes(key)),
    ).toEqual([]);
    const unread = doneBy('otherKinds').filter((key) => !acts.some((each) => keysRead(each).has(key)));
    expect(unread).toEqual([]);
  });

  it('are excused nowhere without need', () => {
    const idle = Object.entries(EXCEPTIONS).flatMap(([place, things]) =>
      things
        .filter((thing) =>
          found.every(({ file, keys }) => !file.startsWith(place) || !keys.some((key) => of(thing).includes(key))),
        )
        .map((thing) => `${place}: ${thing}`),
    );
    expect(idle).toEqual([]);
  });

  it.each([
    'if (rule.require) return;',
    "entry.rule['lock']",
    "if ('show' in rule) return;",
    `const place = \`\${pointer}/compute/\${index}\`;`,
    "const role = 'rule.show';",
    'const { on, set } = entry.rule;',
    'const isShown = ({ show, when }: RuleDefinition) => show;',
    'rules.filter(({ show }) => show)',
    "for (const key of ['compute', 'set'] as const) use(key);",
    "stepOf(asked, rule, 'require', index)",
    "if (key === 'show') return;",
  ])('are seen in %s', (code) => {
    expect(keysNamed('engine/analyse/x.ts', code)).not.toEqual([]);
  });

  it.each([
    '// as rule.show does',
    'const { id, when, on } = rule;',
    "const looks = { show: 'x' };",
    "if (rules.hidden === 'clear') return;",
  ])('are not seen in %s', (code) => {
    expect(keysNamed('engine/analyse/x.ts', code)).toEqual([]);
  });
});

const of = (thing: keyof typeof OF_CORE): readonly string[] => OF_CORE[thing];
