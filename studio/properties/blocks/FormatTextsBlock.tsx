import type { BlockProps } from '../../../engine/block';
import { formats } from '../../../engine/brazil';
import { isObject, type JsonObject } from '../../../engine/core';
import { objectAt } from '../../../engine/edit';
import { ValueInput } from '../../ui/ValueInput';
import { codeTitle } from '../../words/keys';
import { useThing } from '../form/ThingContext';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** What is said of a value that a format refuses, for each of its reasons. */
export function FormatTextsBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const said: JsonObject = isObject(data[key]) ? data[key] : {};
  const set = (format: string, reason: string, text: string) =>
    change(title, { [key]: { ...said, [format]: { ...objectAt(said[format]), [reason]: text } } });
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {Object.entries(formats).map(([format, { reasons }]) => {
          const texts = objectAt(said[format]);
          const called = codeTitle('format', format) ?? format;
          return (
            <details key={format} className={styles.group}>
              <summary>{called}</summary>
              {[...new Set([...reasons, ...Object.keys(texts)])].map((reason) => (
                <span key={reason} className={styles.stacked}>
                  <code>{reason}</code>
                  <ValueInput
                    label={`${called}: ${reason}`}
                    isWide
                    value={String(texts[reason] ?? '')}
                    isDisabled={isDisabled}
                    onChange={(text) => set(format, reason, text)}
                  />
                </span>
              ))}
            </details>
          );
        })}
      </div>
    </BlockRow>
  );
}
