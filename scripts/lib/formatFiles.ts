import { formats } from '../../engine/brazil';
import { toldFormats } from '../../engine/catalog';
import type { Json, JsonObject } from '../../engine/core';
import { valueAt, withMember, withMembers, withValue } from './jsonText';

/** The English texts of the engine with those of the reasons of all formats. */
export function withEnglishReasons(texts: string): string {
  const own = Object.entries(toldFormats).map(([name, { reasons }]): [string, Json] => [name, reasons.en]);
  return withMembers(texts, ['formats'], own, []);
}

/** shared.json with the texts that a format brings and that it lacks; those that it has are its own, and stay. */
export function withOwnReasons(shared: string): string {
  const now = valueAt(shared, ['formats']) as Record<string, JsonObject>;
  const lacking = Object.entries(toldFormats).flatMap(([name, { reasons }]): [string, Json][] => {
    const given = reasons['pt-BR'] ?? {};
    const added = Object.entries(given).filter(([reason]) => now[name]?.[reason] === undefined);
    return added.length === 0 ? [] : [[name, { ...now[name], ...Object.fromEntries(added) }]];
  });
  return lacking.reduce((text, [name, reasons]) => withMember(text, ['formats'], name, reasons), shared);
}

/** The reasons of formats, as `plate/form`, that neither shared.json nor the file of the format has a text for. */
export function reasonsWithoutText(shared: string, told = toldFormats): string[] {
  const now = valueAt(shared, ['formats']) as Record<string, JsonObject>;
  return Object.entries(formats).flatMap(([name, { reasons }]) =>
    reasons
      .filter((reason) => !(now[name]?.[reason] || told[name]?.reasons['pt-BR']?.[reason]))
      .map((reason) => `${name}/${reason}`),
  );
}

/** The vocabulary with the names of all formats, which an editor offers. */
export const withFormatNames = (vocabulary: string): string =>
  withValue(vocabulary, ['definitions', 'field', 'properties', 'format', 'examples'], Object.keys(formats).sort());
