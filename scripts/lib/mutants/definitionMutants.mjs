import { parseTree } from 'jsonc-parser';

/** @typedef {import('./types').Mutant} Mutant */
/** @typedef {import('jsonc-parser').Node} Node */
/** @typedef {{ node: Node, change: string, start: number, end: number, text: string }} Edit */

/**
 * What can be spoilt in the value of a key, by key.
 * @type {Record<string, (value: Node, text: string) => Edit[]>}
 */
const BY_KEY = {
  rules: (value) => dropEach(value, (rule) => `rule ${memberOf(rule, 'id')?.value ?? ''} dropped`),
  required: (value) => dropEach(value, (name) => `${name.value} is no longer required`),
  require: (value) => dropEach(value, (name) => `${name.value} is no longer required by the rule`),
  tabs: (value, text) => exchangeEach(value.children ?? [], text, 'tabs'),
  oneOf: (value, text) =>
    exchangeEach((value.children ?? []).map((item) => memberOf(item, 'const')).filter(isNode), text, 'codes'),
  messages: (value, text) =>
    exchangeEach(
      (value.children ?? []).map(({ children }) => children?.[1]).filter((own) => isNode(own) && own.type === 'string'),
      text,
      'messages',
    ),
  when: (value, text) => [
    { ...placeOf(value), node: value, change: 'condition negated', text: `{ "not": ${textOf(value, text)} }` },
  ],
};

/** Keys whose number is a limit; in rules every number counts. */
const LIMIT = /^(?:min|max)/;

/**
 * The mutants of a file of definitions: rules dropped, their conditions negated, numbers shifted by one, codes and
 * messages exchanged, tabs in another order, what is required no longer required.
 * @param {string} file
 * @param {string} text
 * @returns {Mutant[]}
 */
export function definitionMutants(file, text) {
  const tree = parseTree(text);
  const edits = tree ? editsIn(tree, { key: '', inRule: false }, text) : [];
  return edits
    .filter(({ start, end, text: by }) => text.slice(start, end) !== by)
    .map(({ node, ...edit }) => ({ file, line: text.slice(0, node.offset).split('\n').length, ...edit }));
}

/** @param {Node} node @param {{ key: string, inRule: boolean }} at @param {string} text @returns {Edit[]} */
function editsIn(node, { key, inRule }, text) {
  if (key === 'examples') return [];
  const isShifted = node.type === 'number' && (inRule || LIMIT.test(key));
  const shifted = {
    ...placeOf(node),
    node,
    change: `${key} ${node.value} -> ${node.value + 1}`,
    text: `${node.value + 1}`,
  };
  const inside = (node.children ?? []).flatMap((item) => {
    const [name, value] = item.type === 'property' ? (item.children ?? []) : [undefined, item];
    const own = String(name?.value ?? '');
    return value ? editsIn(value, { key: own, inRule: inRule || own === 'rules' }, text) : [];
  });
  return [...(isShifted ? [shifted] : []), ...(BY_KEY[key]?.(node, text) ?? []), ...inside];
}

/** Each item taken away in turn. @param {Node} list @param {(item: Node) => string} changeOf @returns {Edit[]} */
function dropEach({ type, children: items = [] }, changeOf) {
  if (type !== 'array') return [];
  return items.map((node, at) => {
    const [next, before] = [items[at + 1], items[at - 1]];
    const { end } = placeOf(node);
    const place = next
      ? { start: node.offset, end: next.offset }
      : { start: before ? placeOf(before).end : node.offset, end };
    return { ...place, node, change: changeOf(node), text: '' };
  });
}

/** Each node in the place of the one before it. @param {(Node | undefined)[]} nodes @param {string} text @param {string} what @returns {Edit[]} */
function exchangeEach(nodes, text, what) {
  return nodes.flatMap((node, at) => {
    const before = nodes[at - 1];
    if (!node || !before) return [];
    const between = text.slice(placeOf(before).end, node.offset);
    const change = `${what} exchanged: ${textOf(before, text).replace(/\s+/g, ' ').slice(0, 60)}`;
    const place = { start: before.offset, end: placeOf(node).end };
    return [{ ...place, node: before, change, text: `${textOf(node, text)}${between}${textOf(before, text)}` }];
  });
}

/** @param {Node} node */
const placeOf = ({ offset, length }) => ({ start: offset, end: offset + length });

/** @param {Node} node @param {string} text */
const textOf = ({ offset, length }, text) => text.slice(offset, offset + length);

/** @param {Node} node @param {string} key @returns {Node | undefined} */
const memberOf = (node, key) => node.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[1];

/** @param {Node | undefined} node @returns {node is Node} */
const isNode = (node) => node !== undefined;
