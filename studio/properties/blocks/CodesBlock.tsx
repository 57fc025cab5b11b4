import type { BlockProps } from '../../../engine/block';
import { Picker } from '../../ui/Picker';
import { RemovableToken } from '../../ui/RemovableToken';
import { useThing } from '../form/ThingContext';
import { withoutItem } from '../sentence/change';
import { BlockRow } from './BlockRow';
import { useDocumentTypes } from './documentTypes';
import { keyOf, saidOf } from './said';

/**
 * Codes of kinds of documents, chosen by their names: first those that the block offers. The API of an institution may have
 * others than the reference, so a code can be typed, too.
 */
export function CodesBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const types = useDocumentTypes();
  const codes = Array.isArray(data[key]) ? data[key].map(Number) : [];
  const offered = Array.isArray(data.types) ? data.types : [];
  const called = (code: number) => types.find((type) => type.code === code)?.title ?? `Código ${code}`;
  const set = (next: number[]) => change(title, { [key]: next.length > 0 ? next : undefined });
  const add = (text: string) => set([...codes, Number(text)]);
  // Those that the block offers stand first.
  const free = types
    .filter(({ code }) => !codes.includes(code))
    .toSorted((one, other) => Number(offered.includes(other.clients)) - Number(offered.includes(one.clients)));
  return (
    <BlockRow title={title} help={help}>
      {codes.map((code, index) => (
        <RemovableToken
          key={code}
          label={called(code)}
          isHit={false}
          isDisabled={isDisabled}
          onRemove={() => set(withoutItem(codes, index))}
        >
          {called(code)}
        </RemovableToken>
      ))}
      <Picker
        label={`${title}: incluir`}
        look="add"
        text={codes.length === 0 ? 'incluir' : ''}
        options={free.map(({ code, title: label, clients }) => ({
          ...{ name: String(code), label, group: clients, aside: String(code) },
        }))}
        isDisabled={isDisabled}
        onPick={add}
        onText={add}
        isText={(text) => /^\d+$/.test(text) && !codes.includes(Number(text))}
      />
    </BlockRow>
  );
}
