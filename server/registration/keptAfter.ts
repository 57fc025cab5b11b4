import type { LoadedWizard } from '../../engine/definition';
import type { WizardData } from '../../engine/wire';
import type { Kept } from './keep';
import { dataOf } from './readRegistration';
import type { Registration } from './registration';
import type { ListRow, PartRow } from './store';
import type { Stored, StoredPart, StoredRow } from './stored';
import type { Write } from './writes';

/** What is stored once this was written and nothing else has changed: what reading it anew would find. */
export function keptAfter({ loaded, stored, data }: Registration, write: Write): Kept {
  const client = { ...stored.client, changes: stored.client.changes + 1 };
  const next = { ...stored, ...written(stored, write), client };
  const tabs = tabsOf(stored, write);
  const others = Object.entries(data).filter(([tab]) => !tabs.has(tab));
  return {
    loaded,
    stored: next,
    older: undefined,
    data: { ...Object.fromEntries(others), ...dataIn(tabs, loaded, next) },
  };
}

/** The tabs in which something was written; what a part does not hold any more counts as well. */
function tabsOf({ parts }: Stored, { kind, row }: Write): ReadonlySet<string> {
  if (kind !== 'part') return new Set([row.collection.split('/')[0] as string]);
  const before = parts.find(({ id }) => id === row.part)?.data ?? {};
  return new Set([...Object.keys(before), ...Object.keys(row.data)]);
}

/** All data of these tabs. */
function dataIn(tabs: ReadonlySet<string>, loaded: LoadedWizard, stored: Stored): WizardData {
  const own = Object.entries(loaded.tabs).filter(([tab]) => tabs.has(tab));
  const parts = stored.parts.filter(({ data }) => Object.keys(data).some((tab) => tabs.has(tab)));
  const rows = stored.rows.filter(({ collection }) => tabs.has(collection.split('/')[0] as string));
  const data = dataOf({ ...loaded, tabs: Object.fromEntries(own) }, { ...stored, parts, rows });
  return Object.fromEntries(Object.entries(data).filter(([tab]) => tabs.has(tab)));
}

function written({ parts, rows }: Stored, { kind, row }: Write): Pick<Stored, 'parts'> | Pick<Stored, 'rows'> {
  if (kind === 'part') return { parts: [...parts.filter(({ id }) => id !== row.part), toPart(row)] };
  const others = rows.filter(({ id }) => id !== row.id);
  if (kind === 'removal') return { rows: others };
  // In their order; the sort leaves rows of other lists, which count from 0 as well, where they were to each other.
  return { rows: [...others, toRow(row)].sort((one, other) => one.position - other.position) };
}

/** As the database gives it back: without what JSON does not have. */
const asKept = <T>(data: T): T => JSON.parse(JSON.stringify(data));

const toPart = ({ part: id, data, definition, revisions, savedAt }: PartRow): StoredPart => ({
  ...{ id, data: asKept<WizardData>(data), definition, revisions },
  savedAt: savedAt.getTime(),
});

const toRow = ({ id, collection, position, data, definition, revisions, savedAt }: ListRow): StoredRow => ({
  ...{ id, collection, position, data: asKept(data), definition, revisions },
  savedAt: savedAt.getTime(),
});
