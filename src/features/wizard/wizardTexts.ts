import { createContext, useContext } from 'react';
import { fillText } from '../../../engine/core';
import type { WizardEntry } from '../../../engine/definition';

/** The words around the forms, which the definitions own (`texts` of shared.json and of the wizard). */
type TextName =
  | 'clashChoose_one'
  | 'clashChoose_other'
  | 'clashEmpty'
  | 'clashRemoved'
  | 'clashSaved'
  | 'clashText'
  | 'clashTitle'
  | 'clashesTitle'
  | 'close'
  | 'dayAt'
  | 'discardRestored'
  | 'draftDevice'
  | 'draftElsewhere'
  | 'draftFiles'
  | 'draftHere'
  | 'draftHereNow'
  | 'draftNowhere'
  | 'draftOffline'
  | 'draftSameName'
  | 'draftSaved'
  | 'draftSaving'
  | 'loading'
  | 'partNotSent'
  | 'queueAt'
  | 'queueEmpty'
  | 'queueEmptyText'
  | 'queueLead'
  | 'queueSending'
  | 'queueTitle'
  | 'queueTold'
  | 'queueToldText'
  | 'queueWaiting'
  | 'restoredFields_one'
  | 'restoredFields_other'
  | 'restoredTabs'
  | 'restoredText'
  | 'restoredTitle'
  | 'sendingPart'
  | 'sendingPartOf'
  | 'stepActions'
  | 'stepDone'
  | 'stepErrors_one'
  | 'stepErrors_other'
  | 'stepOf'
  | 'steps'
  | 'stepsDone_one'
  | 'stepsDone_other'
  | 'stepsTitle'
  | 'summaryDone'
  | 'summaryDoneHelp'
  | 'summaryFixed_one'
  | 'summaryFixed_other'
  | 'summaryHelp'
  | 'summaryItems_one'
  | 'summaryItems_other'
  | 'summaryMore'
  | 'summaryTitle_one'
  | 'summaryTitle_other'
  | 'todayAt'
  | 'versionAdded'
  | 'versionEmptied'
  | 'versionFields'
  | 'versionGoOn'
  | 'versionGone'
  | 'versionKept'
  | 'versionLeft'
  | 'versionMoved'
  | 'versionNew'
  | 'versionRequired'
  | 'versionStopped'
  | 'versionTitle'
  | 'yesterdayAt';

/** A text with its places filled; empty when the wizard has none. */
export type Say = (name: TextName, values?: Record<string, string | number>) => string;

/** All that the page says before its wizard is known. */
const EARLY: Record<string, string> = {
  loading: 'Carregando...',
  stepActions: 'Ações da etapa',
  stepsTitle: 'Seu cadastro',
};

const Texts = createContext(EARLY);

/** The texts around a form; one beside the registration goes by its own title there. */
export function textsAround({ title, registration }: WizardEntry, texts = EARLY): Record<string, string> {
  if (registration) return texts;
  return { ...texts, steps: title, stepsTitle: title, stepOf: `${title} · ${texts.stepOf}` };
}

/** Gives the page around the forms the texts of its wizard. */
export const WizardTexts = Texts.Provider;

/** The texts of the wizard on the page. */
export function useWizardTexts(): Say {
  const texts = useContext(Texts);
  return (name, values = {}) => fillText(texts[name] ?? '', values);
}

/** The form of a text for a number: `plural('stepErrors', 1)` gives `stepErrors_one`. */
export function plural<Name extends string>(name: Name, count: number): `${Name}_one` | `${Name}_other` {
  return count === 1 ? `${name}_one` : `${name}_other`;
}
