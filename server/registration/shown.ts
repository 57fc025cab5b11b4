import { loadOptionLists, type OptionList } from '../lists/lists';
import { type DataSource, readData } from '../storage/assets';
import { DISCLAIMERS, type TextsContent } from '../storage/revisions/contents';
import type { KeptDocument } from '../storage/revisions/documents';
import { readContent, readSet } from '../storage/revisions/read';
import { type TenantTexts, tenantTexts } from '../storage/revisions/tenantTexts';
import type { Services } from '../storage/services';

/** What is shown beside the questions and the answers: names out of data sets, and texts of the tenant. */
export interface Shown {
  source: DataSource;
  lists: Map<string, OptionList>;
  tenant: TenantTexts;
  /** The documents to sign as they were; without it those that are offered now. */
  documents?: KeptDocument[];
}

/** As it is now. */
export function shownNow({ assets, config }: Services, lists: Map<string, OptionList>): Shown {
  return { source: assets, lists, tenant: tenantTexts(config.tenant, config.tenantsDir) };
}

/** As it was under the revisions of a stamp. */
export async function shownThen(
  { database, assets, revisions }: Services,
  stamp: number,
  lists: Map<string, OptionList>,
): Promise<Shown> {
  const set = await readSet(database, stamp);
  if (!set) throw new Error(`there are no revisions ${stamp}`);
  const [tenant = '', texts = 0] = Object.entries(set.numbers.texts)[0] ?? [];
  const written = await readContent(database, { kind: 'texts', name: tenant, number: texts });
  const { disclaimers, ...institution } = written as unknown as TextsContent;
  const kept = new Map<string, unknown>([[DISCLAIMERS, disclaimers]]);
  for (const [name, number] of Object.entries(set.numbers.data)) {
    if (revisions.numbers.data[name] !== number)
      kept.set(name, await readContent(database, { kind: 'data', name, number }));
  }
  const isChanged = kept.size > 1;
  const source = (name: string) => (kept.has(name) ? kept.get(name) : readData(assets, name));
  const offered = await readContent(database, { kind: 'documents', name: '', number: set.documents });
  const documents = offered as unknown as KeptDocument[] | undefined;
  return {
    source,
    lists: isChanged ? loadOptionLists(source) : lists,
    tenant: institution,
    ...(documents && { documents }),
  };
}
