import type { ReferenceIndex } from './buildIndex';
import type { Reference, Subject } from './types';

/** A field that another one depends on, or that depends on it, with the rules that say so; none for calls and formats. */
export interface Dependence {
  field: string;
  rules: string[];
}

const fieldOf = (id: string): Subject => ({ kind: 'field', id });

/** The fields that a field decides about: rules read it and act on them, or they name it themselves. */
export function dependents(index: ReferenceIndex, field: string): Dependence[] {
  const owners = ownersOf(index.of(fieldOf(field)), 'reads');
  return gather(field, owners, (owner) => (owner.kind === 'rule' ? actedOn(index, owner) : ownField(owner)));
}

/** The fields that decide about a field, the other way round. */
export function dependsOn(index: ReferenceIndex, field: string): Dependence[] {
  const shown = sectionsOf(index, field).flatMap((place) => index.of(place));
  const owners = [fieldOf(field), ...ownersOf([...index.of(fieldOf(field)), ...shown], 'acts')];
  return gather(field, owners, (owner) => readBy(index, owner));
}

function ownersOf(references: readonly Reference[], sense: Reference['sense']): Subject[] {
  return references.filter((one) => one.sense === sense).map(({ owner }) => owner);
}

/** The fields that a rule acts on, those of the sections that it shows among them. */
function actedOn(index: ReferenceIndex, rule: Subject): string[] {
  return index.within(rule).flatMap(({ sense, subject }) => {
    if (sense !== 'acts') return [];
    if (subject.kind !== 'place') return subject.kind === 'field' ? [subject.id] : [];
    const shown = index.within(subject).filter(({ place }) => place === 'sectionItem');
    return shown.map((reference) => reference.subject.id);
  });
}

const ownField = ({ kind, id }: Subject): string[] => (kind === 'field' ? [id] : []);

function readBy(index: ReferenceIndex, owner: Subject): string[] {
  const read = index.within(owner).filter(({ sense, subject }) => sense === 'reads' && subject.kind === 'field');
  return read.map(({ subject }) => subject.id);
}

/** The sections that show a field, or the list or object that holds it. */
function sectionsOf(index: ReferenceIndex, field: string): Subject[] {
  const steps = field.split('/');
  const around = steps.slice(2).map((_, at) => steps.slice(0, at + 3).join('/'));
  const places = around.flatMap((id) => index.of(fieldOf(id)).filter(({ place }) => place === 'sectionItem'));
  return places.map(({ owner }) => owner).filter(({ kind }) => kind === 'place');
}

function gather(self: string, owners: readonly Subject[], fieldsOf: (owner: Subject) => string[]): Dependence[] {
  const found = new Map<string, Set<string>>();
  for (const owner of owners) {
    for (const field of fieldsOf(owner)) {
      if (field === self) continue;
      const rules = found.get(field) ?? new Set();
      if (owner.kind === 'rule') rules.add(owner.id);
      found.set(field, rules);
    }
  }
  return [...found].map(([field, rules]) => ({ field, rules: [...rules] }));
}
