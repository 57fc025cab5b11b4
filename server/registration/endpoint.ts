import type { Json } from '../../engine/core';
import type { CallDefinition } from '../../engine/definition';
import { type Method, parseCall, type WizardData } from '../../engine/wire';
import type { Session } from '../http/gate';
import { Refusal } from '../http/refusal';
import type { Client } from '../storage/client';
import type { EndpointDescription } from './described/parts';
import type { Registration } from './registration';
import type { Taken } from './taken';

/** One call of one wizard: who may make it, and what it answers. */
export interface Endpoint {
  kind: 'load' | 'save' | 'delete' | 'complete' | 'open';
  method: Method;
  /** Without its query, in lower case. */
  path: string;
  /** The same as the definition writes it. */
  written: string;
  /** The client type of the wizard. */
  type: number;
  /** Under which name the data that it loads, saves or deletes from are kept, where they have a version. */
  part?: string;
  /** Which bodies are meant for this endpoint; without it, all. */
  takes?: Taken | undefined;
  /** What it takes and answers, with the examples of the tabs of its wizard. */
  describe: (examples: WizardData) => EndpointDescription;
  answer: (input: EndpointInput) => Promise<Json>;
}

export interface EndpointInput {
  client: Client;
  session: Session;
  body: Json | undefined;
  /** Query parameters, names in lower case. */
  query: Record<string, string>;
  /** The address of the caller as the server saw it. */
  seenIp: string;
  /** Versions of which the caller has read one, as earlier answers told them; without them nothing is compared. */
  knownVersions?: readonly string[] | undefined;
  /** What the client has filled in of the endpoint's wizard; read once for all that one call answers. */
  read(): Promise<Registration>;
  /** What several answers read, by a name: read once for all that one call answers. */
  share<T>(name: string, read: () => Promise<T>): Promise<T>;
  /** Puts the version of what is answered into the answer. */
  tellVersion(version: string): void;
  /** The ETag by which that version is told. */
  etagOf(version: string): string;
  /** Keeps in the log of the server what went wrong inside. */
  logFailure(error: unknown): void;
}

/** The place of a call of a definition. */
export function placeOfCall(definition: CallDefinition): Pick<Endpoint, 'method' | 'path' | 'written'> {
  const { method, path } = parseCall(definition);
  const written = `/${(path.split('?', 1)[0] as string).replace(/^\/+/, '')}`;
  return { method, path: written.toLowerCase(), written };
}

/** Query parameters of a call by the field that fills them: `?guid={Guid}` gives `{ Guid: 'guid' }`. */
export function parametersOfCall(definition: CallDefinition): Record<string, string> {
  const query = parseCall(definition).path.split('?', 2)[1] ?? '';
  return Object.fromEntries(
    [...query.matchAll(/([^=&]+)=\{([^}]+)\}/g)].map(([, name, field]) => [field, name?.toLowerCase()]),
  );
}

/** The names of the query parameters of a call, as the definition writes them. */
export function namesInQuery(definition: CallDefinition): string[] {
  const query = parseCall(definition).path.split('?', 2)[1] ?? '';
  return [...query.matchAll(/([^=&]+)=\{[^}]+\}/g)].map(([, name]) => name as string);
}

/** @throws Refusal 404 */
export function notFound(): never {
  throw new Refusal(404, 'O registro não foi encontrado.');
}
