import { deviceName as nameOf } from '../../../contract/deviceName';
import { randomId } from '../../api/randomId';
import { isDeviceForeign } from '../../api/token';

const KEY = 'device';

let inMemory: string | undefined;

/** A random id of this device, until the logoff; of this page alone where nothing may stay on the device. */
export function deviceId(): string {
  try {
    if (!isDeviceForeign()) {
      const kept = localStorage.getItem(KEY) ?? randomId();
      localStorage.setItem(KEY, kept);
      return kept;
    }
  } catch {
    // The browser refuses local storage.
  }
  inMemory ??= randomId();
  return inMemory;
}

/** What a person calls this device: "Chrome no Android". */
export const deviceName = (agent = navigator.userAgent): string => nameOf(agent);
