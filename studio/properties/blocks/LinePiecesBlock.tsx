import type { BlockProps } from '../../../engine/block';
import { isObject, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { withItem, withoutItem } from '../sentence/change';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** What a piece is made of, and what it is called. */
const KINDS = [
  { name: 'text', label: 'Texto com campos' },
  { name: 'list', label: 'Quantas linhas tem uma lista' },
  { name: 'block', label: 'Quantos tem um bloco' },
] as const;

/** The texts of a piece that counts. */
const COUNTED = [
  { name: 'one', label: 'Com um' },
  { name: 'other', label: 'Com vários' },
  { name: 'none', label: 'Sem nenhum' },
] as const;

/** The pieces of the line that stands under the name of a tab: texts with fields, and counts of lists and blocks. */
export function LinePiecesBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const pieces = (Array.isArray(data[key]) ? data[key] : []).map((each) => (isObject(each) ? each : {}));
  const set = (next: JsonObject[]) => change(title, { [key]: next.length > 0 ? next : undefined });
  const lists = scope.fields.filter(({ name }) => scope.naming.schema(name)?.type === 'array');
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {pieces.map((piece, index) => {
          const kind = KINDS.find(({ name }) => piece[name] !== undefined) ?? KINDS[0];
          const put = (name: string, value: string) => {
            const { [name]: _, ...others } = piece;
            set(withItem(pieces, index, value === '' && name !== kind.name ? others : { ...piece, [name]: value }));
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be the same
            <div key={index} className={styles.group}>
              <header>
                {kind.label}
                <SmallButton
                  icon="trash"
                  label={`Retirar pedaço ${index + 1}`}
                  disabled={isDisabled}
                  onClick={() => set(withoutItem(pieces, index))}
                />
              </header>
              {kind.name === 'list' ? (
                <Picker
                  label="Lista"
                  look="of"
                  text={scope.naming.fields.called(String(piece.list))}
                  options={lists}
                  chosen={String(piece.list)}
                  isDisabled={isDisabled}
                  onPick={(list) => put('list', list)}
                />
              ) : (
                <ValueInput
                  label={kind.name === 'block' ? 'Nome do bloco' : 'Texto, com campos entre chaves'}
                  isWide
                  value={String(piece[kind.name] ?? '')}
                  isDisabled={isDisabled}
                  onChange={(value) => put(kind.name, value)}
                />
              )}
              {kind.name !== 'text' &&
                COUNTED.map(({ name, label }) => (
                  <div key={name} className={styles.pair}>
                    <span>{label}</span>
                    <ValueInput
                      label={label}
                      isWide
                      value={String(piece[name] ?? '')}
                      isDisabled={isDisabled}
                      onChange={(value) => put(name, value)}
                    />
                  </div>
                ))}
            </div>
          );
        })}
        <Picker
          label={`${title}: incluir pedaço`}
          look="add"
          text="pedaço"
          options={KINDS.filter(({ name }) => name !== 'list' || lists.length > 0)}
          isDisabled={isDisabled}
          onPick={(name) =>
            set([
              ...pieces,
              name === 'list'
                ? { list: lists[0]?.name ?? '', other: '{n}' }
                : name === 'block'
                  ? { block: '', other: '{n}' }
                  : { text: '' },
            ])
          }
        />
      </div>
    </BlockRow>
  );
}
