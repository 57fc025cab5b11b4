import { entriesOf } from '../../../analyse/entries';
import { placeAfter } from '../../../core/migration/trace';
import type { MigrationStep } from '../../../core/migration/types';
import { fieldAt, placesAround } from '../../model/dataPlaces';
import { intoFits, kindsOf, type NamedAt, type StepEntry, stepsOfMigration } from '../../model/migrationSteps';
import type { WizardModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import type { Source } from '../../problems/source';
import { suggestion, together } from '../../problems/words';
import { repeatedIds } from '../screen/ids';
import { wrongValues } from './migrationValues';

/**
 * What is wrong with the steps of a wizard's data. They are history: what one of them made a later one may take away, and
 * what is there is judged behind the last.
 */
export function checkMigration(wizard: WizardModel): Problem[] {
  const { migration } = wizard;
  if (!migration) return [];
  const { source } = migration;
  const steps = stepsOfMigration(wizard);
  return [
    ...repeatedIds(
      source,
      say`O passo`,
      entriesOf(migration.steps).map(([{ id }, index]) => ({ id, pointer: `/steps/${index}/id` })),
    ),
    ...unsound(source, migration.steps),
    ...unknownPlaces(wizard, source, steps),
    ...placesStillThere(wizard, source, steps),
    ...writtenTwice(source, steps),
    ...mixedLists(wizard, source, steps),
    ...wrongValues(wizard, source, steps),
  ];
}

function unsound(source: Source, steps: readonly MigrationStep[]): Problem[] {
  return entriesOf(steps).flatMap(([step, index]) => {
    const pointer = `/steps/${index}`;
    const kinds = kindsOf(step);
    if (kinds.length === 0) {
      const message = say`O passo "${step.id}" não diz o que mudou. Esperado: "moved", "split", "merged", "codes", "default" ou "retired".`;
      return [problemAt(source, 'DEF_MISSING_KEY', { pointer }, message)];
    }
    if (kinds.length > 1) {
      const message = say`O passo "${step.id}" diz ${together(kinds)}. Esperado: uma mudança em cada passo.`;
      return [problemAt(source, 'DEF_WRONG_VALUE', { pointer }, message)];
    }
    if (intoFits(step)) return [];
    const expected = 'split' in step ? say`uma lista de lugares` : say`um lugar`;
    const message = say`"into" não serve para "${kinds[0]}". Esperado: ${expected}.`;
    return [problemAt(source, 'DEF_WRONG_VALUE', { pointer: `${pointer}/into` }, message)];
  });
}

/** The places that a step puts a value at, or changes one of. */
function targetsOf({ step, pointer, written }: StepEntry): NamedAt[] {
  if ('codes' in step) return [{ place: step.codes, pointer: `${pointer}/codes` }];
  if ('default' in step) return [{ place: step.default, pointer: `${pointer}/default` }];
  return written;
}

function unknownPlaces(wizard: WizardModel, source: Source, steps: readonly StepEntry[]): Problem[] {
  return steps.flatMap((entry) =>
    targetsOf(entry).flatMap(({ place, pointer }) => {
      const now = placeAfter(place, entry.later);
      const [tab = '', ...names] = now?.split('/') ?? [];
      if (now === undefined || wizard.broken.has(tab) || fieldAt(wizard, now)) return [];
      // The step that took it there tells of it.
      if (now !== place && steps.some(({ written }) => written.some((one) => one.place === now))) return [];
      const fields = wizard.tabs.get(tab)?.fields;
      if (!fields) {
        const message = say`A aba "${tab}" não existe em "${wizard.id}". ${suggestion(tab, wizard.tabs.keys())}`;
        return [problemAt(source, 'DEF_UNKNOWN_TAB', { pointer }, message)];
      }
      const [around] = placesAround(now).map((outer) => fieldAt(wizard, outer)?.rows);
      const known = [...(around ?? fields).keys()];
      const hint = say`${suggestion(names.at(-1) ?? '', known)} Se ele saiu depois, falta o passo que o diz.`;
      const moved = now === place ? '' : say` É para onde foi "${place}".`;
      const message = say`Não há campo em "${now}".${moved} ${hint}`;
      return [problemAt(source, 'DEF_UNKNOWN_FIELD', { pointer }, message)];
    }),
  );
}

/** Fields that a step says are gone: unless a later one put something there again. */
function placesStillThere(wizard: WizardModel, source: Source, steps: readonly StepEntry[]): Problem[] {
  return steps.flatMap(({ step, pointer, sources, later }, index) => {
    const rewritten = steps.slice(index).flatMap(({ written }) => written.map(({ place }) => place));
    const gone =
      'retired' in step
        ? [{ place: step.retired, pointer: `${pointer}/retired` }]
        : sources.filter(({ place }) => !rewritten.some((one) => one === place || one.startsWith(`${place}/`)));
    return gone.flatMap((named) => {
      const now = placeAfter(named.place, later);
      if (now === undefined || !fieldAt(wizard, now)) return [];
      const said = 'retired' in step ? say`não se pergunta mais` : say`mudou de lugar`;
      const message = say`O passo "${step.id}" diz que "${named.place}" ${said}, mas o campo ainda existe. Esperado: um campo novo com outro nome, ou o passo sem ele.`;
      return [problemAt(source, 'DEF_PLACE_STILL_THERE', { pointer: named.pointer }, message)];
    });
  });
}

/** Places at which an earlier step has put something that is still there. */
function writtenTwice(source: Source, steps: readonly StepEntry[]): Problem[] {
  const writes = steps.map((entry) => ('default' in entry.step ? targetsOf(entry) : entry.written));
  return steps.flatMap(({ step, sources }, index) =>
    (writes[index] ?? []).flatMap(({ place, pointer }) => {
      if (sources.some((own) => own.place === place)) return [];
      const first = steps.slice(0, index).findIndex((earlier, at) => {
        const between = earlier.later.slice(0, index - at - 1);
        const isAlike = 'default' in earlier.step === 'default' in step;
        return isAlike && writes[at]?.some((one) => placeAfter(one.place, between) === place);
      });
      if (first === -1) return [];
      const message = say`O passo "${steps[first]?.step.id}" já escreve em "${place}": o valor deste se perderia. Esperado: um só passo para cada lugar.`;
      return [problemAt(source, 'DEF_PLACE_WRITTEN_TWICE', { pointer }, message)];
    }),
  );
}

/** Values that would have to leave the rows of their list, or come into those of another one. */
function mixedLists(wizard: WizardModel, source: Source, steps: readonly StepEntry[]): Problem[] {
  return steps.flatMap(({ sources, written, later }) => {
    const listOf = (place: string) =>
      placesAround(place).find((outer) => fieldAt(wizard, placeAfter(outer, later) ?? '')?.rows);
    return written.flatMap(({ place, pointer }) => {
      const wrong = sources.find((own) => listOf(own.place) !== listOf(place));
      if (!wrong) return [];
      const message = say`"${wrong.place}" e "${place}" não são da mesma linha. Esperado: lugares da mesma lista, ou de nenhuma.`;
      return [problemAt(source, 'DEF_WRONG_VALUE', { pointer }, message)];
    });
  });
}
