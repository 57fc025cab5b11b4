import type { ColorValue, DimensionValue, Own, Token } from './format';

type Group = Record<string, unknown>;

export interface TenantTokens {
  /** Every token, with what the tenant sets in the place of what all have. */
  tokens: Token[];
  /** Those that it sets. */
  set: Token[];
  /** What is wrong with its file, a sentence each. */
  problems: string[];
}

/**
 * The tokens of a tenant: its file names them by the paths of the common source, and sets their values.
 * @param base the tokens that all have; a tenant may set those alone that say so
 */
export function readTenant(source: unknown, base: readonly Token[]): TenantTokens {
  const problems: string[] = [];
  const settable = new Map(base.filter(({ own }) => own.tenant).map((token) => [token.path, token]));
  const set: Token[] = [];
  for (const { path, token } of leaves(source)) {
    const common = settable.get(path);
    if (!common) {
      problems.push(`${path} is no token that an institution sets. There are: ${[...settable.keys()].join(', ')}.`);
      continue;
    }
    const { dark } = ((token.$extensions as { ficha?: Own } | undefined)?.ficha ?? {}) as Own;
    const values = [token.$value, ...(dark === undefined ? [] : [dark])];
    const isRight = common.kind === 'color' ? isColour : isDimension;
    if (values.every(isRight)) set.push({ ...common, value: token.$value, own: { ...common.own, dark } } as Token);
    else problems.push(`${path} is no ${common.kind}: ${EXPECTED[common.kind === 'color' ? 'color' : 'dimension']}`);
  }
  const own = new Map(set.map((token) => [token.path, token]));
  return { tokens: base.map((token) => own.get(token.path) ?? token), set, problems };
}

const EXPECTED = {
  color: 'expected { "colorSpace": "srgb", "components": [red, green, blue] } with parts from 0 to 1.',
  dimension: 'expected { "value": 10, "unit": "px" }, not below 0.',
};

/** Everything in a source that has a value, by its path. */
function leaves(group: unknown, path: string[] = []): { path: string; token: Group }[] {
  if (typeof group !== 'object' || group === null) return [{ path: path.join('.'), token: {} }];
  if ('$value' in group) return [{ path: path.join('.'), token: group as Group }];
  return Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, below]) => leaves(below, [...path, key]));
}

function isColour(value: unknown): boolean {
  const { colorSpace, components, alpha } = (value ?? {}) as Partial<ColorValue>;
  const isShare = (part: unknown) => typeof part === 'number' && part >= 0 && part <= 1;
  const isTriple = Array.isArray(components) && components.length === 3;
  return colorSpace === 'srgb' && alpha === undefined && isTriple && components.every(isShare);
}

function isDimension(value: unknown): boolean {
  const { value: size, unit } = (value ?? {}) as Partial<DimensionValue>;
  return typeof size === 'number' && size >= 0 && (unit === 'px' || unit === 'rem');
}
