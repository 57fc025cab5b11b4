import { useCallback, useEffect, useState } from 'react';
import { loadSettings } from '../api/loadSettings';
import { loadWizards } from '../api/loadWizards';
import { type PortalSettings, toPortalSettings } from './settings';

/** The settings of the shared screens on their way. */
export interface LoadedSettings {
  /** Undefined until they are there. */
  settings: PortalSettings | undefined;
  /** They did not come. */
  hasFailed: boolean;
  /** Asks for them again. */
  retry: () => void;
}

/** The settings of the shared screens. Nothing stands in for those that did not come: the server goes by its own. */
export function usePortalSettings(): LoadedSettings {
  const [settings, setSettings] = useState<PortalSettings>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on another attempt
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    Promise.all([loadSettings(), loadWizards()]).then(
      ([entries]) => isGone || setSettings(toPortalSettings(entries)),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  return { settings, hasFailed, retry };
}
