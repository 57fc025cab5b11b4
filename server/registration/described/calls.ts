import { isObject } from '../../../engine/core';
import type { WizardData } from '../../../engine/wire';
import type { DocumentedCall } from '../../http/openapi/description';
import { anyOf, list } from '../../http/openapi/schemas';
import type { Version } from '../../storage/definitions/types';
import { callsOf, type Mounted } from '../calls';
import type { Endpoint } from '../endpoint';
import type { Registrations } from '../registrations';
import { saidToBe } from '../taken';
import { examplesOf } from './examples';
import type { EndpointDescription } from './parts';

const DOES: Record<Endpoint['kind'], string> = {
  load: 'Loads',
  save: 'Saves',
  delete: 'Deletes from',
  complete: 'Sends',
  open: 'Opens',
};

/** The calls of all wizards of a version, below this prefix. `sources`: the files that the version was made from. */
export function describedCalls(
  registrations: Registrations,
  { version, sources, prefix }: { version: Version; sources: Readonly<Record<string, string>>; prefix: string },
): DocumentedCall[] {
  return [...callsOf(registrations, version).values()].map((mounted) => {
    const [{ endpoint, loaded }] = mounted as [Mounted];
    const types = [...new Set(mounted.map((own) => own.endpoint.type))];
    const ofTypes = types.map((type) =>
      mergedOf(
        mounted
          .filter((own) => own.endpoint.type === type)
          .map((own) => ({ kind: own.endpoint.kind, ...describedOf(own.endpoint, examplesOf(sources, own.loaded)) })),
      ),
    );
    const bodies = ofTypes.flatMap(({ body }) => (body ? [body] : []));
    const [{ about, rows: _rows, ...first }] = ofTypes as [EndpointDescription];
    return {
      ...first,
      method: endpoint.method,
      at: `${prefix}${endpoint.written}`,
      open: false,
      once: endpoint.kind !== 'load' && endpoint.kind !== 'open',
      ofDefinitions: true,
      area: types.length === 1 ? loaded.wizard.title : 'Cadastro',
      summary: `${DOES[endpoint.kind]} ${about}`,
      ...(bodies.length > 0 && { body: anyOf(bodies) }),
      answer: anyOf(ofTypes.map(({ answer }) => answer)),
      ...(endpoint.kind === 'complete' && { refusals: [409] }),
    };
  });
}

/** What an endpoint says of itself; its example says which of those it is for that share its call. */
function describedOf({ takes, describe }: Endpoint, examples: WizardData): EndpointDescription {
  const described = describe(examples);
  const { body } = described.examples ?? {};
  if (!takes || !isObject(body)) return described;
  return { ...described, examples: { ...described.examples, body: saidToBe(takes, body) } };
}

/** What the endpoints of one call say together: loads answer the rows of all, a save goes to one of them. */
function mergedOf(own: readonly (EndpointDescription & { kind: Endpoint['kind'] })[]): EndpointDescription {
  const [first, ...others] = own as [EndpointDescription & { kind: Endpoint['kind'] }];
  const { kind, ...alone } = first;
  if (others.length === 0) return alone;
  const bodies = own.flatMap(({ body }) => (body ? [body] : []));
  const rows = own.flatMap(({ rows }) => (rows ? [rows] : []));
  const answer = kind === 'load' ? list(anyOf(rows)) : anyOf(own.map((one) => one.answer));
  const query = Object.assign({}, ...own.map((one) => one.query ?? {}));
  return {
    ...alone,
    about: [...new Set(own.map(({ about }) => about))].join(', '),
    ...(bodies.length > 0 && { body: anyOf(bodies) }),
    ...(Object.keys(query).length > 0 && { query }),
    answer,
    examples: kind === 'load' ? {} : (alone.examples ?? {}),
  };
}
