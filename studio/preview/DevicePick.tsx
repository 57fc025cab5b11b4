import type { Device } from '../state/view';
import { Segmented } from '../ui/Segmented';
import { ToolIcon } from '../ui/ToolIcon';

interface Props {
  chosen: Device;
  onPick(device: Device): void;
}

/** Chooses what a form is seen on. */
export function DevicePick({ chosen, onPick }: Props) {
  return (
    <Segmented
      label="Aparelho"
      chosen={chosen}
      options={[
        { name: 'phone', label: 'Celular', face: <ToolIcon name="phone" /> },
        { name: 'desktop', label: 'Computador', face: <ToolIcon name="desktop" /> },
      ]}
      onPick={onPick}
    />
  );
}
