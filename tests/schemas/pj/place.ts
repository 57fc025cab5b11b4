import { createFormStore } from '../../../engine/core/form/formStore';
import { tabOfForm } from '../../../engine/core/form/rowForm';
import type { JsonObject } from '../../../engine/core/json';
import { saveRow, startRow } from '../../../engine/core/session/collections';
import { formServices } from '../../../engine/core/session/formServices';
import { rowsOf } from '../../../engine/core/state/state';
import { type Answers, exampleOf, loadSchemaWizard, posts, type SessionChange, schemaSession } from '../../support/pf';
import { answersOf } from '../../support/wizardAnswers';
import { type Given, type Place, placeOf } from '../fields/place';

/** The valid examples of the company's tabs, over some of them what a test says. */
export async function companyData(over: Record<string, JsonObject> = {}) {
  const loaded = await loadSchemaWizard('pj');
  const tabs = loaded.wizard.tabs.map(({ id }) => [id, over[id] ?? exampleOf(id, 'pj')] as const);
  return { loaded, data: Object.fromEntries(tabs) };
}

/** The company's wizard at one tab, every tab of it stored as its valid example. */
export async function openCompany(
  tab: string,
  { stored = {}, settings = {} }: Given = {},
  { replies = {}, ...change }: SessionChange & { replies?: Answers } = {},
) {
  const { loaded, data } = await companyData({ [tab]: { ...exampleOf(tab, 'pj'), ...stored } });
  const opened = await schemaSession('pj', { ...answersOf(loaded, data), ...replies }, { settings, ...change });
  await opened.session.open();
  opened.session.go(loaded.wizard.tabs.findIndex(({ id }) => id === tab));
  return opened;
}

/** The call of each part that carries fields. */
const CALLS: Record<string, string> = {
  'dados-da-empresa': 'informacaoBasica',
  'dados-financeiros': 'dadosFinanceiros',
  endereco: 'endereco',
  declaracoes: 'declaracoes',
};

/** A tab of fields. */
export async function openTab(tab: string, given: Given = {}): Promise<Place> {
  const { session, calls } = await openCompany(tab, given);
  const send = async () => {
    await session.save();
    const sent = posts(calls).filter(({ path }) => path === `/PessoaJuridica/${CALLS[tab]}`);
    return sent.at(-1)?.body as JsonObject;
  };
  return placeOf(session.form(tab), (field) => `/${field}`, send, given);
}

/** One of the two accounts; the other is as stored. */
export async function openAccount(account: 'principal' | 'adicional', given: Given = {}): Promise<Place> {
  const full = { NomeBanco: '341', Agencia: '0238', ContaCorrente: '52210', DigitoContaCorrente: '6' };
  const { session, calls } = await openCompany('dados-bancarios', {
    ...given,
    stored: { principal: { ...full, Principal: true, Guid: 'p' }, adicional: { ...full, Principal: false, Guid: 'a' } },
  });
  const send = async () => {
    await session.save();
    const sent = posts(calls).filter(({ body }) => (body as JsonObject).Principal === (account === 'principal'));
    const body = sent.at(-1)?.body as JsonObject;
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [`${account}/${name}`, value]));
  };
  return placeOf(session.form('dados-bancarios'), (field) => `/${field}`, send, given);
}

/** A new row of a list that is edited in place, behind those that are stored. */
export async function openRow(list: 'empresas' | 'socios', given: Given = {}): Promise<Place> {
  const { session, calls } = await openCompany('dados-da-empresa', given);
  const form = session.form('dados-da-empresa');
  const index = form.addRow(list);
  const send = async () => {
    await session.save();
    const sent = posts(calls).filter(({ path }) => path === `/PessoaJuridica/${list}`);
    const { [list]: rows = [] } = (sent.at(-1)?.body ?? {}) as JsonObject;
    return (rows as JsonObject[])[index] as JsonObject;
  };
  return placeOf(form, (field) => `/${list}/${index}/${field}`, send, given);
}

/** The form of a new or stored row of attorneys or representatives, and the session that it stands in. */
export async function openForm(
  list: 'procuradores' | 'representantes',
  given: Given = {},
  change: Parameters<typeof openCompany>[2] = {},
) {
  const opened = await openCompany(list, { settings: given.settings ?? {} }, change);
  const { session, calls, loaded } = opened;
  const tab = loaded.tabs[list] as NonNullable<(typeof loaded.tabs)[string]>;
  const [definition] = tab.definition.collections?.[list]?.forms ?? [];
  if (!definition) throw new Error(`no form in ${list}`);
  const place = { tab, list, key: loaded.wizard.key };
  const row = given.stored ?? startRow(place, definition);
  const context = () => {
    const root = session.form(list).getState().data;
    const others = rowsOf(root, list).filter(({ Guid }) => row.Guid === undefined || Guid !== row.Guid);
    return { ...session.context(list), root, others, stored: row, form: definition.id };
  };
  const services = formServices(loaded.wizard, list, context, session, session.context(list).settings);
  const form = createFormStore(tabOfForm(tab, list, definition), services, row);
  const save = () => {
    const { data } = form.getState();
    return saveRow(place, definition, data, { data, context: context() }, session);
  };
  const send = async () => {
    await save();
    return posts(calls).at(-1)?.body as JsonObject;
  };
  return { ...placeOf(form, (field) => `/${field}`, send, given), ...opened, save };
}
