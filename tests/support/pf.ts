import { BLOCKS } from '../../contract/blocks';
import { compileSchemas, formatProblems, loadSchemas } from '../../engine/compile';
import { loadWizard } from '../../engine/core/definition/loadWizard';
import type { TabDefinition } from '../../engine/core/definition/types';
import { formats } from '../../engine/core/formats/br/table';
import type { Json, JsonObject } from '../../engine/core/json';
import { fieldsToWire } from '../../engine/core/mapping/wire';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import type { Question, TransportRequest } from '../../engine/core/session/host';
import type { SessionInput } from '../../engine/core/session/types';
import { createWizardSession } from '../../engine/core/session/wizardSession';
import { resolveSettings } from '../../engine/core/settings';

const modules = new Map<string, unknown>();
const folders = new Map<string, ReturnType<typeof compileSchemas>>();

/** A wizard of a schemas folder compiled as the build does it. */
export async function loadSchemaWizard(id: string, folder = 'schemas'): Promise<LoadedWizard> {
  const compiled = folders.get(folder) ?? compileSchemas(folder, { blocks: BLOCKS });
  folders.set(folder, compiled);
  if ('problems' in compiled) throw new Error(formatProblems(compiled.problems));
  const entry = compiled.index.wizards.find((wizard) => wizard.id === id);
  const load = async (url: string) => {
    const name = url.split('/').at(-1) as string;
    const known =
      modules.get(name) ??
      (await import(
        /* @vite-ignore */ `data:text/javascript;charset=utf-8,${encodeURIComponent(compiled.modules[name] as string)}`
      ));
    modules.set(name, known);
    return known;
  };
  return loadWizard(entry?.url as string, load, formats);
}

/** What a fake server answers, by "METHOD /path"; a function sees the request. */
export type Answers = Record<
  string,
  Json | { status: number; body?: Json } | ((request: TransportRequest) => { status: number; body?: Json })
>;

/** What differs in the session of a test from a new registration. */
export type SessionChange = Partial<SessionInput> & {
  settings?: Record<string, Json>;
  answer?: boolean;
  mode?: 'new' | 'edit' | 'renewal';
};

/** A session of the individual's wizard on a fake server, with everything that was called and asked. */
export const pfSession = (answers: Answers = {}, change: SessionChange = {}) => schemaSession('pf', answers, change);

/** A session of a wizard on a fake server, with everything that was called and asked. */
export async function schemaSession(id: string, answers: Answers = {}, change: SessionChange = {}) {
  const loaded = await loadSchemaWizard(id);
  const calls: TransportRequest[] = [];
  const questions: Question[] = [];
  const kept = new Map<string, string>();
  const transport = async (request: TransportRequest) => {
    calls.push(request);
    const answer = answers[`${request.method} ${request.path}`];
    if (typeof answer === 'function') return { body: undefined, ...answer(request) };
    if (answer !== null && typeof answer === 'object' && !Array.isArray(answer) && 'status' in answer) {
      return { body: undefined, ...(answer as { status: number; body?: Json }) };
    }
    return { status: 200, body: { data: answer ?? null } as JsonObject };
  };
  const session = createWizardSession({
    loaded,
    transport,
    host: {
      ask: async (question) => {
        questions.push(question);
        return change.answer ?? true;
      },
    },
    base: {
      settings: { ...resolveSettings(loaded.settings, [], loaded.wizard.settings), ...change.settings },
      user: { NomeRazaoSocial: 'Helena', TipoCliente: loaded.wizard.type, StatusCadastro: 0 },
      mode: change.mode ?? 'new',
      formats,
    },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    storage: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    storageKey: 'unsaved',
    ...change,
  });
  return { session, calls, questions, kept, loaded };
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
