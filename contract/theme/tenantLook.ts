import { colourCss } from './colour';
import { contrastProblems } from './contrastProblems';
import type { Token } from './format';
import { logoProblems } from './logo';
import { readTenant } from './readTenant';
import { readPairs, readTokens } from './readTokens';
import source from './tokens.json' with { type: 'json' };
import { tenantCss } from './tokensCss';

/** What the folder of a tenant holds, by the names of its files. */
export const TENANT_FILES = { tokens: 'tokens.json', logo: 'logo.svg', texts: 'texts.json' } as const;

export interface TenantSources {
  /** What is in the JSON files, read. */
  tokens: unknown;
  texts: unknown;
  logo: string;
}

/** What a tenant is called: its name and the line under it, as in the logo. */
export interface TenantName {
  name: string;
  line: string;
}

export interface TenantLook extends TenantName {
  /** `#rrggbb`, on light ground. */
  accent: string;
  /** The rule that sets its tokens, and where its logo is. */
  css: (selector: string, logo: string) => string;
}

const TEXTS = ['name', 'line'];
const LONGEST_TEXT = 60;

/**
 * A tenant as its folder says, and everything that is wrong with it, a sentence each with the file in front.
 * A tenant with problems is not to be shown.
 */
export function tenantLook({ tokens, texts, logo }: TenantSources): { look: TenantLook; problems: string[] } {
  const base = readTokens(source);
  const own = readTenant(tokens, base);
  const { name = '', line = '' } = (texts ?? {}) as Partial<TenantName>;
  const accent = own.tokens.find((token) => token.name === 'accent') as Extract<Token, { kind: 'color' }>;
  const weak = own.problems.length > 0 ? [] : contrastProblems(own.tokens, readPairs(source));
  return {
    look: {
      name,
      line,
      accent: colourCss(accent.value),
      css: (selector, path) => tenantCss(own.set, { selector, logo: path }),
    },
    problems: [
      ...[...own.problems, ...weak].map((problem) => `${TENANT_FILES.tokens}: ${problem}`),
      ...textProblems(texts).map((problem) => `${TENANT_FILES.texts}: ${problem}`),
      ...logoProblems(logo).map((problem) => `${TENANT_FILES.logo}: ${problem}`),
    ],
  };
}

function textProblems(texts: unknown): string[] {
  if (typeof texts !== 'object' || texts === null) return ['expected { "name": "…", "line": "…" }.'];
  const given = texts as Record<string, unknown>;
  const unknown = Object.keys(given).filter((key) => !TEXTS.includes(key));
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TEXT;
  return [
    ...unknown.map((key) => `"${key}" is no text of a tenant. There are: ${TEXTS.join(', ')}.`),
    ...TEXTS.filter((key) => !isText(given[key])).map(
      (key) => `"${key}" must be a text of at most ${LONGEST_TEXT} characters.`,
    ),
  ];
}
