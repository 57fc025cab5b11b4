import { Picker } from '../../ui/Picker';
import { RemovableToken } from '../../ui/RemovableToken';
import { withoutItem } from './change';
import type { Option } from './scope';

interface Props {
  /** What is put in, for readers: "Mostra". */
  label: string;
  names: readonly string[];
  options: readonly Option[];
  called(name: string): string;
  isHit?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** `undefined` when none is left. */
  onChange(names: string[] | undefined): void;
}

/** Names of fields, sections or references, each a token, and one more to choose. */
export function NamesEditor({ label, names, options, called, isHit, isDisabled, onChange }: Props) {
  return (
    <>
      {names.map((name, index) => (
        <RemovableToken
          key={name}
          label={called(name)}
          isHit={isHit === true}
          isDisabled={isDisabled}
          onRemove={() => onChange(names.length > 1 ? withoutItem(names, index) : undefined)}
        >
          {called(name)}
        </RemovableToken>
      ))}
      <Picker
        label={`${label}: incluir`}
        look="add"
        text={names.length === 0 ? 'incluir' : ''}
        options={options.filter(({ name }) => !names.includes(name))}
        isDisabled={isDisabled}
        onPick={(name) => onChange([...names, name])}
      />
    </>
  );
}
