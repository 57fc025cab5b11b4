import { useId } from 'react';
import { fillText } from '../../core/text';
import { type ChoiceProps, useForm } from '../form/FormContext';
import { Button } from '../theme/Button';
import { clashedTexts } from './clashedTexts';
import styles from './PlainChoice.module.css';

/** The values of a field among which the customer chooses, in the place of the field, in the look of the design tokens. */
export function PlainChoice({ clash, onChoose }: ChoiceProps) {
  const { texts } = useForm();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an item of the grid of fields
    <div className={styles.box} role="group" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <strong id={id}>{fillText(texts.clashTitle ?? '', { name: clash.name })}</strong>
      <span id={`${id}-text`}>{texts.clashText}</span>
      {clashedTexts(clash, texts).map(({ value, from }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Button key={index} block onClick={() => onChoose(index)}>
          <span className={styles.option}>
            {value}
            <small>{from}</small>
          </span>
        </Button>
      ))}
    </div>
  );
}
