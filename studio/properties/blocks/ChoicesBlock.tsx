import type { BlockProps } from '../../../engine/block';
import { isObject, type Json } from '../../../engine/core';
import { SmallButton } from '../../ui/SmallButton';
import { Token } from '../../ui/Token';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { withItem, withoutItem } from '../sentence/change';
import { typedValue } from '../sentence/values';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { saidOf } from './said';

interface Option {
  const: Json;
  title: string;
}

/** The options of a field: their codes and texts, their order. */
export function ChoicesBlock({ options }: BlockProps) {
  const { data, own, isDisabled, change } = useThing();
  const said = saidOf(options);
  // Those of a call have a row of their own.
  if (data.options !== undefined) return null;
  const isNamed = data.enum === undefined;
  const list = optionsOf(data.oneOf, data.enum);
  const isShared = list.length > 0 && own.oneOf === undefined && own.enum === undefined;
  const set = (next: Option[]) => {
    const written = isNamed ? (next as unknown as Json) : next.map((option) => option.const);
    change(said.title, { [isNamed ? 'oneOf' : 'enum']: next.length > 0 ? written : undefined });
  };
  if (isShared) {
    return (
      <BlockRow {...said}>
        <span className={styles.note}>
          {list.length} {list.length === 1 ? 'opção' : 'opções'} de um campo comum
        </span>
      </BlockRow>
    );
  }
  return (
    <BlockRow {...said} isWide>
      <div className={styles.list}>
        {list.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code that is being typed is no name
          <div key={index} className={isNamed ? styles.option : `${styles.option} ${styles.single}`}>
            <ValueInput
              label={`Código da opção ${index + 1}`}
              isWide
              value={typeof option.const === 'string' ? option.const : JSON.stringify(option.const)}
              isDisabled={isDisabled}
              onChange={(text) => {
                const code = typedValue(text, data);
                if (code !== undefined) set(withItem(list, index, { ...option, const: code }));
              }}
            />
            {isNamed && (
              <ValueInput
                label={`Texto da opção ${index + 1}`}
                isWide
                value={option.title}
                isDisabled={isDisabled}
                onChange={(title) => set(withItem(list, index, { ...option, title }))}
              />
            )}
            <span className={styles.moves}>
              <SmallButton
                icon="chevronDown"
                label={`Descer a opção ${index + 1}`}
                disabled={isDisabled || index === list.length - 1}
                onClick={() => set(exchanged(list, index))}
              />
              <SmallButton
                icon="close"
                label={`Retirar a opção ${index + 1}`}
                disabled={isDisabled || list.length === 1}
                onClick={() => set(withoutItem(list, index))}
              />
            </span>
          </div>
        ))}
        <Token look="add" disabled={isDisabled} onClick={() => set([...list, newOption(list, data.type)])}>
          opção
        </Token>
      </div>
    </BlockRow>
  );
}

function optionsOf(oneOf: Json | undefined, codes: Json | undefined): Option[] {
  if (Array.isArray(codes)) return codes.map((code) => ({ const: code, title: String(code) }));
  if (!Array.isArray(oneOf)) return [];
  return oneOf.filter(isObject).map((option) => ({ const: option.const ?? '', title: String(option.title ?? '') }));
}

/** The next number, or a text that is not taken. */
function newOption(list: readonly Option[], type: Json | undefined): Option {
  const at = list.length + 1;
  if (type !== 'string') {
    const codes = list.map((option) => Number(option.const)).filter(Number.isFinite);
    return { const: Math.max(0, ...codes) + 1, title: `Opção ${at}` };
  }
  return { const: `Opção ${at}`, title: `Opção ${at}` };
}

const exchanged = (list: readonly Option[], index: number): Option[] => {
  const [here, next] = [list[index] as Option, list[index + 1] as Option];
  return withItem(withItem(list, index, next), index + 1, here);
};
