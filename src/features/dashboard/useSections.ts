import { useEffect, useMemo, useState } from 'react';
import type { CompiledWizard, WizardEntry, WizardModule } from '../../../engine/definition';
import { loadSettings, type SettingEntry } from '../../api/loadSettings';
import { loadWizardModule } from '../../api/loadWizards';
import { isSilent } from '../../api/SessionLost';
import type { User } from '../../api/user';
import { type Section, visibleSections } from './sections';

/** The wizard of the client and its visible sections; `none` where there is no wizard for the type. */
export type Sections =
  | { kind: 'none' }
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; wizard: CompiledWizard; sections: Section[] };

/** Loads what the tiles are made of: the wizard file, without its tabs, and the tenant's settings. */
export function useSections(entry: WizardEntry | undefined, user: User): Sections {
  const [loaded, setLoaded] = useState<{ module: WizardModule; settings: SettingEntry[] }>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on another attempt
  useEffect(() => {
    if (!entry) return;
    let gone = false;
    setFailed(false);
    Promise.all([loadWizardModule(entry), loadSettings()])
      .then(([module, settings]) => {
        if (!gone) setLoaded({ module, settings });
      })
      .catch((error: unknown) => {
        if (!gone && !isSilent(error)) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [entry, attempt]);
  return useMemo(() => {
    if (!entry) return { kind: 'none' };
    if (hasFailed) return { kind: 'failed', retry: () => setAttempt((count) => count + 1) };
    if (!loaded) return { kind: 'loading' };
    const { module, settings } = loaded;
    return { kind: 'ready', wizard: module.wizard, sections: visibleSections(module, settings, user) };
  }, [entry, hasFailed, loaded, user]);
}
