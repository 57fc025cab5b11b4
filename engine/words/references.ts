import { parseReference } from '../core/plan/references';
import type { Naming } from './naming';
import { choice, fixed, mapped, type Syntax, starred, template } from './syntax';
import type { WordTable } from './table';

interface Named {
  name: string;
  tab: string;
}

/** A name of a kind that the scope knows. */
export const nameOf = (kind: 'fields' | 'sections' | 'settings' | 'formats' | 'tabs'): Syntax<string> =>
  mapped(
    starred,
    (name, naming) => naming[kind].called(name),
    (label, naming) => naming[kind].named(label),
  );

/** A reference of a condition or an operand. */
export function referenceSyntax(words: WordTable): Syntax<string> {
  const { references } = words;
  const single = (kind: 'mode' | 'index' | 'form' | 'others' | 'now') =>
    fixed(references[kind], `$${kind}`, (given) => given === `$${kind}`);
  /** A reference of one kind by the words around its last part. */
  const within = (kind: 'settings' | 'user', name: Syntax<string>) =>
    mapped<{ name: string }, string>(
      template(references[kind], { name }),
      (text) => {
        const { kind: found, path } = parseReference(text);
        return found === kind && path.length === 1 ? { name: path[0] as string } : undefined;
      },
      ({ name: said }) => (said.includes('/') ? undefined : `$${kind}/${said}`),
    );
  const named = <T>(
    kind: string,
    make: (given: T) => string,
    read: (text: string) => T | undefined,
    syntax: Syntax<T>,
  ) =>
    mapped(syntax, read, (said) => {
      const text = make(said);
      return parseReference(text).kind === kind ? text : undefined;
    });
  const root = named<string>(
    'field',
    (name) => `/${name}`,
    (text) => (text.startsWith('/') ? text.slice(1) : undefined),
    mapped<{ name: string }, string>(
      template(references.root, { name: starred }),
      (name, naming) => ({ name: naming.root.fields.called(name) }),
      ({ name }, naming) => naming.root.fields.named(name),
    ),
  );
  const option = named<{ name: string; property: string }>(
    'option',
    ({ name, property }) => `$option/${name}/${property}`,
    (text) => {
      const { kind, path } = parseReference(text);
      return kind === 'option' && path.length === 2
        ? { name: path[0] as string, property: path[1] as string }
        : undefined;
    },
    template(references.option, { name: nameOf('fields'), property: starred }),
  );
  const field = mapped<string, string>(
    nameOf('fields'),
    (text) => (text.startsWith('/') ? undefined : text),
    (text) => (text.startsWith('/') ? undefined : text),
  );
  return choice(
    ...(['mode', 'index', 'form', 'others', 'now'] as const).map(single),
    within('settings', nameOf('settings')),
    within('user', starred),
    tabReference(references.tabs, '$tabs/'),
    option,
    root,
    field,
  );
}

/** A field of a tab, under the words `{name} ... {tab}`: `$tabs/reader/Zip`, or without what stands before. */
export function tabReference(words: string, before: string): Syntax<string> {
  return mapped<Named, string>(
    template(words, { name: starred, tab: starred }),
    (text, naming) => {
      const [tab, ...path] = text.slice(before.length).split('/');
      if (!text.startsWith(before) || !tab || path.length === 0) return undefined;
      return { name: called(naming, tab, path.join('/')), tab: naming.tabs.called(tab) };
    },
    ({ name, tab: label }, naming) => {
      const tab = naming.tabs.named(label);
      return tab.includes('/') ? undefined : `${before}${tab}/${naming.tab(tab).fields.named(name)}`;
    },
  );
}

const called = (naming: Naming, tab: string, path: string) => naming.tab(tab).fields.called(path);
