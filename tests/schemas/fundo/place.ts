import { createFormStore } from '../../../engine/core/form/formStore';
import { tabOfForm } from '../../../engine/core/form/rowForm';
import type { Json, JsonObject } from '../../../engine/core/json';
import { deleteRow, saveRow, startRow } from '../../../engine/core/session/collections';
import { formServices } from '../../../engine/core/session/formServices';
import { rowsOf } from '../../../engine/core/state/state';
import { type Answers, exampleOf, loadSchemaWizard, posts, type SessionChange, schemaSession } from '../../support/pf';
import { answersOf } from '../../support/wizardAnswers';
import { type Given, type Place, placeOf } from '../fields/place';

type Change = SessionChange & { replies?: Answers };

/** The fund's wizard at one tab, every tab of it stored as its valid example, over that of this tab what is given. */
export async function openFund(
  tab: string,
  { stored = {}, settings = {} }: Given = {},
  { replies = {}, ...change }: Change = {},
) {
  const loaded = await loadSchemaWizard('fundo');
  const data = Object.fromEntries(
    loaded.wizard.tabs.map(({ id }) => [id, { ...exampleOf(id, 'fundo'), ...(id === tab && stored) }]),
  );
  const opened = await schemaSession('fundo', { ...answersOf(loaded, data), ...replies }, { settings, ...change });
  await opened.session.open();
  opened.session.go(loaded.wizard.tabs.findIndex(({ id }) => id === tab));
  return opened;
}
export type Opened = Awaited<ReturnType<typeof openFund>>;

/** What was posted, in order: the path with its body. */
export const sent = ({ calls }: Pick<Opened, 'calls'>): [string, Json | undefined][] =>
  posts(calls).map(({ path, body }) => [path, body]);

/** Types values into a tab; null empties. */
export function type({ session }: Opened, tab: string, values: Record<string, Json>): void {
  for (const [pointer, value] of Object.entries(values)) session.form(tab).change(`/${pointer}`, value ?? undefined);
}

/** The call of each part that carries fields. */
const CALLS: Record<string, string> = {
  'dados-cadastrais': 'informacaoBasica',
  participantes: 'participante',
  'dados-financeiros': 'dadosFinanceiros',
  declaracoes: 'declaracoes',
  fatca: 'declaracoes',
};

/** A tab of fields. */
export async function openTab(tab: string, given: Given = {}): Promise<Place> {
  const opened = await openFund(tab, given);
  const send = async () => {
    await opened.session.save();
    return sent(opened)
      .filter(([path]) => path === `/Fundo/${CALLS[tab]}`)
      .at(-1)?.[1] as JsonObject;
  };
  return placeOf(opened.session.form(tab), (field) => `/${field}`, send, given);
}

/** One of the two accounts; the other is as stored. */
export async function openAccount(account: 'principal' | 'adicional', given: Given = {}): Promise<Place> {
  const full = { NomeBanco: '341', Agencia: '0238', ContaCorrente: '52210', DigitoContaCorrente: '6' };
  const opened = await openFund('dados-bancarios', {
    ...given,
    stored: { principal: { ...full, Principal: true, Guid: 'p' }, adicional: { ...full, Principal: false, Guid: 'a' } },
  });
  const send = async () => {
    await opened.session.save();
    const bodies = sent(opened).map(([, body]) => body as JsonObject);
    const body = bodies.filter(({ Principal }) => Principal === (account === 'principal')).at(-1) as JsonObject;
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [`${account}/${name}`, value]));
  };
  return placeOf(opened.session.form('dados-bancarios'), (field) => `/${field}`, send, given);
}

/** A list of the participants that is edited in place, and the call of a row of it. */
const ROWS = {
  representantesAdministrador: '/Fundo/representante',
  representantesGestor: '/Fundo/representante',
  emissores: '/Fundo/pessoaAutorizadaEmitirOrdem',
};

/** The first row of a list of the participants. */
export async function openRow(list: keyof typeof ROWS, given: Given = {}): Promise<Place> {
  const opened = await openFund('participantes', given);
  const [{ Guid }] = exampleOf('participantes', 'fundo')[list] as [JsonObject];
  const send = async () => {
    await opened.session.save();
    const bodies = sent(opened).filter(([path]) => path === ROWS[list]);
    return bodies.map(([, body]) => body as JsonObject).findLast((body) => body.Guid === Guid) as JsonObject;
  };
  return placeOf(opened.session.form('participantes'), (field) => `/${list}/0/${field}`, send, given);
}

/** What the screen does to remove a row that is edited in place: its question and call, then the row goes. */
export async function removeRow({ session }: Opened, list: keyof typeof ROWS, index: number): Promise<void> {
  const row = rowsOf(session.form('participantes').getState().data, list)[index];
  if (row) await session.deleteRow('participantes', list, row);
}

/** The tab of each list whose rows have a form of their own. */
const LISTS = {
  procuradores: 'procuradores',
  outros: 'participantes',
  pessoas: 'declaracoes',
  representantes: 'fatca',
};

/** The form of a new or stored row of a list, and the session that it stands in. */
export async function openForm(list: keyof typeof LISTS, given: Given = {}, change: Change = {}) {
  const id = LISTS[list];
  const opened = await openFund(id, { settings: given.settings ?? {} }, change);
  const { session, loaded } = opened;
  const tab = loaded.tabs[id] as NonNullable<(typeof loaded.tabs)[string]>;
  const [definition] = tab.definition.collections?.[list]?.forms ?? [];
  if (!definition) throw new Error(`no form in ${list}`);
  const place = { tab, list, key: loaded.wizard.key };
  const row = given.stored ?? startRow(place, definition);
  const context = () => {
    const root = session.form(id).getState().data;
    const others = rowsOf(root, list).filter(({ Guid }) => row.Guid === undefined || Guid !== row.Guid);
    return { ...session.context(id), root, others, stored: row, form: definition.id };
  };
  const services = formServices(loaded.wizard, id, context, session, session.context(id).settings);
  const form = createFormStore(tabOfForm(tab, list, definition), services, row);
  const save = () => {
    const { data } = form.getState();
    return saveRow(place, definition, data, { data, context: context() }, session);
  };
  const remove = () => deleteRow(place, row, { data: row, context: context() }, session);
  const send = async () => {
    await save();
    return sent(opened).at(-1)?.[1] as JsonObject;
  };
  return { ...placeOf(form, (field) => `/${field}`, send, given), ...opened, save, remove };
}
