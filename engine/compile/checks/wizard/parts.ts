import { entriesOf } from '../../../analyse/entries';
import type { PartStep } from '../../../core/definition/types';
import { isInPlace } from '../../../core/plan/fields';
import type { TabModel, WizardModel } from '../../model/model';
import { blockPlacesOf } from '../../model/places';
import { unknownTab } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { asWritten } from '../../problems/source';
import { suggestion } from '../../problems/words';

/** One call of a part with its place. */
export interface StepPlace {
  step: PartStep;
  part: string;
  pointer: string;
}

interface Claim {
  tab: TabModel;
  field: string;
  part: string;
  pointer: string;
  /** Named by itself, and not with its whole tab. */
  alone: boolean;
}

/** The calls of all parts, in order. */
export function stepsOf(wizard: WizardModel): StepPlace[] {
  return entriesOf(wizard.definition.parts).flatMap(([part, index]): StepPlace[] => {
    const pointer = `/parts/${index}`;
    if (!part.steps) return [{ step: part as PartStep, part: part.id, pointer }];
    return entriesOf(part.steps).map(([step, at]) => ({ step, part: part.id, pointer: `${pointer}/steps/${at}` }));
  });
}

/** Fields that no part saves or that two save; parts that name what does not exist. */
export function checkParts(wizard: WizardModel): Problem[] {
  const claims: Claim[] = [];
  let isWhole = wizard.broken.size === 0;
  const problems = stepsOf(wizard).flatMap(({ step, part, pointer }) =>
    entriesOf(step.data).flatMap(([text, index]) => {
      const at = `${pointer}/data/${index}`;
      const [id = '', ...path] = text.split('/');
      const tab = wizard.tabs.get(id);
      const problem = tab ? undefined : unknownTab(id, wizard).problem;
      if (!tab) {
        isWhole = false;
        return problem ? [problemAt(wizard.source, problem.code, { pointer: at }, problem.message)] : [];
      }
      const [field] = path;
      const fields = savedFields(tab);
      if (field === undefined) {
        claims.push(...fields.map((name) => ({ tab, field: name, part, pointer: at, alone: false })));
        return [];
      }
      const known = Object.keys(tab.definition.schema.properties);
      if (path.length > 1 || !known.includes(field)) {
        isWhole = false;
        const name = path.join('/');
        const message = say`O campo "${name}" não existe no primeiro nível da aba "${id}". ${suggestion(name, known)}`;
        return [problemAt(wizard.source, 'DEF_UNKNOWN_FIELD', { pointer: at }, message)];
      }
      claims.push({ tab, field, part, pointer: at, alone: true });
      return [];
    }),
  );
  return [
    ...problems,
    ...savedTwice(wizard, claims),
    ...namedAlike(wizard, claims),
    ...(isWhole ? neverSaved(wizard, claims) : []),
    ...attachmentsInForms(wizard),
  ];
}

/**
 * The fields of a tab that a part must save: all but local ones, lists with calls of their own, and read-only ones that
 * a block binds, which brings their value.
 */
function savedFields(tab: TabModel): string[] {
  const bound = new Set(blockPlacesOf(tab).flatMap(({ item }) => Object.values(item.binds ?? {})));
  return Object.entries(tab.definition.schema.properties)
    .filter(([name, schema]) => schema.local === undefined && isInPlace(tab.definition.collections?.[name]))
    .filter(([name, schema]) => !(schema.readOnly && bound.has(name)))
    .map(([name]) => name);
}

/** A field named by itself is taken out of the part that saves the rest of its tab. Two parts meet in the wizard, also shared ones. */
function savedTwice(wizard: WizardModel, claims: Claim[]): Problem[] {
  return claims.flatMap((claim, index) => {
    const other = claims
      .slice(0, index)
      .find(({ tab, field, alone }) => tab === claim.tab && field === claim.field && alone === claim.alone);
    const { tab, field } = claim;
    const ownCalls = claim.alone && !isInPlace(tab.definition.collections?.[field]);
    if (!other && !ownCalls) return [];
    const where = other ? say`a parte "${other.part}" já o grava` : say`a lista grava com os seus formulários`;
    const message = say`O campo "${field}" da aba "${tab.id}" está na parte "${claim.part}", mas ${where}. Esperado: uma só.`;
    const source = other && partOf(other) !== partOf(claim) ? asWritten(wizard.source) : wizard.source;
    return [problemAt(source, 'DEF_FIELD_IN_TWO_PARTS', { pointer: claim.pointer }, message)];
  });
}

const partOf = ({ pointer }: Claim) => pointer.split('/', 3)[2];

/** One call carries fields by name: two tabs in it may not have the same one. */
function namedAlike(wizard: WizardModel, claims: Claim[]): Problem[] {
  const stepOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/data/'));
  const carried = claims.filter(
    ({ tab, field, alone }) =>
      alone || !claims.some((other) => other.alone && other.tab === tab && other.field === field),
  );
  return carried.flatMap(({ tab, field, part, pointer }, index) => {
    const other = carried
      .slice(0, index)
      .find((claim) => claim.field === field && claim.tab !== tab && stepOf(claim.pointer) === stepOf(pointer));
    if (!other) return [];
    const message = say`O campo "${field}" existe nas abas "${other.tab.id}" e "${tab.id}", que a parte "${part}" grava juntas. Esperado: um nome próprio.`;
    return [problemAt(wizard.source, 'DEF_DUPLICATE_ID', { pointer }, message)];
  });
}

/** A file goes out with a part: the forms of a list have none. */
function attachmentsInForms(wizard: WizardModel): Problem[] {
  return [...wizard.tabs.values()].flatMap((tab) =>
    [...tab.fields.values()]
      .filter(({ kind, name }) => kind === 'list' && !isInPlace(tab.definition.collections?.[name]))
      .flatMap(({ rows = [] }) => [...rows.values()])
      .filter(({ schema }) => schema.attachment)
      .map(({ node, pointer }) => {
        const message = say`O campo "${node}" guarda um arquivo, mas a lista grava com os seus formulários. Esperado: uma lista que uma parte grava.`;
        return problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer: `${pointer}/attachment` }, message);
      }),
  );
}

function neverSaved(wizard: WizardModel, claims: Claim[]): Problem[] {
  return [...wizard.tabs.values()].flatMap((tab) => {
    const saved = new Set(claims.filter((claim) => claim.tab === tab).map(({ field }) => field));
    return savedFields(tab)
      .filter((field) => !saved.has(field))
      .map((field) => {
        const pointer = tab.fields.get(field)?.pointer ?? '';
        const message = say`Nenhuma parte de "${wizard.id}" grava o campo "${field}". Esperado: a aba ou "${tab.id}/${field}" em uma parte.`;
        return problemAt(tab.source, 'DEF_FIELD_WITHOUT_PART', { pointer, at: 'key' }, message);
      });
  });
}
