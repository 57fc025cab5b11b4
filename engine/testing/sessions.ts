import type { Context } from '../core/condition/scope';
import type { LoadedForm } from '../core/definition/loadForm';
import { genericFormats } from '../core/formats/table';
import type { LoadedWizard } from '../core/mapping/wizard';
import { createStandaloneForm, type StandaloneForm } from '../core/session/standaloneForm';
import type { SessionInput, WizardSession } from '../core/session/types';
import { createWizardSession } from '../core/session/wizardSession';
import { resolveSettings } from '../core/settings';
import { type Happened, type Surroundings, surroundingsOf } from './surroundings';

/** How the session of a test differs from that of a new customer without a name. */
export interface TestWizardInput
  extends Surroundings,
    Partial<Omit<SessionInput, 'loaded' | 'host' | 'base' | keyof Surroundings>> {
  /** Over the settings' defaults; user, mode `new`, and `formats` of `core`. */
  base?: Partial<SessionInput['base']>;
}

/** How the form of a test differs from one with defaults. */
export interface TestFormInput extends Surroundings {
  /** Over the settings' defaults, and `formats` of `core`. */
  base?: Partial<Pick<Context, 'settings' | 'formats'>>;
  /** Keys what is typed; default: `unsaved`. */
  storageKey?: string;
}

/**
 * A session of a wizard on a server, a host, a clock and a storage in memory, with all that was called, asked and kept.
 * It is still to be opened.
 *
 * @example
 * import { compileSchemas } from 'ficha-engine/compile';
 * import { formats } from 'ficha-engine/core';
 * import { fill, loadedWizard, testWizard } from 'ficha-engine/testing';
 * import texts from 'ficha-engine/texts/en.json' with { type: 'json' };
 *
 * const visit = await loadedWizard(compileSchemas('examples/own-wizard/schemas', { texts }), 'visit', formats);
 * const { session, questions } = testWizard(visit);
 * await session.open();
 * fill(session.form('visitor'), { '/name': 'Ada' });
 * (await session.advance()).focus; // '/email'
 * questions.length; // 1
 */
export function testWizard(
  loaded: LoadedWizard,
  input: TestWizardInput = {},
): Happened & { session: WizardSession; loaded: LoadedWizard } {
  const { replies, answer, host, now, kept, base, ...rest } = input;
  const { given, happened } = surroundingsOf(input);
  const session = createWizardSession({
    loaded,
    ...given,
    base: { user: {}, mode: 'new', formats: genericFormats, ...base, settings: settingsOf(loaded, base) },
    storageKey: 'unsaved',
    ...rest,
  });
  return { session, loaded, ...happened };
}

/** A form that stands alone, in the same surroundings: `standalone` is it, `form` what is filled in. */
export function testForm(
  loaded: LoadedForm,
  input: TestFormInput = {},
): Happened & { standalone: StandaloneForm; form: StandaloneForm['form'] } {
  const { base, storageKey = 'unsaved' } = input;
  const { given, happened } = surroundingsOf(input);
  const standalone = createStandaloneForm({
    loaded,
    ...given,
    base: { formats: genericFormats, ...base, settings: settingsOf(loaded, base) },
    storageKey,
  });
  return { standalone, form: standalone.form, ...happened };
}

const settingsOf = (
  { settings, wizard }: Pick<LoadedWizard, 'settings' | 'wizard'>,
  base: Partial<Pick<Context, 'settings'>> = {},
) => ({ ...resolveSettings(settings, [], wizard.settings), ...base.settings });
