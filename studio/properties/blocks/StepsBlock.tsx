import type { BlockProps } from '../../../engine/block';
import { isObject } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { addStep } from '../../document/add/addStep';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { useThing } from '../form/ThingContext';
import { withItem, withoutItem } from '../sentence/change';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { dataSources } from './dataSources';
import { keyOf, saidOf } from './said';

/** The calls of a part, one after the other; each is a thing of its own. */
export function StepsBlock({ options }: BlockProps) {
  const store = useWorkspaceStore();
  const { thing, data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const steps = (Array.isArray(data[key]) ? data[key] : []).map(objectAt);
  const goTo = (pointer: string) => store.select({ file: thing.file, pointer, tab: null });
  const add = (source: string) => {
    const added = addStep(store.getState(), { file: thing.file, pointer: thing.pointer, source });
    store.edit(added.name, added.edits);
    goTo(added.at.pointer);
  };
  const called = ({ save }: (typeof steps)[number]) => String(isObject(save) ? save.call : save);
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several steps may have the same call
          <div key={index} className={`${styles.option} ${styles.single}`}>
            <button type="button" className={styles.call} onClick={() => goTo(`${thing.pointer}/steps/${index}`)}>
              {called(step)}
              <span className={styles.carries}>{listAt(step.data).join(', ')}</span>
            </button>
            <span className={styles.moves}>
              <SmallButton
                icon="chevronDown"
                label={`Descer o passo ${index + 1}`}
                disabled={isDisabled || index === steps.length - 1}
                onClick={() => {
                  const [here, next] = [step, steps[index + 1] ?? {}];
                  change(title, { [key]: withItem(withItem(steps, index, next), index + 1, here) });
                }}
              />
              <SmallButton
                icon="close"
                label={`Retirar o passo ${index + 1}`}
                disabled={isDisabled || steps.length === 1}
                onClick={() => change(title, { [key]: withoutItem(steps, index) })}
              />
            </span>
          </div>
        ))}
        <Picker
          label={`${title}: incluir passo com`}
          look="add"
          text="passo"
          options={() => dataSources(scope)}
          isDisabled={isDisabled}
          onPick={add}
        />
      </div>
    </BlockRow>
  );
}
