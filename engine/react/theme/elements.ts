import { classes } from './classes';
import iconStyles from './Icon.module.css';
import { type IconName, iconPaths } from './iconPaths';
import spinnerStyles from './Spinner.module.css';

/** `Icon` in its small size as an element, for lines that are filled without being drawn anew. */
export const smallIcon = (name: IconName): Element =>
  copyOf(name, () =>
    pictureOf(classes(iconStyles.icon, iconStyles.sm), '0 0 24 24', [['path', { d: iconPaths[name] }]]),
  );

/** `Spinner` as an element. */
export const spinner = (className?: string): Element =>
  copyOf(`spinner ${className}`, () =>
    pictureOf(classes(spinnerStyles.spinner, className), '0 0 20 20', [
      ['circle', RING],
      ['circle', { ...RING, 'stroke-dasharray': '16 60' }],
    ]),
  );

const SVG = 'http://www.w3.org/2000/svg';
const RING = { cx: '10', cy: '10', r: '8' };

type Shape = [tag: string, attributes: Record<string, string>];

/** What was made before, to copy it: the browser copies faster than it makes. */
const made = new Map<string, Element>();

function copyOf(key: string, make: () => Element): Element {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known.cloneNode(true) as Element;
}

function pictureOf(className: string | undefined, viewBox: string, shapes: readonly Shape[]): Element {
  const picture = elementOf('svg', { class: className ?? '', viewBox, 'aria-hidden': 'true' });
  picture.append(...shapes.map(([tag, attributes]) => elementOf(tag, attributes)));
  return picture;
}

function elementOf(tag: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
