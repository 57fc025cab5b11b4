import { isObject, type Json, type JsonObject } from '../../engine/core';
import { type CallDefinition, type LoadedWizard, stepsOfPart } from '../../engine/definition';
import { blocksOf, fieldsOf } from '../../engine/state';
import { parseCall } from '../../engine/wire';
import { failureOf } from '../http/failures';
import { answerCall } from './answerCall';
import { describeOpening } from './described/parts';
import { loadDraft } from './drafts/drafts';
import { type Endpoint, type EndpointInput, placeOfCall } from './endpoint';
import type { Registrations } from './registrations';
import { returnedOf } from './review/returned';

/** The longest list of options that comes with a wizard: a longer one is asked for where it is needed, and kept. */
const LONGEST_LIST = 300;

/** Why the registration came back; only where it did. */
const RETURNED = 'GET /cliente/devolucao';

/** Whether the answer of an opened wizard says why it came back. */
export const wasReturned = (answer: Json): boolean =>
  isObject(answer) && isObject(answer.calls) && RETURNED in answer.calls;

/** What one of the calls would have answered. */
interface Opened extends JsonObject {
  status: number;
  /** The whole body: `{ "data": ... }`, and of a refusal also `descricao`. */
  body: Json;
}

/**
 * The call of ours that opens a wizard, its `open`: all that is loaded then, in one answer.
 *
 * ```json
 * { "data": { "calls": {
 *   "GET /PessoaFisica/dadosFinanceiros": { "status": 200, "etag": "\"1763726400000\"", "body": { "data": {} } },
 *   "GET /tipoDocumento": { "status": 500, "body": { "data": ["Ocorreu um erro..."], "descricao": "Ocorreu um erro..." } }
 * } } }
 * ```
 *
 * The names are the load calls of the parts, of the lists with forms and of the blocks as the definition writes them, but
 * for what a block asks for once it is on the screen; beside them the draft and short lists of options. Each answers by
 * the same function as where it is made by itself, with an ETag of its own, or fails by itself.
 */
export function openEndpoint(
  registrations: Registrations,
  loaded: LoadedWizard,
  endpoints: readonly Endpoint[],
): Endpoint[] {
  const { id, open, type } = loaded.wizard;
  if (open === undefined) return [];
  const { rooms, lists, services } = registrations;
  const blocks = Object.values(loaded.tabs).flatMap(({ definition }) => blocksOf(definition));
  const loadsOfBlocks = [...new Set(blocks.map(({ block }) => block))].flatMap(
    (block) => rooms.blocks[block]?.loads?.filter(({ isOfScreen }) => !isOfScreen) ?? [],
  );
  const shortLists = optionCalls(loaded).flatMap((call) => {
    const list = lists.get(placeOfCall(call).path);
    const entries = list?.({});
    if (!list || !entries || entries.length > LONGEST_LIST) return [];
    return [[call, { status: 200, etag: `"${list.hash}"`, body: { data: entries } }] as const];
  });
  return [
    {
      kind: 'open',
      ...placeOfCall(open.replaceAll('{id}', id)),
      type,
      describe: () => describeOpening(loaded),
      async answer(input) {
        // Without it nothing could be answered: that fails as a whole.
        await input.read();
        const calls: Record<string, Opened> = {};
        for (const call of loadCalls(loaded)) {
          const { method, path } = placeOfCall(call);
          const own = endpoints.filter((endpoint) => endpoint.method === method && endpoint.path === path);
          calls[call] ??= await opened(input, (own_) => answerCall(own, own_));
        }
        for (const { call, answer } of loadsOfBlocks) calls[call] ??= await opened(input, answer);
        const draft = () => loadDraft(registrations, input.client, loaded);
        calls[`GET /cliente/rascunhos/${id}`] = await opened(input, draft);
        const { client } = await input.read();
        const returned = await returnedOf(services.database, client, services.clock());
        if (returned) calls[RETURNED] = { status: 200, body: { data: returned } };
        for (const [call, list] of shortLists) calls[call] ??= list;
        return { calls };
      },
    },
  ];
}

/** The load calls of a wizard's parts and lists, each as the definition writes it. */
function loadCalls({ wizard, tabs }: LoadedWizard): string[] {
  const lists = Object.values(tabs).flatMap(({ definition }) => Object.values(definition.collections ?? {}));
  const calls: (CallDefinition | undefined)[] = [
    ...wizard.parts.flatMap(stepsOfPart).map(({ load }) => load),
    ...lists.filter(({ forms }) => forms?.length).map(({ load }) => load),
  ];
  return [...new Set(calls.flatMap((call) => (call === undefined ? [] : typeof call === 'string' ? call : call.call)))];
}

/** The lists of options that nothing has to be filled in for, each by its method and path. */
function optionCalls({ tabs }: LoadedWizard): string[] {
  const calls = Object.values(tabs).flatMap(({ definition }) =>
    fieldsOf(definition).flatMap(({ schema }) => schema.options?.call ?? []),
  );
  return calls.filter((call) => !/[?{]/.test(call)).map((call) => `GET ${parseCall(call).path}`);
}

async function opened(input: EndpointInput, answer: (input: EndpointInput) => Promise<Json>): Promise<Opened> {
  let version: string | undefined;
  const own: EndpointInput = {
    ...input,
    query: {},
    tellVersion: (told) => {
      version = told;
    },
  };
  try {
    const data = await answer(own);
    return { status: 200, ...(version !== undefined && { etag: `"${version}"` }), body: { data } };
  } catch (error) {
    const { status, body } = failureOf(error);
    if (status >= 500) input.logFailure(error);
    return { status, body };
  }
}
