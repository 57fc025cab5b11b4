import { evaluateCondition, type Scope } from '../../engine/core';
import type { Action, AskDefinition, RuleDefinition } from '../../engine/definition';

/** The rules of what is changed, by which action, and the questions that they put by name. */
export interface GuardedChange {
  rules: readonly RuleDefinition[];
  action: Action;
  asks: Record<string, AskDefinition>;
}

/** The questions that the definition puts before a change: what the server does about them holds exactly then. */
export function questionsBefore({ rules, action, asks }: GuardedChange, scope: Scope): AskDefinition[] {
  return rules.flatMap(({ ask, before, when }) => {
    const question = typeof ask === 'string' ? asks[ask] : ask;
    return question && before?.includes(action) && evaluateCondition(when, scope) ? [question] : [];
  });
}
