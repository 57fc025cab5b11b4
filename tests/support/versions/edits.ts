import type { RuleDefinition } from '../../../engine/core/definition/types';
import { type Change, pick, type Random } from './changes';
import { type Spot, spotsOf } from './spots';

/** A field that stands outside rows. */
const fieldOf = (wizard: Parameters<Change>[0], random: Random, isLike: (spot: Spot) => boolean = () => true) =>
  pick(
    spotsOf(wizard).filter((spot) => spot.list === undefined && isLike(spot)),
    random,
  );

/** A field is asked of everybody. */
const require: Change = (wizard, random) => {
  const spot = fieldOf(wizard, random);
  if (!spot) return undefined;
  const { tab, name } = spot;
  const isHidden = JSON.stringify(tab.rules?.map(({ show }) => show) ?? []).length > 2;
  if (isHidden) addRule(tab.rules, { id: `exige-${name}`, require: [name] });
  else tab.schema.required = [...new Set([...(tab.schema.required ?? []), name])];
  return undefined;
};

/** A field of rows is asked for in the forms of the list. */
const requireInForms: Change = (wizard, random) => {
  const spot = pick(
    spotsOf(wizard).filter(({ list }) => list !== undefined),
    random,
  );
  const forms = spot?.tab.collections?.[spot.list ?? '']?.forms ?? [];
  const form = pick(
    forms.filter(({ fields }) => fields.includes(spot?.name ?? '')),
    random,
  );
  if (form && spot) form.required = [...new Set([...(form.required ?? []), spot.name])];
  return undefined;
};

const tighten: Change = (wizard, random) => {
  const spot = fieldOf(wizard, random, ({ schema: { type, format } }) => type === 'string' && format === undefined);
  if (spot) spot.schema.maxLength = Math.floor((spot.schema.maxLength ?? 30) / 2);
  return undefined;
};

const dropOption: Change = (wizard, random) => {
  const spot = fieldOf(wizard, random, ({ schema }) => (schema.oneOf?.length ?? 0) > 2);
  if (!spot?.schema.oneOf) return undefined;
  const gone = pick(spot.schema.oneOf, random);
  spot.schema.oneOf = spot.schema.oneOf.filter((option) => option !== gone);
  return undefined;
};

/** A field is asked for, or refused, when another one is filled. */
const addCondition: Change = (wizard, random, id) => {
  const spot = fieldOf(wizard, random);
  const other = fieldOf(wizard, random, ({ tab, name }) => tab === spot?.tab && name !== spot?.name);
  if (!spot || !other) return undefined;
  const when = { [other.name]: other.schema.type === 'boolean' ? { const: true } : true };
  spot.tab.rules ??= [];
  if (random() < 0.6) addRule(spot.tab.rules, { id: `quando-${id}`, when, require: [spot.name] });
  else addRule(spot.tab.rules, { id: `quando-${id}`, when, error: { at: spot.name, text: 'Não.' } });
  return undefined;
};

const dropRule: Change = (wizard, random) => {
  const tab = pick(wizard.tabs, random);
  const rule = pick(tab?.rules ?? [], random);
  if (tab?.rules) tab.rules = tab.rules.filter((one) => one !== rule);
  return undefined;
};

/** A condition is written in another way, and means the same. */
const rewrite: Change = (wizard, random) => {
  const rule = pick(
    wizard.tabs.flatMap(({ rules }) => rules ?? []).filter(({ when }) => when),
    random,
  );
  if (rule?.when) rule.when = random() < 0.5 ? { not: { not: rule.when } } : { allOf: [rule.when] };
  return undefined;
};

function addRule(rules: RuleDefinition[] | undefined, rule: RuleDefinition): void {
  rules?.push({ ...rule, id: `${rule.id}-${rules.length}` });
}

/** Changes that ask more or less, or nothing else, and take no data along. */
export const EDITS: readonly Change[] = [
  require,
  requireInForms,
  tighten,
  dropOption,
  addCondition,
  dropRule,
  rewrite,
  rewrite,
];
