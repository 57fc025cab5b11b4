import { parseSync } from 'vite';

/** @typedef {import('./types').Mutant} Mutant */
/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node a node of the syntax tree */

/** @type {Record<string, string>} */
const OPERATORS = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' },
  ...{ '-': '+', '*': '/', '/': '*', '%': '*', '&&': '||', '||': '&&', '??': '&&' },
};

/** Nodes of TypeScript alone that hold code all the same. */
const AROUND_CODE = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];

/**
 * The mutants of a file of TypeScript: conditions negated, boundaries shifted by one, operators exchanged, returns
 * emptied, statements removed, booleans turned round.
 * @param {string} file
 * @param {string} code
 * @returns {Mutant[]}
 */
export function codeMutants(file, code) {
  /** @type {Mutant[]} */
  const mutants = [];
  /** @param {Node} node the part that is replaced @param {string} text */
  const add = (node, text) => {
    const line = code.slice(0, node.start).split('\n').length;
    const short = (/** @type {string} */ part) => part.replace(/\s+/g, ' ').slice(0, 80);
    const change = `${short(code.slice(node.start, node.end))} -> ${short(text) || 'nothing'}`;
    mutants.push({ file, line, change, start: node.start, end: node.end, text });
  };
  const textOf = (/** @type {Node} */ node) => code.slice(node.start, node.end);

  /** @param {Node} node */
  const visit = (node) => {
    if (node.type.startsWith('TS') && !AROUND_CODE.includes(node.type)) return;
    const replacement = OPERATORS[node.operator];
    if (/^(?:Binary|Logical)Expression$/.test(node.type) && replacement) {
      add(node, `((${textOf(node.left)}) ${replacement} (${textOf(node.right)}))`);
    }
    if (/^(?:If|While|Conditional)/.test(node.type)) add(node.test, `!(${textOf(node.test)})`);
    if (node.type === 'ReturnStatement' && node.argument) add(node, 'return;');
    if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') add(node.body, 'undefined');
    if (node.type === 'ExpressionStatement' && node.expression.type !== 'Literal') add(node, ';');
    if (node.type === 'Literal' && typeof node.value === 'number') add(node, String(node.value + 1));
    if (node.type === 'Literal' && typeof node.value === 'boolean') add(node, String(!node.value));
    for (const child of Object.values(node).flat()) {
      if (typeof child?.type === 'string' && typeof child.start === 'number') visit(child);
    }
  };
  visit(/** @type {any} */ (parseSync(file, code).program));
  return mutants;
}
