import { entriesOf } from '../../../analyse/entries';
import { formsOf } from '../../../analyse/tab';
import type { SectionItem } from '../../../core/definition/types';
import { keysSaying, namesUnder } from '../../../core/effects/told';
import { isObject } from '../../../core/json';
import { isBlock } from '../../../core/plan/fields';
import { toPointer } from '../../../core/pointer';
import { type Reading, readingOf, readingsOfNames } from '../../model/conditions';
import type { TabModel } from '../../model/model';
import { collectionsOf, idOfText, itemsOf, rulesOf } from '../../model/places';
import type { Scope } from '../../model/scope';
import { tabScope } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { suggestion } from '../../problems/words';
import { problemsOf } from '../values/references';
import { reuseReadings } from './reuse';

/** Names of fields on the screen: in sections, collections, forms, columns, blocks and the UI schema; `#sections`. */
export function checkScreen(tab: TabModel): Problem[] {
  const readings = [
    ...itemsOf(tab).flatMap(({ items, pointer, scope }) => itemReadings(items, pointer, scope)),
    ...uiReadings(tab),
    ...collectionReadings(tab),
  ];
  return [...problemsOf(tab.source, readings), ...wrongLinks(tab), ...unknownSections(tab)];
}

/** Addresses of links that lead nowhere. */
function wrongLinks(tab: TabModel): Problem[] {
  return itemsOf(tab).flatMap(({ items, pointer, scope }) =>
    entriesOf(items).flatMap(([item, index]) => {
      const href = typeof item === 'object' && 'href' in item ? String(item.href) : '/';
      const isUnknown = href.startsWith('$') && readingOf(href, '', scope).resolved.problem;
      if (isUnknown || /^(https?:\/\/[^\s/]|\/(?!\/)|\$settings\/)/.test(href)) return [];
      const message = say`O endereço "${href}" não vale. Esperado: https://…, http://…, /… ou $settings/nome.`;
      return [problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer: `${pointer}/${index}/href` }, message)];
    }),
  );
}

function itemReadings(items: readonly SectionItem[], pointer: string, scope: Scope): Reading[] {
  return entriesOf(items).flatMap(([item, index]): Reading[] => {
    const at = `${pointer}/${index}`;
    if (typeof item === 'string') return [readingOf(item, at, scope)];
    if ('href' in item && typeof item.href === 'string' && item.href.startsWith('$')) {
      return [readingOf(item.href, `${at}/href`, scope)];
    }
    const binds = 'binds' in item && isObject(item.binds) ? item.binds : {};
    return Object.entries(binds).map(([name, field]) =>
      readingOf(String(field), `${at}/binds${toPointer([name])}`, scope),
    );
  });
}

function uiReadings(tab: TabModel): Reading[] {
  return Object.entries(tab.definition.uiSchema).flatMap(([name, ui]): Reading[] => {
    if (name === 'ui:sections' || Array.isArray(ui)) return [];
    const at = `/uiSchema${toPointer([name])}`;
    const own: Reading = { ...readingOf(name, at, tabScope(tab)), at: 'key' };
    if (!ui.items || own.resolved.problem) return [own];
    const rows: Scope = {
      ...tabScope(tab),
      fields: own.resolved.rows ?? new Map(),
      where: say`nas linhas de "${name}"`,
    };
    const inRows = Object.keys(ui.items).map((field): Reading => {
      return { ...readingOf(field, `${at}/items${toPointer([field])}`, rows), at: 'key' };
    });
    return [own, ...inRows];
  });
}

function collectionReadings(tab: TabModel): Reading[] {
  const wrong = Object.keys(tab.definition.collections ?? {}).flatMap((list): Reading[] => {
    const own: Reading = { ...readingOf(list, toPointer(['collections', list]), tabScope(tab)), at: 'key' };
    if (own.resolved.problem) return [own];
    const message = say`O campo "${list}" não é uma lista com linhas. Esperado em "collections": uma lista.`;
    return own.resolved.rows ? [] : [{ ...own, resolved: { problem: { code: 'DEF_WRONG_TYPE', message } } }];
  });
  const inside = collectionsOf(tab).flatMap(({ collection, pointer, scope }): Reading[] => {
    const forms = formsOf(collection, pointer).flatMap(({ form, pointer: at }) => [
      ...readingsOfNames(form.required, `${at}/required`, scope),
      ...readingsOfKeys(form.start, `${at}/start`, scope),
      ...readingsOfKeys(form.properties, `${at}/properties`, scope),
    ]);
    const columns = entriesOf(collection.columns).flatMap(([column, index]) =>
      readingsOfNames(column.fields, `${pointer}/columns/${index}/fields`, scope),
    );
    const title = collection.titleField;
    const titles = title === undefined ? [] : [readingOf(title, `${pointer}/titleField`, scope)];
    const sums = collection.sum ? [numberOf(collection.sum.field, `${pointer}/sum/field`, scope)] : [];
    return [...forms, ...columns, ...titles, ...sums, ...reuseReadings({ collection, pointer, scope })];
  });
  return [...wrong, ...inside];
}

/** A field that is summed must be a number. */
function numberOf(name: string, pointer: string, scope: Scope): Reading {
  const reading = readingOf(name, pointer, scope);
  const { entry } = reading.resolved;
  if (!entry || entry.schema.type === 'number' || entry.schema.type === 'integer') return reading;
  const message = say`O campo "${name}" não é um número. Esperado em "sum": um campo com "type": "number" ou "integer".`;
  return { ...reading, resolved: { problem: { code: 'DEF_WRONG_TYPE', message } } };
}

function readingsOfKeys(object: object | undefined, pointer: string, scope: Scope): Reading[] {
  return Object.keys(object ?? {}).map((name): Reading => {
    return { ...readingOf(name, `${pointer}${toPointer([name])}`, scope), at: 'key' };
  });
}

/** The names that rules may show with `#`: sections, and the texts and blocks in them that have a name. */
function sectionNames(tab: TabModel): string[] {
  return entriesOf(tab.definition.uiSchema['ui:sections']).flatMap(([section]) => [
    section.id,
    ...entriesOf(section.fields).flatMap(([item]) => (isBlock(item) ? item.id : (idOfText(item) ?? []))),
  ]);
}

function unknownSections(tab: TabModel): Problem[] {
  const known = sectionNames(tab);
  return rulesOf(tab).flatMap(({ rule, pointer }) =>
    keysSaying('targets').flatMap((key) =>
      namesUnder(rule, key).flatMap(({ name, step }) => {
        if (!name.startsWith('#') || known.includes(name.slice(1))) return [];
        const names = known.map((each) => `#${each}`);
        const message = say`A seção "${name}" não existe na aba "${tab.id}". ${suggestion(name, names)}`;
        return [problemAt(tab.source, 'DEF_UNKNOWN_SECTION', { pointer: `${pointer}/${key}/${step}` }, message)];
      }),
    ),
  );
}
