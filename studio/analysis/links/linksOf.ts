import { keysActing } from '../../../engine/catalog';
import {
  type Files,
  indexReferences,
  keyOf,
  type Reference,
  type ReferenceIndex,
  type Subject,
} from '../../../engine/edit';
import type { Link, Links, ThingLinks } from './types';

/** What conditions are about, and what rules act on. */
const LINKED = ['field', 'place', 'tab', 'part'];
/** What says that something is there only at times. */
const SHOWING = keysActing('shows').map((key) => `rule.${key}`);
/** Where tabs and parts say when they are there: what else they read is what stands in them. */
const WHEN = /^\/(?:tabs|parts)\/\d+\/when\//;

/**
 * Who decides about whom in all definitions, both ways, from the places that read something and those that act on it: by
 * rules, by conditions of tabs and parts, and by lists that a field asks for with the value of another one.
 */
export function linksOf(texts: Files): Links {
  const index = indexReferences(texts);
  const found = new Map<string, ThingLinks>();
  for (const { subject, sense, place, owner, pointer } of index.references) {
    if (sense === 'acts' && SHOWING.includes(place)) thingOf(found, subject).isConditional = true;
    const isWhole = owner.kind === 'tab' || owner.kind === 'part';
    if (sense !== 'reads' || (isWhole && !WHEN.test(pointer))) continue;
    if (isWhole) thingOf(found, owner).isConditional = true;
    if (subject.kind !== 'field') continue;
    for (const target of decidedBy(index, owner)) link(found, subject, target, owner);
  }
  withSections(index, found);
  return Object.fromEntries(found);
}

/** What an owner of a condition decides about: a rule what it acts on, all else itself. */
function decidedBy(index: ReferenceIndex, owner: Subject): Subject[] {
  if (owner.kind !== 'rule') return LINKED.includes(owner.kind) ? [owner] : [];
  return index.within(owner).flatMap(({ sense, subject }) => (sense === 'acts' ? [subject] : []));
}

/** A field, and what stands in it, depends on all that its section depends on. */
function withSections(index: ReferenceIndex, found: Map<string, ThingLinks>): void {
  const fields = new Set(index.references.flatMap(({ subject }) => (subject.kind === 'field' ? [subject.id] : [])));
  for (const { place, subject, owner } of index.references) {
    const section = place === 'sectionItem' && owner.kind === 'place' ? found.get(keyOf(owner)) : undefined;
    if (!section || section.dependsOn.length === 0) continue;
    for (const id of fields) {
      if (id !== subject.id && !id.startsWith(`${subject.id}/`)) continue;
      const own = thingOf(found, { kind: 'field', id });
      for (const one of section.dependsOn) if (one.id !== id) join(own.dependsOn, one);
    }
  }
}

function link(found: Map<string, ThingLinks>, from: Subject, to: Subject, owner: Reference['owner']): void {
  if (keyOf(from) === keyOf(to) || !LINKED.includes(to.kind)) return;
  const rules = owner.kind === 'rule' ? [owner.id] : [];
  join(thingOf(found, from).decides, { ...to, rules });
  join(thingOf(found, to).dependsOn, { ...from, rules });
}

function thingOf(found: Map<string, ThingLinks>, thing: Subject): ThingLinks {
  const known = found.get(keyOf(thing)) ?? { isConditional: false, dependsOn: [], decides: [] };
  found.set(keyOf(thing), known);
  return known;
}

/** Puts a link among others; what is there already is there by one more rule. */
function join(links: Link[], link: Link): void {
  const known = links.find(({ kind, id }) => kind === link.kind && id === link.id);
  if (known) known.rules = [...new Set([...known.rules, ...link.rules])];
  else links.push({ ...link, rules: [...link.rules] });
}
