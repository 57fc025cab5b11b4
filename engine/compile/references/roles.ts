import type { Json } from '../../core/json';
import { paramsNaming } from '../../core/validators/params';
import { places, roleGroups } from './roleGroups';
import {
  call,
  called,
  dataPlace,
  inBraces,
  message,
  optionsOf,
  pointer,
  type Read,
  reference,
  type Scope,
  target,
} from './scope';
import type { Named, Sense, Subject } from './types';

/** How a place of the vocabulary names something: by its text, or by a code that is an option of the field it is about. */
export type Role = { sense: Sense } & ({ read: Read } | { code: (scope: Scope) => Scope['about'] });

const role = (sense: Sense, read: Read): Role => ({ sense, read });
const code = (of: (scope: Scope) => Scope['about'], sense: Sense = 'uses'): Role => ({ sense, code: of });

const below: Read = (text, { holder }) =>
  holder === undefined ? [] : [{ subject: { kind: 'field', id: `${holder}/${text}` }, from: 0, to: text.length }];

/** A field beside the described one; of a shared field alone, the name that the place that uses it fills. */
const sibling: Read = (text, { domain, field }) => {
  if (!domain || !field) return [];
  const around = field.id.slice(0, field.id.lastIndexOf('/'));
  const isAlone = domain.kind === 'name' && around === '$defs';
  const subject: Subject = isAlone
    ? { kind: 'name', id: `${domain.prefix}/${text}` }
    : { kind: 'field', id: `${around}/${text}` };
  return [{ subject, from: 0, to: text.length }];
};

const renamed: Read = (text, { data = [], world }) => {
  const at = [...data, ...data.map((place) => place.slice(0, place.lastIndexOf('/')))];
  const found = [...new Set(at.map((place) => `${place}/${text}`))].filter(world.isField);
  return found.map((id) => ({ subject: { kind: 'field', id }, from: 0, to: text.length }));
};

const keyField: Read = (text, { wizards, world }) => {
  const tabs = wizards.flatMap(world.tabsOf);
  const fields = tabs.flatMap((tab) => world.innerFields(tab, text));
  return fields.map((id) => ({ subject: { kind: 'field', id }, from: 0, to: text.length }));
};

const sharedField: Read = (text) => {
  const name = text.slice(text.lastIndexOf('/') + 1);
  return [{ subject: { kind: 'sharedField', id: name }, from: text.length - name.length, to: text.length }];
};

const parameter: Read = (text, scope) => {
  const domain = scope.of?.[0];
  const { key = '' } = scope;
  if (paramsNaming('format').includes(key)) return called('format')(text, scope);
  if (!paramsNaming('field').includes(key) || domain === undefined) return [];
  return reference(text, { ...scope, domain: { kind: 'field', prefix: domain } });
};

const inTab = (kind: 'place') => called(kind, (text, { tab }) => (tab === undefined ? undefined : `${tab}#${text}`));
const own = (kind: Scope['owner']['kind']) => called(kind, (_, { owner }) => owner.id);
const context: Read = (text, scope) => (text.startsWith('$') ? reference(text, scope) : []);
/** A row of a list of any tab: `participantes/emissores/0`. */
const rowPlace: Read = (text, scope) => dataPlace(text.replace(/\/\d+$/, ''), scope);

/** A question of shared.json, or the rule that puts one of its own. */
const askCalled: Read = (text, { tab, world }) => {
  const rules = world.isAsk(text) || tab === undefined ? [] : world.rulesCalled(tab, text);
  const subjects =
    rules.length > 0 ? rules.map((id) => ({ kind: 'rule', id }) as const) : [{ kind: 'ask', id: text } as const];
  return subjects.map((subject) => ({ subject, from: 0, to: text.length }));
};

/** A part of the wizard, or the one of shared.json that it uses. */
const partCalled: Read = (text, { wizards, world }) => {
  const owners = wizards.map((id) => (world.wizardsWithPart(text).includes(id) ? 'shared' : id));
  return [...new Set(owners)].map((owner) => ({
    subject: { kind: 'part', id: `${owner}/${text}` },
    from: 0,
    to: text.length,
  }));
};
const about = (scope: Scope) => scope.about;
const ofField = (scope: Scope) => scope.field;

const many = (places: readonly string[], each: Role): Record<string, Role> =>
  Object.fromEntries(places.map((place) => [place, each]));

