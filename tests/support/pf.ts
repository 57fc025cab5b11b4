import { ANSWER_NAMES } from '../../contract/answers';
import { BLOCKS } from '../../contract/blocks';
import { compileSchemas, loadSchemas } from '../../engine/compile';
import type { TabDefinition } from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';
import type { Json, JsonObject } from '../../engine/core/json';
import { fieldsToWire } from '../../engine/core/mapping/wire';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { TransportRequest } from '../../engine/core/session/host';
import { loadedWizard, type Reply, type Replying, type TestWizardInput, testWizard } from '../../engine/testing';

const folders = new Map<string, ReturnType<typeof compileSchemas>>();

/** A wizard of a schemas folder compiled as the build does it. */
export function loadSchemaWizard(id: string, folder = 'schemas'): Promise<LoadedWizard> {
  const compiled = folders.get(folder) ?? compileSchemas(folder, { blocks: BLOCKS });
  folders.set(folder, compiled);
  return loadedWizard(compiled, id, formats);
}

/** What a fake server answers, by "METHOD /path"; a function sees the request. */
export type Answers = Record<
  string,
  Json | { status: number; body?: Json } | ((request: TransportRequest) => { status: number; body?: Json })
>;

/** What differs in the session of a test from a new registration. */
export type SessionChange = Omit<TestWizardInput, 'replies'> & {
  settings?: Record<string, Json>;
  mode?: 'new' | 'edit' | 'renewal';
};

/** A session of the individual's wizard on a fake server, with everything that was called and asked. */
export const pfSession = (answers: Answers = {}, change: SessionChange = {}) => schemaSession('pf', answers, change);

/** A session of a wizard on a fake server, with everything that was called and asked. */
export async function schemaSession(id: string, answers: Answers = {}, change: SessionChange = {}) {
  const loaded = await loadSchemaWizard(id);
  const { settings = {}, mode = 'new', ...input } = change;
  return testWizard(loaded, {
    answers: ANSWER_NAMES,
    replies: Object.fromEntries(Object.entries(answers).map(([call, said]) => [call, replyOf(said)])),
    base: {
      user: { NomeRazaoSocial: 'Helena', TipoCliente: loaded.wizard.type, StatusCadastro: 0 },
      mode,
      formats,
      settings,
    },
    ...input,
  });
}

/** Data alone are those of an answer. */
function replyOf(said: Answers[string]): Reply | Replying {
  if (typeof said === 'function') return said;
  if (said !== null && typeof said === 'object' && !Array.isArray(said) && 'status' in said) return said as Reply;
  return { body: { data: said } };
}

/** The valid example of a tab, as the definition has it. */
export function exampleOf(tab: string, wizard = 'pf'): JsonObject {
  return definitionOf(wizard, tab).examples?.valid[0] as JsonObject;
}

let read: ReturnType<typeof loadSchemas> | undefined;

/** A tab's definition as it is written, examples included. */
export function definitionOf(wizard: string, tab: string): TabDefinition {
  read ??= loadSchemas('schemas', { blocks: BLOCKS });
  const found = read.schemas?.wizards
    .find(({ definition }) => definition.id === wizard)
    ?.tabs.find(({ id }) => id === tab);
  if (!found) throw new Error(`no tab ${tab}`);
  return found;
}

/** The calls that change something. */
export const posts = (calls: TransportRequest[]) => calls.filter((call) => call.method === 'POST');

/** The valid examples of some tabs as one body of the wire. */
export function wireOf(loaded: LoadedWizard, ...tabs: string[]): JsonObject {
  const bodies = tabs.map((tab) =>
    fieldsToWire(loaded.tabs[tab]?.definition.schema.properties ?? {}, exampleOf(tab, loaded.wizard.id)),
  );
  return Object.assign({}, ...bodies);
}
