import type { BlockProps } from '../../../engine/block';
import { textNames } from '../../../engine/catalog';
import { isObject, type JsonObject } from '../../../engine/core';
import { objectAt } from '../../document/pointers';
import { useWorkspace } from '../../document/WorkspaceContext';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** Texts of the screen that are others here, each by what all have in its place. */
export function NamedTextsBlock({ options }: BlockProps) {
  const { thing, data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const common = useWorkspace((workspace) => objectAt(workspace.values['shared.json'], '/texts'));
  const texts = isObject(data[key]) ? data[key] : {};
  const set = (next: JsonObject) => change(title, { [key]: Object.keys(next).length > 0 ? next : undefined });
  const isCommon = thing.kind === 'shared';
  const called = (name: string) => (isCommon ? name : String(common[name] ?? name));
  const known = [...new Set([...Object.keys(common), ...textNames])];
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {Object.entries(texts).map(([name, text]) => (
          <div key={name} className={`${styles.option} ${styles.single}`}>
            <span className={styles.stacked}>
              {isCommon ? <code>{name}</code> : <span>{called(name)}</span>}
              <ValueInput
                label={`${title}: ${called(name)}`}
                isWide
                value={String(text)}
                isDisabled={isDisabled}
                onChange={(next) => set({ ...texts, [name]: next })}
              />
            </span>
            <SmallButton
              icon="close"
              label={`Retirar ${called(name)}`}
              disabled={isDisabled}
              onClick={() => {
                const { [name]: _, ...others } = texts;
                set(others);
              }}
            />
          </div>
        ))}
        <Picker
          label={`${title}: incluir texto`}
          look="add"
          text="texto"
          options={() =>
            known
              .filter((name) => !(name in texts))
              .map((name) => ({ name, label: String(common[name] ?? name), aside: name }))
          }
          isDisabled={isDisabled}
          onPick={(name) => set({ ...texts, [name]: common[name] ?? '' })}
        />
      </div>
    </BlockRow>
  );
}
