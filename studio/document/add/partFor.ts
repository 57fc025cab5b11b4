import type { Json } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { METHODS } from '../../../engine/wire';
import { fieldName, freeName } from './names';
import { callsOf, objectOf } from './places';
import type { Definitions } from './types';

/** A call that saves, and the first folder of its address. */
const SAVED = new RegExp(`^(?:${METHODS.filter((method) => method !== 'GET').join('|')}) /([^/]+)/`);

/** An address that no call has yet, below the one that the wizard's other calls stand below: `/PessoaFisica/referencias`. */
export function freeAddress(definitions: Definitions, wizard: string, title: string): string {
  const own = listAt(objectOf(definitions, wizard).parts).map(objectAt);
  const [folder = ''] = wizard.split('/');
  const known = own.flatMap(({ save }) => SAVED.exec(typeof save === 'string' ? save : '')?.[1] ?? []);
  const all = callsOf(definitions);
  const plain = fieldName(title);
  const name = plain.charAt(0).toLowerCase() + plain.slice(1);
  const base = `/${known[0] ?? folder}/${name}`;
  let address = base;
  for (let at = 2; METHODS.some((method) => all.includes(`"${method} ${address}"`)); at += 1) address = `${base}${at}`;
  return address;
}

/** A part that loads and saves by calls of its own, at an address of its own or the next one that is free. */
export function partFor(
  definitions: Definitions,
  wizard: string,
  { id, title, data, address }: { id: string; title: string; data: string[]; address?: string | undefined },
): Json {
  const own = listAt(objectOf(definitions, wizard).parts).map(objectAt);
  const call = address ?? freeAddress(definitions, wizard, title);
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