/** What each place of the vocabulary names; all others name nothing, and `roleGroups` says so of each. */
export const roles: Readonly<Record<string, Role>> = {
  ...many(roleGroups.reads, role('reads', reference)),
  ...many(roleGroups.acts, role('acts', reference)),
  ...many(roleGroups.places, role('places', reference)),
  ...many(roleGroups.calls, role('reads', call)),
  ...many(roleGroups.formats, role('uses', called('format'))),
  ...many(roleGroups.messages, role('uses', message)),
  ...many(roleGroups.settings, role('uses', called('setting'))),
  ...many(roleGroups.history, role('history', dataPlace)),
  ...many(roleGroups.context, role('reads', context)),
  'rule.id': role('declares', own('rule')),
  'rule.rule': role(
    'uses',
    called('rule', (text) => `shared/${text}`),
  ),
  'rule.names.*:key': role(
    'uses',
    called('name', (text, { rule }) => rule && `rules/${rule}/${text}`),
  ),
  ...many(places('targets'), role('acts', target)),
  ...many(places('validator'), role('uses', called('validator'))),
  ...many(places('params', '.*'), role('reads', parameter)),
  ...many(places('ask'), role('uses', called('ask'))),
  ...many(places('lookup'), role('uses', called('lookup'))),
  ...many(
    places('with', '.*:key'),
    role(
      'uses',
      called('argument', (text, { lookup }) => lookup && `${lookup}/${text}`),
    ),
  ),
  'ask.block': role('uses', called('block')),
  'valueKeywords.const': code(about),
  'valueKeywords.enum': code(about),
  'valueKeywords.like': code(about),
  operand: code(about),
  'field.properties.*:key': role('declares', below),
  'field.required': role('acts', below),
  'field.$ref': role('uses', sharedField),
  'field.formatBy.*:key': role('reads', sibling),
  'field.formatBy.*.*:key': code(about),
  'field.const': code(ofField),
  'field.default': code(ofField),
  'field.enum': code(ofField, 'declares'),
  'field.oneOf.const': code(ofField, 'declares'),
  'form.start.*': code(about),
  'fieldUi.ui:options.*': code(ofField),
  'fieldUi.ui:widget': role('uses', called('widget')),
  'fieldUi.items.*:key': role('places', below),
  'form.id': role('declares', own('form')),
  'section.id': role('declares', inTab('place')),
  'sectionItem.id': role('declares', inTab('place')),
  'sectionItem.block': role('uses', called('block')),
  'sectionItem.signers.list': role('reads', dataPlace),
  'wizard.tabs.own.blocks.*:key': role('uses', inTab('place')),
  'tab.line.text': role('reads', inBraces),
  'tab.line.list': role('reads', reference),
  'tab.line.block': role('uses', inTab('place')),
  'tab.id': role('declares', own('tab')),
  'wizard.id': role('declares', own('wizard')),
  'forms.id': role('declares', own('wizard')),
  'wizard.tabs.id': role('places', own('tab')),
  'forms.forms.id': role('places', own('tab')),
  'wizard.type': role('uses', called('type')),
  'types.types.type': role('declares', called('type')),
  'wizard.key': role('reads', keyField),
  'wizard.parts': role(
    'places',
    called('part', (text) => `shared/${text}`),
  ),
  'part.id': role('declares', own('part')),
  'part.data': role('places', dataPlace),
  'step.data': role('places', dataPlace),
  'part.rename.*:key': role('places', renamed),
  'step.rename.*:key': role('places', renamed),
  'shared.$defs.*:key': role('declares', called('sharedField')),
  'shared.lookups.*:key': role('declares', called('lookup')),
  'shared.asks.*:key': role('declares', called('ask')),
  'settings.*:key': role('declares', called('setting')),
  'shared.treatments.*:key': role('declares', called('treatment')),
  ...many(roleGroups.treatments, role('uses', called('treatment'))),
  'texts.*:key': role('uses', called('text')),
  'migrationStep.id': role('declares', own('step')),
  'tab.examples.invalid.first': role('example', pointer),
  'tab.examples.invalid.errors': role('example', pointer),
  'tab.examples.invalid.settings.*:key': role('example', called('setting')),
  'tab.examples.invalid.tabs.*:key': role('example', dataPlace),
  ...many(
    roleGroups.storyFields.map((key) => `tab.examples.stories.${key}`),
    role('example', pointer),
  ),
  'tab.examples.stories.settings.*:key': role('example', called('setting')),
  'tab.examples.stories.tabs.*:key': role('example', dataPlace),
  'tab.examples.stories.answers.*:key': role('example', called('lookup')),
  'tab.examples.stories.expect.lookups': role('example', called('lookup')),
  'tab.examples.stories.expect.asks': role('example', askCalled),
  'tab.examples.stories.expect.columns.*:key': role('example', reference),
  'tab.examples.stories.expect.chosen.*:key': role('example', inTab('place')),
  'tab.examples.stories.expect.chosen.*': role('example', rowPlace),
  'tab.examples.stories.expect.forms.*': role(
    'example',
    called('form', (text, { list }) => (text === 'null' ? undefined : list && `${list}/${text}`)),
  ),
  'tab.examples.stories.expect.parts.*:key': role('example', partCalled),
};

/** What a value of a place names. */
export function namedBy(each: Role, { text, value }: { text: string; value: Json }, scope: Scope): Named[] {
  if ('read' in each) return each.read(text, scope);
  if (scope.key === '$form' && scope.list !== undefined && each.code === about) {
    return called('form', (id, { list }) => `${list}/${id}`)(text, scope);
  }
  return optionsOf(value, each.code(scope), scope).map((subject) => ({ subject, from: 0, to: text.length }));
}
