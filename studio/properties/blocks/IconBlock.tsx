import { useId } from 'react';
import type { BlockProps } from '../../../engine/block';
import { Icon, type IconName, iconPaths } from '../../../engine/theme';
import { codeTitles } from '../../words/codeTitles';
import { useThing } from '../form/ThingContext';
import { BlockRow } from './BlockRow';
import styles from './IconBlock.module.css';
import { keyOf, saidOf } from './said';

const isIcon = (name: string): name is IconName => name in iconPaths;

/** What a card shows when nobody says otherwise. */
const LEFT_OUT = 'folder';

/** The drawings that a card can have, each with its name. */
export function IconBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const group = useId();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const chosen = typeof data[key] === 'string' ? data[key] : LEFT_OUT;
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.gallery} role="radiogroup" aria-label={title}>
        {Object.entries(codeTitles.icon ?? {}).map(([name, label]) => (
          <label key={name} className={styles.icon}>
            <input
              type="radio"
              name={group}
              checked={chosen === name}
              disabled={isDisabled}
              onChange={() => change(title, { [key]: name === LEFT_OUT && data[key] === undefined ? undefined : name })}
            />
            {isIcon(name) && <Icon name={name} />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </BlockRow>
  );
}
