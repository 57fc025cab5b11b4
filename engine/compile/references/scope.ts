import type { Json } from '../../core/json';
import { parseReference } from '../../core/plan/references';
import type { Named, Subject } from './types';
import type { World } from './world';

/** What plain names mean somewhere: fields below a path, or names that shared.json leaves open. */
export interface Domain {
  kind: 'field' | 'argument' | 'name';
  prefix: string;
  /** The fields of the place by the names that a shared rule has for them. */
  names?: Readonly<Record<string, string>>;
}

/** Where the reading of a file stands. */
export interface Scope {
  world: World;
  /** The wizards that the file is part of. */
  wizards: readonly string[];
  /** `loan/reader`, `shared/terms`. */
  tab?: string;
  /** What plain names mean, and those with a slash in front. */
  domain?: Domain;
  root?: Domain;
  /** The rows that `$others` are. */
  rows?: Domain;
  /** The tab, field or row whose fields are declared: `loan/reader`. */
  holder?: string;
  /** The last key, where a free one says what its value is. */
  key?: string;
  /** The field that is being declared or described. */
  field?: Subject;
  /** The field whose value the condition, operand or start value is about. */
  about?: Subject | undefined;
  /** The list that a rule or form belongs to: `loan/books/books`. */
  list?: string;
  /** The shared rule that a rule uses. */
  rule?: string;
  /** The lookup that a rule starts. */
  lookup?: string;
  /** The fields that a part carries. */
  data?: readonly string[];
  /** The lists whose rows the parameters of a validator are about. */
  of?: readonly string[];
  owner: Subject;
}

/** Reads the names in a text. */
export type Read = (text: string, scope: Scope) => Named[];

const whole = (text: string, subject: Subject): Named => ({ subject, from: 0, to: text.length });

/** The fields of a path, objects on the way included. */
function pathIn(domain: Domain, path: string, from: number): Named[] {
  if (domain.kind !== 'field') {
    return [{ subject: { kind: domain.kind, id: `${domain.prefix}/${path}` }, from, to: from + path.length }];
  }
  let at = from;
  return path.split('/').map((step, index, steps) => {
    const id = [domain.prefix, ...steps.slice(0, index + 1)].join('/');
    const named: Named = { subject: { kind: 'field', id }, from: at, to: at + step.length };
    at += step.length + 1;
    return named;
  });
}

/** A reference as conditions and rules write them. */
export const reference: Read = (written, scope) => {
  const text = scope.domain?.names?.[written] ?? written;
  const found = parseReference(text);
  const start = (path: string) => text.length - path.length;
  const path = found.path.join('/');
  switch (found.kind) {
    case 'field': {
      const domain = found.root ? scope.root : scope.domain;
      return domain ? pathIn(domain, path, start(path)) : [];
    }
    case 'settings':
      return [{ subject: { kind: 'setting', id: path }, from: start(path), to: text.length }];
    case 'option': {
      const [name = ''] = found.path;
      return scope.domain ? pathIn(scope.domain, name, '$option/'.length) : [];
    }
    case 'tabs':
      return scope.world
        .tabsCalled(found.tab, scope.wizards)
        .flatMap((tab) => [
          { subject: { kind: 'tab', id: tab }, from: '$tabs/'.length, to: '$tabs/'.length + found.tab.length } as Named,
          ...pathIn({ kind: 'field', prefix: tab }, path, start(path)),
        ]);
    default:
      return [];
  }
};

/** The target of a rule: a field, or a section, note or block by `#name`. */
export const target: Read = (text, scope) => {
  if (!text.startsWith('#')) return reference(text, scope);
  if (scope.tab === undefined) return [];
  return [{ subject: { kind: 'place', id: `${scope.tab}${text}` }, from: 1, to: text.length }];
};

/** The names in braces of a text: `{Cidade}, {Uf}`. */
export const inBraces: Read = (text, scope) =>
  [...text.matchAll(/\{([^{}]+)\}/g)].flatMap((match) => {
    const at = match.index + 1;
    return reference(match[1] ?? '', scope).map((named) => ({ ...named, from: named.from + at, to: named.to + at }));
  });

/** A call: its address, and the names in braces. */
export const call: Read = (text, scope) => {
  const address = text.split('?', 1)[0] ?? text;
  return [{ subject: { kind: 'endpoint', id: address }, from: 0, to: address.length }, ...inBraces(text, scope)];
};

/** The settings in braces of any text: `{$settings/empresa|a instituição}`. */
export const settingsIn = (text: string): Named[] =>
  [...text.matchAll(/\{\$settings\/([^{}|]+)/g)].map((match) => {
    const [all, name = ''] = match;
    const to = match.index + all.length;
    return { subject: { kind: 'setting', id: name }, from: to - name.length, to };
  });

/** A place of data: a tab, or a field of it. */
export const dataPlace: Read = (text, { world, wizards }) => {
  const [tab = ''] = text.split('/');
  const path = text.slice(tab.length + 1);
  return world
    .tabsCalled(tab, wizards)
    .flatMap((id) => [
      { subject: { kind: 'tab', id }, from: 0, to: tab.length } as Named,
      ...(path === '' ? [] : pathIn({ kind: 'field', prefix: id }, path, tab.length + 1)),
    ]);
};

/** The same as a pointer into the tab's own data. */
export const pointer: Read = (text, scope) => {
  if (text.startsWith('#')) return target(text, scope);
  if (!scope.tab || !text.startsWith('/')) return [];
  let id = scope.tab;
  let at = 1;
  return text
    .slice(1)
    .split('/')
    .flatMap((step) => {
      const from = at;
      at += step.length + 1;
      if (/^\d+$/.test(step)) return [];
      id = `${id}/${step}`;
      return [{ subject: { kind: 'field', id }, from, to: from + step.length } as Named];
    });
};

/** A kind of message with the format behind it: `invalid.phone`. */
export const message: Read = (text) => {
  const [kind = '', format] = text.split('.', 2);
  const named: Named[] = [{ subject: { kind: 'message', id: kind }, from: 0, to: kind.length }];
  if (format === undefined) return named;
  return [...named, { subject: { kind: 'format', id: format }, from: kind.length + 1, to: text.length }];
};

/** A name that is a whole text. */
export function called(
  kind: Subject['kind'],
  idOf: (text: string, scope: Scope) => string | undefined = (id) => id,
): Read {
  return (text, scope) => {
    const id = idOf(text, scope);
    return id === undefined ? [] : [whole(text, { kind, id })];
  };
}

/** A code that is an option of the field that the place is about. */
export function optionsOf(value: Json, about: Subject | undefined, { world }: Scope): Subject[] {
  const id = about && world.optionOf(about.id, value);
  return id === undefined ? [] : [{ kind: 'option', id }];
}
