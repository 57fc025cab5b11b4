import { mayEdit } from '../../../contract/lifeCycle';
import { type SectionName, sectionOf } from '../../../contract/sections';
import type { Context } from '../../../engine/core';
import { resolveSettings, type WizardModule } from '../../../engine/definition';
import { isTabHidden } from '../../../engine/session';
import type { IconName } from '../../../engine/theme';
import type { SettingEntry } from '../../api/loadSettings';
import type { User } from '../../api/user';

/** One section of a registration, as its tile shows it. */
export interface Section {
  /** What the calls of a renewal call it. */
  section: SectionName;
  /** Id of its tab. */
  tab: string;
  name: string;
  /** Its drawing; the folder where the definition names none. */
  icon: IconName;
}

/** The mode in which an existing client changes the registration. */
export function modeOf(user: User): 'edit' | 'renewal' {
  return user.RenovacaoCadastral ? 'renewal' : 'edit';
}

/** The visible sections of a wizard, in order, for this client under these settings. */
export function visibleSections({ wizard, settings }: WizardModule, entries: SettingEntry[], user: User): Section[] {
  const context: Context = {
    settings: resolveSettings(settings, entries, wizard.settings),
    user,
    mode: modeOf(user),
    today: '',
    now: '',
    formats: {},
  };
  return wizard.tabs.flatMap(({ id, number, card, icon = 'folder' }, index) =>
    isTabHidden({ wizard, settings, tabs: {} }, index, context)
      ? []
      : [
          {
            section: sectionOf({ id, ...(number !== undefined && { number }) }),
            tab: id,
            name: card ?? id,
            icon: icon as IconName,
          },
        ],
  );
}

/** Whether a section was reviewed in the renewal. */
export function isReviewed(user: User, { section }: Section): boolean {
  return user.SecoesRenovadas.includes(section);
}

/** What a renewal still waits for; nothing outside of a renewal. */
export function missingSections(user: User, sections: Section[]): Section[] {
  return user.RenovacaoCadastral ? sections.filter((section) => !isReviewed(user, section)) : [];
}

/** Whether sections may be opened. */
export function mayOpen({ StatusCadastro, CadastroAlterado }: User): boolean {
  return mayEdit(StatusCadastro, CadastroAlterado);
}
