import type { Kind, Own, Pair, Token } from './format';

type Group = Record<string, unknown>;

/**
 * The tokens of a source in their order, each under the name that it has in CSS (`s-2`, without the dashes).
 * What a group says of its kind and its prefix holds for all below it.
 * @throws where a token has no kind, or two have one name
 */
export function readTokens(source: Group): Token[] {
  const tokens = tokensOf(source, { path: [], own: {} });
  const names = tokens.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two tokens are named --${twice}.`);
  return tokens;
}

/** The pairs of a source that must be told apart. */
export const readPairs = (source: Group): Pair[] =>
  ((source.$extensions as { ficha?: { pairs?: Pair[] } } | undefined)?.ficha?.pairs ?? []) as Pair[];

interface Above {
  path: string[];
  own: Own;
  kind?: Kind;
}

function tokensOf(group: Group, { path, own: given, kind: above }: Above): Token[] {
  const kind = (group.$type as Kind | undefined) ?? above;
  const own = { ...given, ...(group.$extensions as { ficha?: Own } | undefined)?.ficha };
  if ('$value' in group) {
    const { prefix = '', ...rest } = own;
    if (!kind) throw new Error(`${path.join('.')} has no $type.`);
    const name = `${prefix}${path.at(-1)}`;
    const description = (group.$description as string | undefined) ?? '';
    return [{ name, path: path.join('.'), kind, value: group.$value, description, own: rest } as Token];
  }
  return Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, below]) => tokensOf(below as Group, { path: [...path, key], own, kind }));
}
