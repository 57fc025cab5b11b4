import { BLOCKS } from '../../contract/blocks';
import { compileSchemas, formatProblems } from '../../engine/compile';
import { type FormModule, type LoadedForm, toLoadedForm } from '../../engine/core/definition/loadForm';
import { formats } from '../../engine/core/formats/br/table';
import type { Json } from '../../engine/core/json';
import type { Question, TransportRequest } from '../../engine/core/session/host';
import { createStandaloneForm, type StandaloneForm } from '../../engine/core/session/standaloneForm';
import { resolveSettings } from '../../engine/core/settings';

let compiled: ReturnType<typeof compileSchemas> | undefined;

/** A form that stands alone, `acesso/cadastro`, compiled as the build does it. */
export async function loadSchemaForm(id: string): Promise<LoadedForm> {
  compiled ??= compileSchemas('schemas', { blocks: BLOCKS });
  if ('problems' in compiled) throw new Error(formatProblems(compiled.problems));
  const url = compiled.index.forms.find((form) => form.id === id)?.url ?? '';
  const code = compiled.modules[url.replace('./', '')] as string;
  const module = await import(/* @vite-ignore */ `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`);
  return toLoadedForm(module as FormModule, formats);
}

/** What a fake server answers, by path; a promise may be kept waiting. */
export type FormAnswers = (request: TransportRequest) =>
  | { status: number; body?: Json }
  | Promise<{
      status: number;
      body?: Json;
    }>;

/** A form on a fake server, with what was asked and called, and what is kept of it. */
export async function openSchemaForm(
  id: string,
  {
    answers,
    settings,
    kept = new Map(),
  }: { answers?: FormAnswers; settings?: Record<string, Json>; kept?: Map<string, string> } = {},
) {
  const loaded = await loadSchemaForm(id);
  const questions: Question[] = [];
  const calls: string[] = [];
  const standalone: StandaloneForm = createStandaloneForm({
    loaded,
    transport: async (request) => {
      calls.push(`${request.method} ${request.path}`);
      return { body: undefined, ...(await (answers?.(request) ?? { status: 200, body: { data: null } })) };
    },
    host: { ask: async (question) => questions.push(question) > 0 },
    base: { settings: { ...resolveSettings(loaded.settings, [], loaded.wizard.settings), ...settings }, formats },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    storage: {
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
      remove: (key) => void kept.delete(key),
    },
    storageKey: `unsaved/visitor/${id}`,
  });
  return { standalone, form: standalone.form, questions, calls, kept };
}
