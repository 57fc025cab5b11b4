import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Of an element that has none of these, nothing changes as others come, go, or get the focus. */
const ASKS = /:(has|focus-within|empty|nth-|first-|last-|only-)/;

/** The elements that each rule is about, without what leads to them; in `<>` what their pseudo-classes are about. */
function subjectsIn(css: string): string[] {
  const heads = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim());
  return heads.filter((head) => !head.startsWith('@')).flatMap((head) => folded(head).split(',').map(lastOf));
}

function folded(selector: string): string {
  const next = selector.replace(/\(([^()]*)\)/g, (_, inside: string) => `<${inside.replace(/[\s>+~,]/g, '')}>`);
  return next === selector ? next : folded(next);
}

const lastOf = (selector: string) => selector.trim().split(/\s+/).at(-1) ?? '';

/** Whether a rule names what it is about by more than pseudo-classes. */
const isNamed = (subject: string) => /^[a-z]|[.#[]/.test(subject.replace(/<[^<>]*>/g, ''));

it('tells the elements that a rule is about from what leads to them', () => {
  expect(
    subjectsIn('/* a */ .a > .b:has(> .c), .a + :not(:focus-within) { color: red } @media (x) { * { top: 0 } }'),
  ).toEqual(['.b:has<.c>', ':not<:focus-within>', '*']);
});

const styles = readdirSync('engine', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

it.each(styles)('engine/%s asks no element for its place or content that it does not name', (file) => {
  const asking = subjectsIn(readFileSync(`engine/${file}`, 'utf8')).filter(
    (subject) => ASKS.test(subject) && !isNamed(subject),
  );
  expect(asking).toEqual([]);
});

/** What the edge of a box may change for the focus: anything else would have the browser lay out the page around it. */
const PAINTED = /^(border-color|box-shadow|outline(-[a-z]+)?)$/;

it('the box of a text that gets or loses the focus is painted anew, and not laid out', () => {
  const css = readFileSync('engine/react/widgets/control/Control.module.css', 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, head = '', body = '']) => ({ head, body }));
  const focused = rules.filter(({ head }) => head.includes('.input') && head.includes(':focus'));
  expect(focused.length).toBeGreaterThan(0);
  const properties = focused.flatMap(({ body }) => [...body.matchAll(/([a-z-]+)\s*:/g)].map(([, name = '']) => name));
  expect(properties.filter((name) => !PAINTED.test(name))).toEqual([]);
});
