import { isDeviceForeign } from '../../api/token';
import { randomId } from './randomId';

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

/** Browsers by what they call themselves; several also call themselves by the names that follow. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** What a person calls this device: "Chrome no Android". */
export function deviceName(agent = navigator.userAgent): string {
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1];
  return [find(BROWSERS) ?? 'Navegador', find(SYSTEMS)].filter(Boolean).join(' no ');
}
