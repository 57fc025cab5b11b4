import { type JsonObject, withValues } from '../../../engine/core';
import type { KnownKey } from '../definitions/known';
import { type ThingEnvironment, ThingProvider, useThing } from '../form/ThingContext';
import { KeyControl } from './KeyControl';
import { type ShownKey, shownKey } from './shownKeys';

interface Props {
  keys: readonly KnownKey[];
  needed: readonly string[];
  value: JsonObject;
  onChange(value: JsonObject): void;
}

/** The keys of a value that stands under a key, each changed as where it stands by itself. */
export function NestedKeys({ keys, needed, value, onChange }: Props) {
  const around = useThing();
  const environment: ThingEnvironment = {
    ...around,
    data: value,
    own: value,
    keys,
    change: (_, patch) => {
      onChange(withValues(value, patch));
      return true;
    },
  };
  const shown: ShownKey[] = keys.map(shownKey);
  return (
    <ThingProvider value={environment}>
      {shown.map((one) => (
        <KeyControl key={one.key} shown={one} isNeeded={needed.includes(one.key)} />
      ))}
    </ThingProvider>
  );
}
