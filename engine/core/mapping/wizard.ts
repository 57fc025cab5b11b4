import type {
  AskDefinition,
  CompiledTab,
  LookupDefinition,
  Messages,
  PartDefinition,
  PartStep,
  SettingDefinition,
  WizardDefinition,
} from '../definition/types';
import { EngineError } from '../errors';

/** A wizard as the compiler hands it on: what it shares with others merged in. */
export interface CompiledWizard extends WizardDefinition {
  /** Hash over all its files. */
  version: string;
  messages: Messages;
  formats: Record<string, Record<string, string>>;
  lookups: Record<string, LookupDefinition>;
  asks: Record<string, AskDefinition>;
}

/** A wizard with its tabs at hand. */
export interface LoadedWizard {
  wizard: CompiledWizard;
  tabs: Record<string, CompiledTab>;
  settings: Record<string, SettingDefinition>;
  /** Under which the definitions were published; none where they were not. */
  number?: number;
}

/**
 * A tab of a wizard.
 * @throws EngineError `UNKNOWN_TAB`
 */
export function tabOf({ tabs, wizard }: LoadedWizard, id: string): CompiledTab {
  const tab = tabs[id];
  if (!tab) throw new EngineError('UNKNOWN_TAB', `${wizard.id}: there is no tab ${id}`);
  return tab;
}

/** The calls of a part, in order. */
export function stepsOfPart(part: PartDefinition): PartStep[] {
  return part.steps ?? [part as PartStep];
}

/** The tabs that feed a part. */
export function tabsOfPart(part: PartDefinition): string[] {
  return [...new Set(stepsOfPart(part).flatMap((step) => step.data.map((source) => source.split('/')[0] as string)))];
}
