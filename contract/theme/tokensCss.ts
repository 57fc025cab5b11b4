import type { Token } from './format';
import { measure, trackCss, valueCss } from './valueCss';

const HEAD = '/* Written from contract/theme/tokens.json by scripts/designTokens.ts. */';

/**
 * The style sheet of the tokens of one file: what they are, where the window is wider, and where nothing moves.
 * @param all every token: some name others
 */
export function tokensCss(all: readonly Token[], file?: Token['own']['file']): string {
  const tokens = all.filter(({ own }) => own.file === file);
  const widths = [...new Set(tokens.flatMap(({ own }) => Object.keys(own.from ?? {})))];
  const parts = [
    ...(file ? [] : ["@import './fonts.css';"]),
    block(':root', [
      ...(file ? [] : ['color-scheme: light dark']),
      ...tokens.flatMap((token) => declarations(token, all)),
    ]),
    ...(file ? [] : ['light', 'dark'].map((mode) => block(`:root[data-theme='${mode}']`, [`color-scheme: ${mode}`]))),
    ...widths.map((width) =>
      media(
        `(min-width: ${width})`,
        tokens.flatMap((token) => atWidth(token, width)),
      ),
    ),
    media('(prefers-reduced-motion: reduce)', tokens.flatMap(still)),
    // Paper is light.
    ...(file ? [] : ['@media print {\n  :root,\n  :root[data-theme] {\n    color-scheme: light;\n  }\n}']),
  ];
  return `${[HEAD, ...parts.filter((part) => part !== '')].join('\n')}\n`;
}

/**
 * The rule by which the tokens that a tenant sets take the place of those that all have, with the address of its logo.
 * It is not built, so that it says by itself what browsers without `light-dark()` read.
 */
export function tenantCss(set: readonly Token[], { selector, logo }: { selector: string; logo: string }): string {
  const lines = (tokens: readonly Token[]) => tokens.flatMap((token) => declarations(token, set));
  const dark = set.filter(({ own }) => own.dark !== undefined);
  const light = dark.map((token) => ({ ...token, own: {} }) as Token);
  const night = dark.map((token) => ({ ...token, value: token.own.dark, own: {} }) as Token);
  const rules = [block(selector, [`--logo: url('${logo}')`, ...lines(set)])];
  if (dark.length > 0) {
    const older = [
      block(selector, lines(light)),
      block(`${selector}[data-theme='dark']`, lines(night)),
      `@media (prefers-color-scheme: dark) {\n${block(`${selector}:not([data-theme='light'])`, lines(night))}\n}`,
    ];
    rules.push(`@supports not (color: light-dark(#000, #000)) {\n${older.join('\n')}\n}`);
  }
  return `${rules.join('\n')}\n`;
}

function declarations(token: Token, all: readonly Token[]): string[] {
  const nameOf = (alias: string) => {
    const found = all.find(({ path }) => `{${path}}` === alias);
    if (!found) throw new Error(`--${token.name} names ${alias}, which is no token.`);
    return found.name;
  };
  const track = token.kind === 'typography' ? trackCss(token.value) : undefined;
  return [
    `--${token.name}: ${valueCss(token, nameOf)}`,
    ...(track ? [`--${token.name.replace(/^t-/, 'track-')}: ${track}`] : []),
  ];
}

const atWidth = ({ name, own }: Token, width: string): string[] => {
  const value = own.from?.[width];
  return value === undefined ? [] : [`--${name}: ${measure(value as { value: number; unit: string })}`];
};

const still = ({ name, own }: Token): string[] =>
  own.still === undefined ? [] : [`--${name}: ${measure(own.still as { value: number; unit: string })}`];

const block = (selector: string, lines: string[]) => `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}`;

const media = (query: string, lines: string[]) =>
  lines.length === 0 ? '' : `@media ${query} {\n${block(':root', lines).replace(/^/gm, '  ')}\n}`;
