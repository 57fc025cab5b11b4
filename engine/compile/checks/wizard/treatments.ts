import { toPointer } from '../../../core/pointer';
import { treatedFields } from '../../../core/treatment/treatedFields';
import { kernelOf } from '../../model/kernel';
import type { SchemasModel, TabModel, WizardModel } from '../../model/model';
import { rememberedLast } from '../../model/remembered';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import type { Source } from '../../problems/source';
import { suggestion } from '../../problems/words';

/** A name in "treatment" that shared.json does not declare. */
export function unknownTreatment(
  { source, schemas }: { source: Source; schemas: SchemasModel },
  name: string | undefined,
  pointer: string,
): Problem[] {
  const known = schemas.shared.treatments ?? {};
  if (typeof name !== 'string' || Object.hasOwn(known, name)) return [];
  const message = say`O tratamento "${name}" não está em "treatments" de shared.json. ${suggestion(name, Object.keys(known))}`;
  return [problemAt(source, 'DEF_UNKNOWN_TREATMENT', { pointer }, message)];
}

export const checkWizardTreatment = ({ source, definition, schemas }: WizardModel): Problem[] =>
  unknownTreatment({ source, schemas }, definition.treatment, '/treatment');

/** The treatments of shared.json: names in records and shared fields, periods, and those that nothing uses. */
export function checkTreatments(schemas: SchemasModel): Problem[] {
  const { shared, sharedSource: source } = schemas;
  if (!source) return [];
  const context = { source, schemas };
  const used = usedTreatments(schemas);
  return [
    ...Object.entries(shared.records ?? {}).flatMap(([name, record]) =>
      unknownTreatment(context, record?.treatment, `${toPointer(['records', name])}/treatment`),
    ),
    ...Object.entries(shared.$defs ?? {}).flatMap(([name, field]) =>
      unknownTreatment(context, field?.treatment, `${toPointer(['$defs', name])}/treatment`),
    ),
    ...Object.entries(shared.treatments ?? {}).flatMap(([name, treatment]) => {
      const { years, months, days } = treatment?.retention ?? {};
      if (!treatment?.retention || (years ?? months ?? days) !== undefined) return [];
      const message = say`O prazo do tratamento "${name}" não diz por quanto tempo. Esperado: "years", "months" ou "days".`;
      return [
        problemAt(source, 'DEF_WRONG_VALUE', { pointer: `${toPointer(['treatments', name])}/retention` }, message),
      ];
    }),
    ...Object.keys(shared.treatments ?? {})
      .filter((name) => !used.has(name))
      .map((name) => {
        const message = say`O tratamento "${name}" não está em nenhum campo nem registro. Esperado: "treatment": "${name}".`;
        const pointer = toPointer(['treatments', name]);
        return problemAt(source, 'DEF_UNUSED_SHARED', { pointer, at: 'key' }, message);
      }),
  ];
}

function usedTreatments({ shared, wizards }: SchemasModel): Set<string | undefined> {
  const records = Object.values(shared.records ?? {}).map((record) => record?.treatment);
  const ofTabs = wizards.flatMap(({ tabs }) => [...tabs.values()].flatMap(treatmentsOfTab));
  return new Set([...records, ...ofTabs]);
}

/** What the fields of a tab are treated for: no label says it. */
const treatmentsOfTab = rememberedLast(
  (tab: TabModel) => `${tab.wizard.id} ${tab.source.file}`,
  (tab) => [kernelOf(tab), tab.wizard.definition.treatment],
  ({ definition, wizard }) => [
    ...new Set(treatedFields(definition, wizard.definition.treatment).map(({ treatment }) => treatment)),
  ],
);
