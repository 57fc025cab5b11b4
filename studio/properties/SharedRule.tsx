import type { JsonObject } from '../../engine/core';
import { listAt, objectAt as objectOf } from '../../engine/edit';
import { valueAt } from '../document/pointers';
import { tabAt } from '../document/tabs';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import { useThing } from './form/ThingContext';
import styles from './Properties.module.css';
import { SaidSentence } from './SaidSentence';
import { sentenceOf } from './sentence/ruleSentence';
import type { Thing } from './things';

/** Of a rule that takes up one of all: what it says here, and the way to the one of all. */
export function SharedRule({ thing, name }: { thing: Thing; name: string }) {
  const store = useWorkspaceStore();
  const { scope } = useThing();
  const values = useWorkspace((workspace) => workspace.values);
  const { file, pointer, list } = thing;
  const tab = tabAt(values, file);
  const rules = list === undefined ? tab?.rules : tab?.collections?.[list]?.rules;
  const rule = rules?.[Number(pointer.split('/').at(-1))];
  const index = listAt(valueAt(values['shared.json'], '/rules')).findIndex((each) => objectOf(each).id === name);
  if (!rule) return null;
  return (
    <div className={styles.says}>
      <SaidSentence sentence={sentenceOf(rule as unknown as JsonObject, scope)} />
      <p className={styles.under}>
        <button
          type="button"
          className={styles.link}
          onClick={() => store.select({ file: 'shared.json', pointer: `/rules/${index}`, tab: null })}
        >
          Regra de todos: {name}
        </button>
      </p>
    </div>
  );
}
