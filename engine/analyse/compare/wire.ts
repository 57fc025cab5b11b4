import type { PartStep, WizardDefinition } from '../../core/definition/types';
import { stepsOfPart } from '../../core/mapping/wizard';
import { placeAfter } from '../../core/migration/trace';
import type { MigrationStep } from '../../core/migration/types';
import type { Match, Single } from './fields';
import type { Found } from './found';
import { covers, partsOf } from './parts';
import { placeOf } from './steps';
import type { TabSide } from './tabs';

/** What the calls of its part call a field: the part and its names on the wire. */
export function wireOf(wizard: WizardDefinition, tab: string, node: string): string | undefined {
  const [id] = partsOf(wizard, tab, node);
  const part = wizard.parts.find((each) => each.id === id);
  const step = part && stepsOfPart(part).find((each) => covers(each, tab, node));
  return step && `${id}/${namesOnWire(step, node).join('/')}`;
}

/** What calls name a field; of a row its own name, as the list that it stands in is told by itself. */
const nameIn = ({ wire, field }: Single): string =>
  field.list === undefined ? (wire ?? field.name) : (wire?.split('/').at(-1) ?? field.name);

/** A part that carries one field alone sends what is in it, without its name. */
function namesOnWire({ data, rename = {} }: PartStep, node: string): string[] {
  const isWhole = data.length === 1 && data[0]?.includes('/');
  const names = node.replace('[]/', '/').split('/');
  const [first, ...rest] = isWhole ? names.slice(1) : names;
  return first === undefined ? [] : [rename[first] ?? first, ...rest];
}

/** Fields that steps take along and that the calls of the API know by another name, or in another part, than before. */
export function compareWire(
  matches: readonly Match[],
  steps: readonly MigrationStep[],
  now: ReadonlyMap<string, TabSide>,
): Found[] {
  return matches.flatMap(({ from, to }): Found[] => {
    const isCarried = placeAfter(placeOf(from.tab, from.field.node), steps) === placeOf(to.tab, to.field.node);
    const side = now.get(to.tab);
    const isLocal = to.field.schema.local !== undefined;
    if (!side || !isCarried || isLocal || nameIn(from) === nameIn(to)) return [];
    return [
      {
        code: 'wireRenamed',
        version: 'after',
        at: side.at,
        pointer: side.subjects[0]?.schemas.get(to.field.node) ?? '',
        key: true,
        about: to.field.node,
        tab: to.tab,
        fields: [to.field.node],
        params: { from: nameIn(from), to: nameIn(to) },
      },
    ];
  });
}
