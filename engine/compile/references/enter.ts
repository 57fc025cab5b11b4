import type { Json } from '../../core/json';
import { parseReference } from '../../core/plan/references';
import { parsePointer } from '../../core/pointer';
import { places } from './roleGroups';
import { type Domain, reference, type Scope } from './scope';
import type { Kind, Subject } from './types';
import { listAt, objectAt } from './world';

/** What changes for what stands inside a value: of the key under which it stands, and of the value itself. */
type Enter = (scope: Scope, at: { key: string; value: Json }) => Partial<Scope>;

const fields = (prefix: string): Domain => ({ kind: 'field', prefix });

/** The last thing that a text names in a scope. */
const lastNamed = (text: string, scope: Scope): Subject | undefined => reference(text, scope).at(-1)?.subject;

const declared: Enter = ({ holder }, { key }) => {
  const field: Subject = { kind: 'field', id: `${holder}/${key}` };
  return { field, holder: field.id, owner: field };
};

const aboutKey: Enter = (scope, { key }) => ({ key, about: lastNamed(key, scope) });

/** What stands in the rows of the first list of a validator. */
const ofRows: Enter = ({ of }, { key }) => ({ key, ...(of?.[0] !== undefined && { domain: fields(of[0]) }) });

const rowsBelow = (list: string | undefined): Partial<Scope> =>
  list === undefined ? {} : { domain: fields(list), rows: fields(list), list };

const named =
  (kind: Kind, prefix?: (scope: Scope) => string | undefined): Enter =>
  (scope, { value, key }) => {
    const own = objectAt(value).id;
    const before = prefix?.(scope);
    const id = [...(before === undefined ? [] : [before]), String(own ?? key)].join('/');
    return { owner: { kind, id } };
  };

const carried: Enter = (scope, { value }) => {
  const { id, data } = objectAt(value);
  const folder = scope.owner.kind === 'wizard' ? scope.owner.id : 'shared';
  const isShared = id !== undefined && folder === 'shared';
  const wizards = isShared ? scope.world.wizardsWithPart(String(id)) : scope.wizards;
  const places = listAt(data).flatMap((text) => {
    const [tab = '', ...path] = String(text).split('/');
    return scope.world.tabsCalled(tab, wizards).map((key) => [key, ...path].join('/'));
  });
  const [first] = places;
  return {
    wizards,
    ...(id !== undefined && { owner: { kind: 'part', id: `${folder}/${id}` } as const }),
    ...(first !== undefined && { data: places, domain: fields(first) }),
  };
};

/** By the place of a value before its definition is opened. */
export const enterMember: Readonly<Record<string, Enter>> = {
  'tab.examples.stories.expect.forms.*': ({ tab }, { key }) => {
    const list = parsePointer(key)[0];
    return tab === undefined || list === undefined ? {} : { list: `${tab}/${list}` };
  },
  'tab.schema': ({ tab }) => ({ ...(tab !== undefined && { holder: tab }) }),
  'field.properties.*': declared,
  'field.items': ({ holder, domain }) =>
    domain?.kind === 'name' || holder === undefined ? {} : { domain: fields(holder), rows: fields(holder) },
  'field.formatBy.*': ({ domain, field }, { key }) => {
    const around = domain?.kind === 'field' ? field?.id.slice(0, field.id.lastIndexOf('/')) : domain?.prefix;
    return { about: { kind: 'field', id: `${around}/${key}` } };
  },
  'shared.$defs.*': (_, { key }) => ({
    holder: `$defs/${key}`,
    field: { kind: 'sharedField', id: `$defs/${key}` },
    owner: { kind: 'sharedField', id: key },
    domain: { kind: 'name', prefix: `$defs/${key}` },
  }),
  'shared.lookups.*': (_, { key }) => ({
    owner: { kind: 'lookup', id: key },
    domain: { kind: 'argument', prefix: key },
  }),
  'shared.asks.*': named('ask'),
  'settings.*': named('setting'),
  'tab.collections.*': (scope, { key }) => rowsBelow(lastNamed(key, scope)?.id),
  'collection.reuse.titleField': ({ of }) => (of?.[0] === undefined ? {} : { domain: fields(of[0]) }),
  'collection.reuse.fill.*': ({ of }) => (of?.[0] === undefined ? {} : { domain: fields(of[0]) }),
  'collection.columns.when': ({ root }) => (root ? { domain: root } : {}),
  'tab.uiSchema.*': (scope, { key }) => {
    const field = lastNamed(key, scope);
    return field ? { field, holder: field.id, owner: field } : {};
  },
  'fieldUi.items.*': declared,
  'form.properties.*': (scope, { key }) => {
    const field = lastNamed(key, scope);
    return field ? { field, holder: field.id } : {};
  },
  'form.start.*': aboutKey,
  ...Object.fromEntries(places('operands', '.*').map((place) => [place, aboutKey])),
  'condition.*': aboutKey,
  'valueKeywords.contains': ({ about, rows, key }) => {
    const inner = key !== undefined && parseReference(key).kind === 'others' ? rows : about && fields(about.id);
    return { domain: inner ?? { kind: 'name', prefix: '' } };
  },
  ...Object.fromEntries(places('params', '.*').map((place) => [place, ofRows])),
};

/** By the place of an object, in a list or not. */
export const enterObject: Readonly<Record<string, Enter>> = {
  rule: (scope, { value }) => {
    const { id, rule, lookup, of } = objectAt(value);
    const around = scope.list ?? scope.tab;
    const lists = listAt(of).flatMap((text) => lastNamed(String(text), scope)?.id ?? []);
    const own: Partial<Scope> = {
      owner: { kind: 'rule', id: `${around ?? 'shared'}/${id}` },
      of: lists,
      ...(typeof rule === 'string' && { rule }),
      ...(typeof lookup === 'string' && { lookup }),
    };
    if (scope.tab !== undefined || scope.domain) return own;
    const domain: Domain = { kind: 'name', prefix: `rules/${id}` };
    return { ...own, domain, root: domain };
  },
  form: named('form', ({ list }) => list),
  section: ({ tab, owner }, { value }) => ({
    owner: tab ? { kind: 'place', id: `${tab}#${objectAt(value).id}` } : owner,
  }),
  sectionItem: ({ tab, owner }, { value }) => {
    const { id } = objectAt(value);
    return { owner: tab && id !== undefined ? { kind: 'place', id: `${tab}#${id}` } : owner };
  },
  'sectionItem.signers': (scope, { value }) => {
    const [tab = '', ...path] = String(objectAt(value).list ?? '').split('/');
    const [key] = scope.world.tabsCalled(tab, scope.wizards);
    return key === undefined ? {} : { domain: fields([key, ...path].join('/')) };
  },
  'collection.reuse': (scope, { value }) => {
    const from = lastNamed(String(objectAt(value).from ?? ''), scope);
    return from ? { of: [from.id] } : {};
  },
  part: carried,
  step: carried,
  'wizard.tabs': ({ owner }, { value }) => {
    const { id, shared } = objectAt(value);
    const tab = `${shared ? 'shared' : owner.id}/${id}`;
    return { tab, owner: { kind: 'tab', id: tab } };
  },
  'forms.forms': named('tab', ({ owner }) => owner.id),
  migrationStep: named('step', ({ owner }) => owner.id),
  'types.types': (_, { value }) => ({ owner: { kind: 'type', id: String(objectAt(value).type) } }),
};
