import { resolvedTab, type Subject, subjectsOf } from '../../engine/analyse';
import type { LoadedDefinition } from '../../engine/compile';
import { nearest } from '../../engine/edit';
import { locate } from '../../engine/state';
import { Refused } from './refused';

/** What `<wizard>/<tab>/<field>` names. A field is `/Nome`, a section `#nome`. */
export interface WhyPlace {
  wizard: LoadedDefinition;
  tabs: ReturnType<typeof resolvedTab>[];
  tabId: string;
  subject: Subject;
  pointer: string;
  isSection: boolean;
}

/** What stands at a place. @throws Refused, with what was probably meant */
export function whyPlace(word: string, all: readonly LoadedDefinition[]): WhyPlace {
  const [wizardId = '', tabId = '', ...path] = word.split('/');
  const meant = (names: readonly string[], name: string, whole: (near: string) => string) => {
    const near = nearest(name, names);
    return new Refused(`Não há campo em "${word}".${near === undefined ? '' : ` Você quis dizer "${whole(near)}"?`}`);
  };
  const rest = (...names: string[]) => [...names, ...path].join('/');
  const wizard = all.find(({ definition }) => definition.id === wizardId);
  const ids = all.map(({ definition }) => definition.id);
  if (!wizard) throw meant(ids, wizardId, (near) => rest(near, ...(tabId === '' ? [] : [tabId])));
  const tabs = wizard.tabs.map(resolvedTab);
  const tab = tabs.find(({ id }) => id === tabId);
  const [subject] = tab ? subjectsOf(tab) : [];
  if (!subject) {
    throw meant(
      tabs.map(({ id }) => id),
      tabId,
      (near) => rest(wizardId, near),
    );
  }
  const name = path.join('/');
  const sections = subject.plan.sections.map(({ id }) => `#${id}`);
  const isSection = sections.includes(name);
  const pointer = name.startsWith('#') ? name : `/${name}`;
  if (isSection || locate(subject.plan, pointer)) return { wizard, tabs, tabId, subject, pointer, isSection };
  // A field of a row is asked with the place of its row.
  const row = path.find((step) => /^\d+$/.test(step)) ?? '0';
  const fields = [...subject.plan.nodes.keys()].map((node) => node.replace('[]', `/${row}`));
  throw meant([...fields, ...sections], name, (near) => `${wizardId}/${tabId}/${near}`);
}
