import type { SectionDefinition } from '../../core/definition/types';
import type { Json } from '../../core/json';
import type { Lock } from './locks';
import { plainText, textOf, type UiWords } from './ui';

/** An object of the schema as the screen has it. */
export interface ObjectNode {
  path: readonly string[];
  title: string;
  words: UiWords;
  /** What it hands on to its fields. */
  lock: Lock;
  /** Its fields and objects in the order of the schema. */
  names: string[];
}

/** The names of an object in the order of `ui:order`; `*` stands for those that it does not name. */
export function inOrder(names: readonly string[], order: Json | undefined): string[] {
  if (!Array.isArray(order)) return [...names];
  const named = order.filter((name): name is string => typeof name === 'string' && names.includes(name));
  const rest = names.filter((name) => !named.includes(name));
  const star = order.indexOf('*');
  if (star < 0) return [...named, ...rest];
  const before = order.slice(0, star).filter((name) => named.includes(name as string)).length;
  return [...named.slice(0, before), ...rest, ...named.slice(before)];
}

/** What the screen says that stands in no schema. */
export interface Texts {
  /** What an object without a title is called. */
  untitled: string;
  /** What the button of a list says. */
  add: string;
  /** What a section is called whose object has one before it. */
  continued: (title: string) => string;
}

/** What is shown in sections of its own, by its path: objects, and lists of objects. */
export interface Shown {
  objects: ReadonlyMap<string, ObjectNode>;
  lists: ReadonlyMap<string, Pick<SectionDefinition, 'title' | 'help'>>;
}

/**
 * One section for each run of fields of an object; the objects and lists inside it are sections of their own. What goes on after
 * these says so, and is described once. The id of that of the root is
 * of what stands for an object without a title, and what it is described by is the lead of the tab.
 */
export function sectionsOf(root: ObjectNode, { objects, lists }: Shown, { untitled, continued }: Texts) {
  const sections: SectionDefinition[] = [];
  const push = (name: string, section: Omit<SectionDefinition, 'id'>) => {
    const taken = sections.map(({ id }) => id);
    sections.push({ id: unique(slug(name), taken), ...section });
  };
  const add = (node: ObjectNode) => {
    let fields: string[] | undefined;
    let isBegun = false;
    for (const name of inOrder(node.names, node.words.get('order')?.value)) {
      const path = [...node.path, name];
      const at = path.join('/');
      const [inner, list] = [objects.get(at), lists.get(at)];
      if (inner || list) fields = undefined;
      if (inner) add(inner);
      else if (list) push(path.join('-'), { ...list, fields: [at] });
      else if (fields) fields.push(at);
      else {
        fields = [at];
        const own = node.path.length === 0 ? untitled.toLowerCase() : node.path.join('-');
        const naming = isBegun
          ? { title: continued(node.title) }
          : { title: node.title, ...(node.path.length > 0 && helpOf(node)) };
        push(own, { ...naming, fields });
        isBegun = true;
      }
    }
  };
  add(root);
  return sections;
}

const helpOf = ({ words }: ObjectNode) => helpIn(textOf(words, 'description'));

/** The line under the title of a section. */
export const helpIn = (text: Json | undefined): { help?: string } =>
  typeof text === 'string' && text.trim() !== '' ? { help: plainText(text) } : {};

/** A name that ids may have: `Você tem animais?` gives `voce-tem-animais`. */
export function slug(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
  return plain || 'campo';
}

/** A name that none of some others is. */
export function unique(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const own = number === 1 ? name : `${name}-${number}`;
    if (!taken.includes(own)) return own;
  }
}
