import { entriesOf } from '../../../analyse/entries';
import { treatedFields } from '../../../core/treatment/treatedFields';
import type { TabModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { unknownTreatment } from '../wizard/treatments';

/** Where shared.json says what data is treated for, every field has to; and names that it does not declare. */
export function checkFieldTreatments({ source, definition, wizard }: TabModel): Problem[] {
  const { schemas } = wizard;
  const context = { source, schemas };
  const fields = treatedFields(definition, wizard.definition.treatment);
  // What comes by `$ref` is told where it stands.
  const named = fields.flatMap(({ treatment, saidAt }) => {
    const place = `${saidAt}/treatment`;
    return source.has(place) ? unknownTreatment(context, treatment, place) : [];
  });
  return [
    ...unknownTreatment(context, definition.treatment, '/treatment'),
    ...entriesOf(definition.uiSchema['ui:sections']).flatMap(([section, index]) =>
      unknownTreatment(context, section.treatment, `/uiSchema/ui:sections/${index}/treatment`),
    ),
    ...named,
    ...(schemas.shared.treatments ? fields.filter(({ treatment }) => treatment === undefined) : []).map(
      ({ path, pointer }) => {
        const message = say`O campo "${path.join('/')}" não tem tratamento de dados. Esperado: "treatment" no campo, na seção, na aba ou no formulário.`;
        return problemAt(source, 'DEF_MISSING_TREATMENT', { pointer, at: 'key' }, message);
      },
    ),
  ];
}
