import { documentTitle } from '../../contract/accountTypes';
import { momentInBrazil } from '../../contract/calendar';
import { cpfCnpj } from '../../engine/brazil';
import type { BlockItem } from '../../engine/definition';
import { blocksOf, type SummaryItem, type SummaryTab, summarize } from '../../engine/state';
import { numberOf } from '../registration/carry';
import type { Registrations } from '../registration/registrations';
import { refusedOf } from '../registration/review/refused';
import type { Shown } from '../registration/shown';
import { asAsked, type SheetOwner } from './asAsked';
import { statusText } from './statusText';
import { type Tenant, tenantOf } from './tenant';

/** Everything that a sheet says, ready to be drawn. */
export interface SheetContent {
  title: string;
  tenant: Tenant;
  name: string;
  /** Who, in which status, from when. */
  facts: SummaryItem[];
  /** What the status leaves open: that nothing was sent, that there are changes since, or why it was refused. */
  notice?: string;
  tabs: SummaryTab[];
  /** Stands for a value that is not there. */
  nothing: string;
  /** At the foot of each page. */
  foot: string;
  /** The moment that the document is dated with. */
  now: Date;
}

/** The sheet of a client: of what was sent as it was asked for then, of what was saved since as it is asked for now. */
export async function sheetContent(registrations: Registrations, owner: SheetOwner): Promise<SheetContent> {
  const { services } = registrations;
  const { client } = owner;
  const now = services.clock();
  const { loaded, types, data, context, shown, stamp } = await asAsked(registrations, owner);
  const said = await blockItems(registrations, { client, loaded }, shown);
  const cards = new Map(loaded.wizard.tabs.map(({ id, card }) => [id, card]));
  // Some blocks are for a registration being filled in: the profile, that of a client on the dashboard, is on no tab.
  const blocks = { blockItems: (tab: string, { id }: BlockItem) => said.get(`${tab}#${id}`), hiddenBlocks: true };
  const tabs = summarize(loaded, data, { context, ...blocks }).map(
    // A step is called after what is to be done, and so is its only section; a sheet says what they hold.
    ({ groups, ...tab }) => ({
      ...tab,
      title: cards.get(tab.id) ?? tab.title,
      groups: groups.length === 1 ? groups.map((group) => ({ ...group, title: '' })) : groups,
    }),
  );
  const tenant = tenantOf(shown.tenant, String(context.settings.nomeEmpresa ?? ''));
  const { words, notice } = statusText(client, await refusedOf(services.database, client), now);
  const version = `${numberOf(loaded)} (${loaded.wizard.version})`;
  return {
    title: `Ficha cadastral – ${client.name}`,
    tenant,
    name: client.name,
    facts: [
      { label: documentTitle(types, client.type), value: cpfCnpj.display(client.document) },
      { label: 'Situação', value: words },
      ...(client.sentAt ? [{ label: 'Último envio', value: momentInBrazil(client.sentAt) }] : []),
      { label: 'Ficha gerada em', value: momentInBrazil(now) },
      { label: 'Versão do formulário', value: version },
      ...(stamp === null ? [] : [{ label: 'Configuração e listas', value: `Revisão ${stamp}` }]),
    ],
    ...(notice !== undefined && { notice }),
    tabs,
    nothing: loaded.wizard.texts?.notInformed ?? '',
    foot: `Gerada em ${momentInBrazil(now)} (horário de Brasília) · Versão ${version}${stamp === null ? '' : ` · Revisão ${stamp}`}`,
    now,
  };
}

/** What the blocks of all tabs say of themselves, by tab and id. */
async function blockItems(
  { services, rooms }: Registrations,
  { client, loaded }: SheetOwner,
  shown: Shown,
): Promise<Map<string, SummaryItem[]>> {
  const said = new Map<string, SummaryItem[]>();
  for (const [tab, { definition }] of Object.entries(loaded.tabs)) {
    for (const block of blocksOf(definition)) {
      const items = await rooms.blocks[block.block]?.sheet?.({ services, client, block, shown });
      if (items) said.set(`${tab}#${block.id}`, items);
    }
  }
  return said;
}
