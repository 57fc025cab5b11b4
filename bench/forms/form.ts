/** The form that every contender shows: N required text fields in sections of 20, one rule per five fields. */
export interface BenchForm {
  /** Required text fields that are always shown. */
  count: number;
  sections: BenchSection[];
}

/** A titled group of items. */
export interface BenchSection {
  id: string;
  title: string;
  items: BenchItem[];
}

/** A required text field, or a checkbox that shows two more of them. */
export type BenchItem = ({ kind: 'text' } & Named) | ({ kind: 'condition'; shows: Named[] } & Named);

/** A field and its label. */
export interface Named {
  name: string;
  title: string;
}

/** Fields in a section. */
const SECTION_FIELDS = 20;
/** Fields between two rules. */
const RULE_FIELDS = 5;
/** The longest text that a field takes, in characters. */
export const MAX_LENGTH = 60;

/** The form with so many text fields. */
export function benchForm(count: number): BenchForm {
  const sections: BenchSection[] = [];
  for (let field = 1; field <= count; field += 1) {
    const number = Math.ceil(field / SECTION_FIELDS);
    const section = sections[number - 1] ?? { id: `section${number}`, title: `Section ${number}`, items: [] };
    sections[number - 1] = section;
    section.items.push({ kind: 'text', name: `field${field}`, title: `Field ${field}` });
    if (field % RULE_FIELDS === 0) section.items.push(condition(field / RULE_FIELDS));
  }
  return { count, sections };
}

function condition(number: number): BenchItem {
  const shows = ['a', 'b'].map((letter) => ({ name: `more${number}${letter}`, title: `More ${number}${letter}` }));
  return { kind: 'condition', name: `condition${number}`, title: `Show more ${number}`, shows };
}

/** How many inputs the page holds before anything is ticked. */
export function inputCount({ sections }: BenchForm): number {
  return sections.reduce((sum, section) => sum + section.items.length, 0);
}
