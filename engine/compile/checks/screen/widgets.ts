import type { FieldEntry } from '../../../analyse/fields';
import type { FieldUi } from '../../../core/definition/types';
import type { TabModel } from '../../model/model';
import { uisOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { listed, suggestion } from '../../problems/words';
import { widgetMisfit } from '../../widgetMisfit';

/** Widgets that are not registered, or that cannot show their field. */
export function checkWidgets(tab: TabModel): Problem[] {
  const { widgets, formats } = tab.wizard.schemas.names;
  return uisOf(tab).flatMap(({ ui, pointer, entry }) => {
    const name: FieldUi['ui:widget'] = ui['ui:widget'];
    if (typeof name !== 'string') return [];
    const place = { pointer: `${pointer}/ui:widget` };
    const fitting = widgets.filter((widget) => !entry || widgetMisfit(widget, entry.schema, formats) === undefined);
    if (!widgets.includes(name)) {
      const message = say`O controle "${name}" não existe. ${suggestion(name, fitting)}`;
      return [problemAt(tab.source, 'DEF_UNKNOWN_WIDGET', place, message)];
    }
    return entry ? misfit(tab, { name, place, entry, fitting }) : [];
  });
}

interface Named {
  name: string;
  place: { pointer: string };
  entry: FieldEntry;
  fitting: string[];
}

function misfit(tab: TabModel, { name, place, entry, fitting }: Named): Problem[] {
  const { formats } = tab.wizard.schemas.names;
  const reason =
    entry.kind === 'value' ? widgetMisfit(name, entry.schema, formats) : say`não mostra uma lista nem um objeto`;
  if (reason === undefined) return [];
  const expected = entry.kind === 'value' ? listed(fitting, 8) : say`nenhum controle`;
  const message = say`O controle "${name}" ${reason}: "${entry.node}". Esperado: ${expected}.`;
  return [problemAt(tab.source, 'DEF_WRONG_WIDGET', place, message)];
}
