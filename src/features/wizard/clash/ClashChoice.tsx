import type { ChoiceProps } from '../../../../engine/block';
import type { Origin } from '../../../../engine/session';
import { Icon } from '../../../../engine/theme';
import { deviceName } from '../../../session/shelter/device';
import { whereTyped } from '../../../session/whenTyped';
import { useWizardTexts } from '../wizardTexts';
import css from './ClashChoice.module.css';
import { clashTitle } from './clashIds';

const PHONE = 'M8.5 3h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 18h2';
const LAPTOP = 'M4 15.5v-9A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v9M2.5 19h19L20 15.5H4z';

/** A device, by the system in its name; for the eye alone. */
function DeviceIcon({ device = deviceName() }: Origin) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={/Android|iP/.test(device) ? PHONE : LAPTOP} />
    </svg>
  );
}

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
            <span className={css.from}>
              {origin.kind === 'draft' && <DeviceIcon {...origin} />}
              {whereTyped(origin, say)}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
