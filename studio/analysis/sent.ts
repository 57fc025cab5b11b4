import { type Context, EngineError, evaluateCondition, type Json } from '../../engine/core';
import { type LoadedWizard, type PartStep, stepsOfPart, type TabDefinition, tabsOfPart } from '../../engine/definition';
import { bodyOfRow, bodyOfStep, rowsOfStep, type WizardData } from '../../engine/wire';
import { momentOf, type TabAlone } from './why/moment';
import type { WhyAsked } from './why/types';

/** One call of a part, with what it would carry. */
export interface SentStep {
  /** `POST /PessoaFisica/dadosFinanceiros`; absent for what is only loaded. */
  call?: string;
  bodies: Json[];
  /** It sends each row of a list by itself. */
  isByRow: boolean;
  /** A tab that it carries is not there. */
  isUnknown?: true;
}

/** A part of the wizard that carries data of the tab. */
export interface SentPart {
  id: string;
  /** Its condition holds. */
  isDue: boolean;
  /** The tabs that feed it. */
  tabs: string[];
  steps: SentStep[];
}

/** What the parts of a tab would send of a form as it is; other tabs have the data that stand around it. */
export function sentOf(module: TabAlone, others: readonly TabDefinition[], asked: Omit<WhyAsked, 'at'>): SentPart[] {
  const { wizard, definition, settings } = module;
  const { asked: moment, compiled } = momentOf(module, { ...asked, at: '' });
  const tabs = Object.fromEntries(others.map((tab) => [tab.id, { definition: tab, validators: {} }]));
  const loaded: LoadedWizard = { wizard, settings, tabs: { ...tabs, [definition.id]: compiled } };
  const data: WizardData = { ...asked.tabs, [definition.id]: moment.state.data };
  const context = { ...moment.context, tabs: data };
  return wizard.parts
    .filter((part) => tabsOfPart(part).includes(definition.id))
    .map((part) => ({
      id: part.id,
      isDue: evaluateCondition(part.when, { data: {}, context }),
      tabs: tabsOfPart(part),
      steps: stepsOfPart(part).map((step) => sentBy(loaded, step, data, context)),
    }));
}

function sentBy(loaded: LoadedWizard, step: PartStep, data: WizardData, context: Context): SentStep {
  const call = step.save === undefined ? {} : { call: addressOf(step.save) };
  try {
    const rows = rowsOfStep(loaded, step, data, context);
    if (!rows) return { ...call, bodies: [bodyOfStep(loaded, step, data, context)], isByRow: false };
    return { ...call, bodies: rows.rows.map((row) => bodyOfRow(step, rows.fields, row)), isByRow: true };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { ...call, bodies: [], isByRow: false, isUnknown: true };
  }
}

const addressOf = (call: NonNullable<PartStep['save']>): string => (typeof call === 'string' ? call : call.call);
