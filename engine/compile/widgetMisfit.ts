import { choiceSchema } from '../core/definition/choiceSchema';
import type { FieldSchema } from '../core/definition/types';
import type { Format } from '../core/formats/types';
import { toldWidgets } from '../core/widgets/table';
import { type Said, say } from './problems/say';

/** Why a widget cannot show a field, in words; `undefined` when it can, or nothing is known of it. */
export function widgetMisfit(
  widget: string,
  schema: FieldSchema,
  formats: Readonly<Record<string, Format>>,
): Said | undefined {
  const shape = Object.hasOwn(toldWidgets, widget) ? toldWidgets[widget]?.shape : undefined;
  const { type, format, formatBy } = schema;
  if (!shape || type === undefined) return undefined;
  if (shape.types && !shape.types.includes(type)) return say`não mostra um campo do tipo "${type}"`;
  const listed = choiceSchema(schema);
  const isChoice = listed.oneOf !== undefined || listed.enum !== undefined || listed.options !== undefined;
  const needsChoice = shape.choice === 'needs' || shape.choiceOf?.includes(type);
  if (needsChoice && !isChoice) return say`pede opções ("oneOf", "enum" ou "options")`;
  if (shape.choice === 'never' && isChoice) return say`não mostra opções`;
  if (shape.needsFormat && format === undefined && formatBy === undefined) return say`pede um formato`;
  const isShown = (shown: string) => formats[shown]?.widget === widget || (shape.ownFormats?.includes(shown) ?? true);
  return format === undefined || isShown(format) ? undefined : say`não mostra o formato "${format}"`;
}
