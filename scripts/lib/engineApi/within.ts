import type { Declaration, Declarations } from './declarations';

/** What some declarations name that no entry exports, and what that names in turn; by module and name. */
export function within(
  declarations: Declarations,
  own: Iterable<Declaration>,
  exported: ReadonlySet<Declaration>,
): Declaration[] {
  const shown = new Set(own);
  const reached = new Set(shown);
  for (const declaration of reached)
    for (const next of declarations.namedBy(declaration)) if (!exported.has(next)) reached.add(next);
  return [...reached].slice(shown.size).sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

const keyOf = ({ module, name }: Declaration) => `${module}:${name}`;
