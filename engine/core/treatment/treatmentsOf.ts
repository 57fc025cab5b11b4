import { inlineRefs } from '../definition/inlineRefs';
import type { RecordDefinition, SharedDefinition, TabDefinition, TreatmentDefinition } from '../definition/types';
import { type TreatedField, treatedFields } from './treatedFields';

/** A tab with what its data is treated for. */
export interface TreatedTab {
  id: string;
  title: string;
  fields: TreatedField[];
}

/** A wizard, or a folder of forms that stand alone, with what its data is treated for. */
export interface TreatedWizard {
  id: string;
  title: string;
  /** The type of customer; nothing for forms that stand alone. */
  type: number | undefined;
  tabs: TreatedTab[];
}

/** What all data of a folder of definitions is treated for. */
export interface Treatments {
  treatments: Readonly<Record<string, TreatmentDefinition>>;
  records: Readonly<Record<string, RecordDefinition>>;
  wizards: TreatedWizard[];
}

interface Head {
  id: string;
  title: string;
  type?: number;
  treatment?: string;
  tabs?: { id: string; shared?: true }[];
  forms?: { id: string }[];
}

/** What data is treated for, read from the texts of checked definitions by their paths below the folder. */
export function treatmentsOf(files: Readonly<Record<string, string>>): Treatments {
  const read = <T>(path: string) => (files[path] === undefined ? undefined : (JSON.parse(files[path]) as T));
  const { $defs = {}, treatments = {}, records = {} } = read<SharedDefinition>('shared.json') ?? {};
  const heads = Object.keys(files).filter((path) => /^[^/]+\/(?:wizard|forms)\.json$/.test(path));
  const wizards = heads.sort().map((path): TreatedWizard => {
    const { id, title, type, treatment, tabs, forms } = read<Head>(path) as Head;
    const listed: { id: string; shared?: true }[] = tabs ?? forms ?? [];
    return {
      id,
      title,
      type,
      tabs: listed.flatMap((entry) => {
        const tab = read<TabDefinition>(`${entry.shared ? 'shared' : path.split('/')[0]}/${entry.id}.json`);
        if (!tab) return [];
        const schema = inlineRefs(tab.schema, $defs) as TabDefinition['schema'];
        return [{ id: tab.id, title: tab.title, fields: treatedFields({ ...tab, schema }, treatment) }];
      }),
    };
  });
  return { treatments, records, wizards };
}
