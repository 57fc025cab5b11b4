import { Picker } from '../../ui/Picker';
import { codeTitle } from '../../words/keys';
import { useThing } from '../form/ThingContext';

interface Props {
  label: string;
  value: string;
  onPick(format: string): void;
  onRemove?(): void;
}

/** One of the formats, by its title. */
export function FormatPick({ label, value, onPick, onRemove }: Props) {
  const { scope, isDisabled } = useThing();
  return (
    <Picker
      label={label}
      look="op"
      text={codeTitle('format', value) ?? value}
      options={scope.formats.map(({ name, label: said }) => ({ name, label: codeTitle('format', name) ?? said }))}
      chosen={value}
      isDisabled={isDisabled}
      onPick={onPick}
      {...(onRemove && { onRemove })}
    />
  );
}
