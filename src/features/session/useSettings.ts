import { useEffect, useState } from 'react';
import { loadSettings } from '../../api/loadSettings';
import { type PortalSettings, toPortalSettings } from './settings';

/** The settings of the shared screens: undefined while they load, the defaults when they cannot be had. */
export function usePortalSettings(): PortalSettings | undefined {
  const [settings, setSettings] = useState<PortalSettings>();
  useEffect(() => {
    const controller = new AbortController();
    loadSettings(controller.signal)
      .catch(() => [])
      .then((entries) => {
        if (!controller.signal.aborted) setSettings(toPortalSettings(entries));
      });
    return () => controller.abort();
  }, []);
  return settings;
}
