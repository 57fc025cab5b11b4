import type { BlockProps } from '../../../engine/block';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { callOf } from '../../document/pointers';
import { kinds } from '../definitions/kinds';
import { type KnownKey, keysIn, keysOfKind } from '../definitions/known';
import { useThing } from '../form/ThingContext';
import { NestedKeys } from '../keys/NestedKeys';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { saidOf } from './said';

/** What each call of a thing says beside its address: how long it waits, what is said when it fails. */
export function CallDetailsBlock({ options }: BlockProps) {
  const { thing, data, change } = useThing();
  const { title, help } = saidOf(options);
  const known = thing.kind === 'rule' ? [] : kinds[thing.kind].of.flatMap((each) => keysOfKind(each));
  const calls = known.filter(({ key, refers }) => refers === 'call' && callOf(data[key]) !== undefined);
  if (calls.length === 0) return null;
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {calls.map((call) => {
          const value = data[call.key];
          const { call: address = value, ...details } = (isObject(value) ? value : {}) as JsonObject;
          return (
            <details key={call.key} className={styles.group} open={Object.keys(details).length > 0}>
              <summary>
                {call.said.title} <code>{String(address)}</code>
              </summary>
              <NestedKeys
                keys={detailKeys(call)}
                needed={[]}
                value={details}
                onChange={(next) =>
                  change(`${title} ${call.said.title}`, { [call.key]: written(address as Json, next) })
                }
              />
            </details>
          );
        })}
      </div>
    </BlockRow>
  );
}

const detailKeys = ({ known }: KnownKey): KnownKey[] => keysIn(known).filter(({ key }) => key !== 'call');

/** A call that says nothing but its address is that. */
const written = (address: Json, details: JsonObject): Json =>
  Object.keys(details).length > 0 ? { call: address, ...details } : address;
