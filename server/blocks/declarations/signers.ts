import { evaluateCondition, isEmpty, isObject, type Json, type JsonObject } from '../../../engine/core';
import { readRegistration } from '../../registration/readRegistration';
import type { Registrations } from '../../registration/registrations';
import type { Client } from '../../storage/client';
import type { Services } from '../../storage/services';
import { placesOf, type SignerSource, type SigningPlace } from './blocks';
import type { Signer } from './sign';

/** A person of the registration who may sign, and the places where. */
export interface PossibleSigner extends Required<Signer> {
  place: SigningPlace;
}

/** Who signs follows from fields and settings; no definition asks an option list or a block of the server for it. */
const FIELDS_ALONE: Omit<Registrations, 'services'> = {
  lists: new Map(),
  rooms: { blocks: {}, guards: [], effects: [], known: {} },
};

/** The people who may sign for a client, in the order of the definition and of their lists; some may have no e-mail. */
export async function possibleSigners(services: Services, client: Client): Promise<PossibleSigner[]> {
  const found: PossibleSigner[] = [];
  for (const loaded of services.definitions.wizards.filter(({ wizard }) => wizard.type === client.type)) {
    const places = placesOf(loaded).filter(({ sign }) => sign === 'signers');
    if (places.length === 0) continue;
    const { data: tabs, context } = await readRegistration({ services, ...FIELDS_ALONE }, client, loaded);
    for (const place of places) {
      for (const source of place.sources) {
        const data = tabs[source.tab] ?? {};
        const rows = rowsOf(data[source.list]);
        const chosen = rows.filter((_, index) =>
          evaluateCondition(source.when, { data, context, list: source.list, index }),
        );
        found.push(...chosen.map((row) => ({ ...toSigner(row, source, loaded.wizard.key), place })));
      }
    }
  }
  return found.filter((signer, index) => index === found.findIndex((other) => isSamePerson(signer, other)));
}

/** A partner who is a representative too signs once: one name, one e-mail, in the same place. */
function isSamePerson(one: PossibleSigner, other: PossibleSigner): boolean {
  if (one === other) return true;
  const folded = ({ name, email }: PossibleSigner) => `${name} ${email}`.toLowerCase();
  return one.place === other.place && one.email !== '' && folded(one) === folded(other);
}

function toSigner(row: JsonObject, { type, name, email }: SignerSource, key: string): Required<Signer> {
  return {
    personId: textOf(row[key]),
    personType: type,
    name: textOf(row[name]),
    email: textOf(row[email]),
  };
}

const rowsOf = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isObject) : []);
const textOf = (value: Json | undefined) => (isEmpty(value) ? '' : String(value));
