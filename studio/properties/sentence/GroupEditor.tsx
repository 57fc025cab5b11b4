import { Picker } from '../../ui/Picker';
import { Token } from '../../ui/Token';
import type { GroupProps } from './askContext';
import { withItem, withoutItem } from './change';
import styles from './GroupEditor.module.css';
import { ItemEditor } from './ItemEditor';
import { type Group, type Item, newTest } from './phrase';

const JOINTS = [
  { name: 'all', label: 'e' },
  { name: 'any', label: 'ou' },
];

/** What holds together or one of which holds, each piece on a line, with the ways to say more. */
export function GroupEditor({ group, scope, isDisabled, onChange }: GroupProps) {
  const { how, items } = group;
  const withItems = (next: Item[]) => onChange({ ...group, items: next });
  return (
    <div className={styles.group}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name of their own
        <div key={index} className={styles.line}>
          {index > 0 && (
            <Picker
              label="Ligação"
              look="op"
              text={how === 'all' ? 'e' : 'ou'}
              options={JOINTS}
              chosen={how}
              isDisabled={isDisabled}
              onPick={(name) => onChange({ ...group, how: name as Group['how'] })}
            />
          )}
          <ItemEditor
            item={item}
            scope={scope}
            isDisabled={isDisabled}
            onChange={(next) => withItems(withItem(items, index, next))}
            onRemove={() => withItems(withoutItem(items, index))}
          />
        </div>
      ))}
      <div className={styles.more}>
        {items.length === 0 ? (
          <Token look="add" disabled={isDisabled} onClick={() => withItems([newTest()])}>
            condição
          </Token>
        ) : (
          <>
            <Token look="add" disabled={isDisabled} onClick={() => onChange(joined(group, 'all'))}>
              e também
            </Token>
            <Token look="add" disabled={isDisabled} onClick={() => onChange(joined(group, 'any'))}>
              ou então
            </Token>
          </>
        )}
      </div>
    </div>
  );
}

/** One more piece by this joint; where the others stand by the other one, they become one piece beside it. */
function joined(group: Group, how: Group['how']): Group {
  const { items } = group;
  if (group.how === how || items.length === 1) return { kind: 'group', how, items: [...items, newTest()] };
  return { kind: 'group', how, items: [group, newTest()] };
}
