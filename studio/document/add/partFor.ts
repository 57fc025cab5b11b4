import { listAt, objectAt } from '../../../engine/compile/references/world';
import type { Json } from '../../../engine/core/json';
import { fieldName, freeName } from './names';
import { callsOf, objectOf } from './places';
import type { Definitions } from './types';

/** A part with calls that nobody has yet, below the address that the wizard's other calls stand below. */
export function partFor(
  definitions: Definitions,
  wizard: string,
  { id, title, data }: { id: string; title: string; data: string[] },
): Json {
  const { parts } = objectOf(definitions, wizard);
  const own = listAt(parts).map(objectAt);
  const [folder = ''] = wizard.split('/');
  const known = own.flatMap(({ save }) => /^POST \/([^/]+)\//.exec(typeof save === 'string' ? save : '')?.[1] ?? []);
  const all = callsOf(definitions);
  const plain = fieldName(title);
  const name = plain.charAt(0).toLowerCase() + plain.slice(1);
  const base = `/${known[0] ?? folder}/${name}`;
  let call = base;
  for (let at = 2; all.includes(`"GET ${call}"`) || all.includes(`"POST ${call}"`); at += 1) call = `${base}${at}`;
  return {
    id: freeName(
      id,
      own.map((part) => String(part.id)),
    ),
    data,
    load: `GET ${call}`,
    save: `POST ${call}`,
    failure: { title: `Dados informados inválidos na aba ${title}.` },
  };
}
