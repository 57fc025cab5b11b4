import type { SectionDefinition } from '../../core/definition/types';
import type { Json } from '../../core/json';
import { plainText, textOf, type UiWords } from './ui';

/** An object of the schema as the screen has it. */
export interface ObjectNode {
  path: readonly string[];
  title: string;
  words: UiWords;
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

/**
 * One section for each run of fields of an object; the objects inside it are sections of their own. That of the root is
 * named after what stands for an object without a title.
 */
export function sectionsOf(
  root: ObjectNode,
  objects: ReadonlyMap<string, ObjectNode>,
  untitled: string,
): SectionDefinition[] {
  const sections: SectionDefinition[] = [];
  const add = (node: ObjectNode) => {
    let fields: string[] | undefined;
    for (const name of inOrder(node.names, node.words.get('order')?.value)) {
      const path = [...node.path, name];
      const inner = objects.get(path.join('/'));
      if (inner) {
        fields = undefined;
        add(inner);
      } else {
        if (!fields) {
          fields = [];
          const own = slug(node.path.length === 0 ? untitled.toLowerCase() : node.path.join('-'));
          const taken = sections.map(({ id }) => id);
          sections.push({ id: unique(own, taken), title: node.title, ...helpOf(node), fields });
        }
        fields.push(path.join('/'));
      }
    }
  };
  add(root);
  return sections;
}

function helpOf({ words }: ObjectNode): { help?: string } {
  const help = textOf(words, 'description');
  return help ? { help: plainText(help) } : {};
}

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
