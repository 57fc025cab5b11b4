import type { ChoiceProps } from '../../../../engine/react/form/FormContext';
import { Icon } from '../../../../engine/react/theme/Icon';
import { whereTyped } from '../whenTyped';
import { useWizardTexts } from '../wizardTexts';
import css from './ClashChoice.module.css';
import { clashTitle } from './clashIds';

/** The values of a field, or of a row, that stand beside each other: nothing is chosen beforehand. */
export function ClashChoice({ clash: { id, name, isRow, options }, onChoose }: ChoiceProps) {
  const say = useWizardTexts();
  const title = clashTitle(id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an item of the grid of fields
    <div className={css.box} role="group" aria-labelledby={title} aria-describedby={`${title}:text`}>
      <Icon name="alert" className={css.mark} />
      <div>
        <p className={css.title} id={title} tabIndex={-1}>
          {say('clashTitle', { name })}
        </p>
        <p className={css.text} id={`${title}:text`}>
          {say('clashText')}
        </p>
      </div>
      <div className={css.options}>
        {options.map(({ text, origin }, index) => (
          <button key={`${origin.kind} ${text}`} type="button" className={css.option} onClick={() => onChoose(index)}>
            <Icon name="circle" className={css.circle} />
            <span className={css.value}>{text || say(isRow ? 'clashRemoved' : 'clashEmpty')}</span>
            <span className={css.from}>{whereTyped(origin, say)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
