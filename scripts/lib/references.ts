import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Files, indexReferences, type ReferenceIndex, type Subject } from '../../engine/edit';

/** The texts of a folder of definitions by their path below it, but for the vocabulary. */
export function definitionTexts(dir: string): Files {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
  const json = names.filter((name) => name.endsWith('.json') && !name.startsWith('vocabulary/')).sort();
  return Object.fromEntries(json.map((name) => [name, readFileSync(join(dir, name), 'utf8')]));
}

/** The index of a folder, and the thing that a word names: `pf/enderecos/Cep`, `pf/enderecos#comercial`, `setting:cargo`. */
export function findSubject(texts: Files, word: string): { index: ReferenceIndex; subject?: Subject } {
  const index = indexReferences(texts);
  const [, kind, id = ''] = /^([a-zA-Z]+):(.+)$/.exec(word) ?? [];
  const named = (kind === undefined ? [word] : [id]).flatMap((text): Subject[] => {
    if (kind !== undefined) return [{ kind: kind as Subject['kind'], id: text }];
    if (text.includes('#')) return [{ kind: 'place', id: text }];
    return [
      { kind: 'field', id: index.world.homeOf(text) },
      { kind: 'tab', id: text },
    ];
  });
  const subject = named.find((one) => index.of(one).length > 0);
  return { index, ...(subject && { subject }) };
}
