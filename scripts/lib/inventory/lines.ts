import { retentionText } from '../../../contract/retentionWords';
import type { LoadedDefinition, LoadedSchemas } from '../../../engine/compile';
import type { TabDefinition, TreatmentDefinition } from '../../../engine/definition';
import { type TreatedField, treatedFields } from '../../../engine/state';

/** One line of the record of processing operations; all of them texts. */
export interface InventoryLine {
  wizard: string;
  tab: string;
  field: string;
  title: string;
  treatment: string;
  purpose: string;
  basis: string;
  retention: string;
  norm: string;
  sensitive: string;
  destination: string;
}

/** What is kept beside the forms stands under this name. */
export const PLATFORM = 'plataforma';

/** Every field of every form, and what the platform keeps beside, with what it is treated for. */
export function inventoryLines({ wizards, forms, shared }: LoadedSchemas): InventoryLine[] {
  const { treatments = {}, records = {} } = shared;
  const said = (name: string | undefined) => wordsOf(name === undefined ? undefined : treatments[name]);
  return [
    ...[...wizards, ...forms].flatMap((loaded) =>
      loaded.tabs.flatMap((tab) =>
        treatedFields(tab, loaded.definition.treatment).map((field) => ({
          wizard: loaded.definition.id,
          tab: tab.id,
          field: field.path.join('/'),
          title: field.title ?? '',
          treatment: field.treatment ?? '',
          ...said(field.treatment),
          destination: destinationOf(loaded, tab, field),
        })),
      ),
    ),
    ...Object.entries(records).map(([name, { title, treatment }]) => ({
      wizard: PLATFORM,
      tab: '',
      field: name,
      title,
      treatment,
      ...said(treatment),
      destination: 'banco de dados',
    })),
  ];
}

function wordsOf(treatment: TreatmentDefinition | undefined) {
  return {
    purpose: treatment?.purpose ?? '',
    basis: treatment?.basis ?? '',
    retention: treatment ? retentionText(treatment.retention) : '',
    norm: treatment?.retention.norm ?? '',
    sensitive: treatment?.sensitive ? 'sim' : 'não',
  };
}

/** Where a field goes: the part with its call, the forms of its list, and what other systems and papers are made of. */
function destinationOf({ definition }: LoadedDefinition, tab: TabDefinition, { path }: TreatedField): string {
  const [name = ''] = path;
  const place = `${tab.id}/${name}`;
  const holds = (data: readonly string[] | undefined) => data?.some((each) => each === tab.id || each === place);
  const parts = definition.parts.flatMap(({ id, steps = [], ...own }) =>
    [own, ...steps]
      .filter(({ data }) => holds(data))
      .map(({ save }) => `parte ${id}${save ? ` (${callOf(save)})` : ''}`),
  );
  const isLocal = tab.schema.properties[name]?.local !== undefined;
  if (isLocal) return 'só na tela';
  const isKept = parts.length > 0 || tab.collections?.[name]?.forms !== undefined;
  const handed = isKept
    ? ['ficha em PDF', 'GET /integracao/cadastros/{guid}', `CSV (${place})`]
    : ['chamadas do acesso'];
  return [...new Set([...parts, ...rowCalls(tab, name), ...handed])].join('; ');
}

function rowCalls({ collections = {} }: TabDefinition, name: string): string[] {
  return (collections[name]?.forms ?? []).flatMap(({ save }) => (save ? [`linhas (${callOf(save)})`] : []));
}

const callOf = (call: string | { call: string }) => (typeof call === 'string' ? call : call.call);
