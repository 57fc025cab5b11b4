import { isObject, type Json } from '../../../engine/core';
import type { BlockItem, Condition, LoadedWizard } from '../../../engine/definition';
import { blocksOf } from '../../../engine/state';
import type { Definitions } from '../../storage/definitions/types';

/** Rows of a list of the registration that are people who may sign. */
export interface SignerSource {
  tab: string;
  list: string;
  /** What these people are called, TipoPessoaDescricao. */
  type: string;
  /** The fields of a row that hold the name and the e-mail. */
  name: string;
  email: string;
  /** Which rows are meant; without it, all. */
  when?: Condition;
}

/** A place of a definition where documents are signed: whose are required there, and whose are listed. */
export interface SigningPlace {
  /** TipoCliente of the documents that must be signed. */
  client: string;
  /** TipoCliente of all documents that are offered. */
  audiences: string[];
  /** `accept`: the client signs; `signers`: people whom the client chooses. */
  sign: 'accept' | 'signers';
  /** Where these people stand in the registration. */
  sources: SignerSource[];
}

/** The place that a block describes, when it is one. */
export function toSigningPlace({ block, client, lists, sign, signers }: BlockItem): SigningPlace | undefined {
  if (block !== 'signatures' || typeof client !== 'string') return undefined;
  const others = Array.isArray(lists) ? lists.map(String) : [];
  return {
    client,
    audiences: [...new Set([client, ...others])],
    sign: sign === 'signers' ? 'signers' : 'accept',
    sources: Array.isArray(signers) ? signers.map(toSource) : [],
  };
}

/** An entry of `signers`; the loader has seen to its members. */
function toSource(entry: Json): SignerSource {
  const { list, type, name, email, when } = isObject(entry) ? entry : {};
  const [tab = '', field = ''] = String(list).split('/');
  const source = { tab, list: field, type: String(type), name: String(name), email: String(email) };
  return isObject(when) ? { ...source, when: when as Condition } : source;
}

/** The places where clients of a type sign, as the definitions of their wizards say. */
export function signingPlaces({ wizards }: Definitions, clientType: number): SigningPlace[] {
  return wizards.filter(({ wizard }) => wizard.type === clientType).flatMap(placesOf);
}

/** The places of a wizard where documents are signed. */
export function placesOf({ tabs }: LoadedWizard): SigningPlace[] {
  return Object.values(tabs)
    .flatMap(({ definition }) => blocksOf(definition))
    .flatMap((block) => toSigningPlace(block) ?? []);
}

/** TipoCliente of the documents that are offered at these places. */
export const audiencesOf = (places: readonly SigningPlace[]): string[] => places.flatMap(({ audiences }) => audiences);
