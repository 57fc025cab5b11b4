import type { ClashesProps } from '../../../engine/react/form/FormContext';
import { Alert } from '../../ui/Alert';
import { focusPage } from '../../ui/focusPage';
import css from './ClashCards.module.css';
import { clashTarget, clashTitle } from './clashIds';
import { whereTyped } from './whenTyped';
import { useWizardTexts } from './wizardTexts';

/** The fields that two devices filled differently, each with its values; nothing is chosen beforehand. */
export function ClashCards({ clashes, onChoose, onChosen = focusPage }: ClashesProps) {
  const say = useWizardTexts();
  /** The card goes with the choice: the focus goes on to the next one, else to the title of the page or to the field. */
  const choose = (id: string, option: number) => {
    const next = clashes.find((other) => other.id !== id);
    onChoose(id, option);
    if (next) document.getElementById(clashTarget(next.id))?.focus();
    else onChosen();
  };
  return clashes.map(({ id, name, isRow, options }) => (
    <Alert
      key={id}
      kind="warning"
      role="region"
      titleAs="h2"
      titleId={clashTitle(id)}
      title={say('clashTitle', { name })}
    >
      <p>{say('clashText')}</p>
      <div className={css.options}>
        {options.map(({ text, origin }, index) => (
          <button
            key={`${origin.kind} ${text}`}
            id={index === 0 ? clashTarget(id) : undefined}
            type="button"
            className={css.option}
            onClick={() => choose(id, index)}
          >
            <span className={css.value}>{text || say(isRow ? 'clashRemoved' : 'clashEmpty')}</span>
            <span className={css.from}>{whereTyped(origin, say)}</span>
          </button>
        ))}
      </div>
    </Alert>
  ));
}
