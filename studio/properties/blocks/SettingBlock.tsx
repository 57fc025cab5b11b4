import type { BlockProps } from '../../../engine/block';
import { Picker } from '../../ui/Picker';
import { useThing } from '../form/ThingContext';
import { BlockRow } from './BlockRow';
import { keyOf, saidOf } from './said';

const NONE = 'nenhuma';

/** One of the settings, by its title; none where the key may be left out. */
export function SettingBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const value = typeof data[key] === 'string' ? data[key] : '';
  const known = scope.settings;
  return (
    <BlockRow title={title} help={help}>
      <Picker
        label={title}
        look="op"
        text={value === '' ? NONE : (known.find(({ name }) => name === value)?.label ?? value)}
        options={[{ name: '', label: NONE }, ...known.map(({ name, label }) => ({ name, label }))]}
        chosen={value}
        isDisabled={isDisabled}
        onPick={(name) => change(title, { [key]: name === '' ? undefined : name })}
      />
    </BlockRow>
  );
}
