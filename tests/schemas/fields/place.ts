import { createFormStore } from '../../../engine/core/form/formStore';
import { tabOfForm } from '../../../engine/core/form/rowForm';
import type { FormStore } from '../../../engine/core/form/types';
import type { Json, JsonObject } from '../../../engine/core/json';
import { fieldsToWire } from '../../../engine/core/mapping/wire';
import type { Pointer } from '../../../engine/core/pointer';
import { saveRow, startRow } from '../../../engine/core/session/collections';
import { formServices } from '../../../engine/core/session/formServices';
import { rowsOf } from '../../../engine/core/state/state';
import { type Answers, exampleOf, loadSchemaWizard, pfSession, posts, wireOf } from '../../support/pf';

/** What stands before a field is looked at. */
export interface Given {
  /** What the server holds of the tab, over its valid example. */
  stored?: JsonObject;
  /** What the customer then fills, in this order. */
  data?: JsonObject;
  settings?: Record<string, Json>;
}

/** A form with fields, and what a save of it sends. */
export interface Place {
  form: FormStore;
  pointer(field: string): Pointer;
  fill(data: JsonObject): void;
  /** The body of the save, of one row where the fields are of a row. */
  send(): Promise<JsonObject>;
}

const PARTS: Record<string, string> = {
  informacoes: 'informacaoBasica',
  enderecos: 'informacaoBasica',
  'dados-financeiros': 'dadosFinanceiros',
  'dados-bancarios': 'dadosBancarios',
  declaracoes: 'declaracoes',
};

/** The individual's wizard at one tab, every tab of it stored as its valid example. */
async function openAt(tab: string, { stored = {}, settings = {} }: Given, more: Answers = {}) {
  const loaded = await loadSchemaWizard('pf');
  const own = (id: string) => {
    const fields = loaded.tabs[id]?.definition.schema.properties ?? {};
    return id === tab ? fieldsToWire(fields, { ...exampleOf(id), ...stored }) : wireOf(loaded, id);
  };
  const opened = await pfSession(
    {
      'GET /PessoaFisica/informacaoBasica': { ...own('informacoes'), ...own('enderecos') },
      'GET /PessoaFisica/dadosFinanceiros': own('dados-financeiros'),
      'GET /PessoaFisica/dadosBancarios': own('dados-bancarios').contas as Json,
      'GET /PessoaFisica/declaracoes': own('declaracoes'),
      ...more,
    },
    { settings },
  );
  await opened.session.open();
  opened.session.go(loaded.wizard.tabs.findIndex(({ id }) => id === tab));
  return opened;
}

/** A form as the rows of the tables see it. */
export function placeOf(form: FormStore, pointer: Place['pointer'], send: Place['send'], given: Given): Place {
  const fill = (data: JsonObject) => {
    for (const [name, value] of Object.entries(data)) form.change(pointer(name), value ?? undefined);
  };
  fill(given.data ?? {});
  return { form, pointer, fill, send };
}

/** A tab of fields. */
export async function openTab(tab: string, given: Given = {}, answers: Answers = {}): Promise<Place> {
  const { session, calls } = await openAt(tab, given, answers);
  const send = async () => {
    await session.save();
    const sent = posts(calls).filter(({ path }) => path === `/PessoaFisica/${PARTS[tab]}`);
    return sent.at(-1)?.body as JsonObject;
  };
  return placeOf(session.form(tab), (field) => `/${field}`, send, given);
}

/** The account at this place of the list; the second is one that was just added. */
export async function openAccount(index: 0 | 1, given: Given = {}): Promise<Place> {
  const stored: JsonObject = index === 0 && given.stored ? { contas: [given.stored] } : {};
  const { session, calls } = await openAt('dados-bancarios', { ...given, stored });
  const form = session.form('dados-bancarios');
  if (index === 1) form.addRow('contas');
  const send = async () => {
    await session.save();
    const rows = (posts(calls).at(-1)?.body ?? []) as JsonObject[];
    return rows[index] as JsonObject;
  };
  return placeOf(form, (field) => `/contas/${index}/${field}`, send, given);
}

/** One of the two forms over the list of attorneys, of a new row or of the stored one. */
export async function openForm(
  id: 'procurador' | 'representante',
  given: Given = {},
  answers: Answers = {},
): Promise<Place> {
  const { session, calls, loaded } = await openAt('procuradores', given, answers);
  const tab = loaded.tabs.procuradores as NonNullable<(typeof loaded.tabs)[string]>;
  const definition = tab.definition.collections?.procuradores?.forms?.find((form) => form.id === id);
  if (!definition) throw new Error(`no form ${id}`);
  const place = { tab, list: 'procuradores', key: loaded.wizard.key };
  const row = given.stored ?? startRow(place, definition);
  const context = () => {
    const root = session.form('procuradores').getState().data;
    return { ...session.context('procuradores'), root, others: rowsOf(root, 'procuradores'), form: id };
  };
  const services = formServices(
    loaded.wizard,
    'procuradores',
    context,
    session,
    session.context('procuradores').settings,
  );
  const form = createFormStore(tabOfForm(tab, 'procuradores', definition), services, row);
  const send = async () => {
    const { data } = form.getState();
    await saveRow(place, definition, data, { data, context: context() }, session);
    return posts(calls).at(-1)?.body as JsonObject;
  };
  return placeOf(form, (field) => `/${field}`, send, given);
}
