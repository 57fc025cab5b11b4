import type { ClashesProps } from '../form/FormContext';
import { PlainChoice } from './PlainChoice';

/** The choices of a form of a row, over its fields. */
export function PlainClashes({ clashes, onChoose, onChosen }: ClashesProps) {
  const choose = (id: string, option: number) => {
    onChoose(id, option);
    if (clashes.length === 1) onChosen?.();
  };
  return clashes.map((clash) => (
    <PlainChoice key={clash.id} clash={clash} onChoose={(option) => choose(clash.id, option)} />
  ));
}
