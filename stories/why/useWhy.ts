import { useLayoutEffect } from 'react';
import { addons } from 'storybook/preview-api';
import type { SessionInput, WizardSession } from '../../engine/session';
import type { Outcome, OutcomeId } from '../../studio/analysis/why/types';
import { isWhy } from '../../studio/frame/keys';
import type { OpenTab } from '../../studio/frame/openTab';
import { focusedAt, pointedAt } from '../../studio/frame/pointed';
import { openRowsOf } from '../../studio/frame/rowForms';
import type { StoryTab, TabInput } from '../engine/tabSession';
import { WHY, type WhyTold } from './told';

const TITLES: Record<OutcomeId, string> = {
  ...{ option: 'Opção', visible: 'Visível', required: 'Obrigatório', locked: 'Travado', options: 'Opções' },
  ...{ value: 'Valor', errors: 'Erros', rule: 'Regra', advance: 'Ao avançar', save: 'Ao salvar' },
  ...{ create: 'Ao adicionar', update: 'Ao atualizar', delete: 'Ao excluir' },
};

/** Says in the panel "Por quê" of Storybook why a field is as it is: Alt + click asks, or Alt W where the focus is. */
export function useWhy(
  tab: StoryTab,
  session: WizardSession,
  { settings = {}, user = {}, mode = 'new', ...input }: TabInput,
) {
  const { id } = tab.definition;
  // So what is on the screen can be asked about: an effect of the other kind comes a moment later.
  useLayoutEffect(() => {
    const { today = '2026-11-21', tabs = {} } = input;
    const around = { settings, user, mode: mode as SessionInput['base']['mode'], today, tabs };
    const open = { id, session, shown: {} as OpenTab['shown'] };
    const ask = async (at: string) => {
      // The analysis is no part of a story before somebody asks.
      const { whyOf } = await import('../../studio/analysis/why/answer');
      const answer = whyOf(tab, { at, data: session.form(id).getState().data, rows: openRowsOf(open), ...around });
      if (!answer) return;
      const told: WhyTold = { called: plain(answer.called), outcomes: answer.outcomes.map(outcomeTold) };
      addons.getChannel().emit(WHY, told);
    };
    const click = (event: MouseEvent) => {
      const at = event.altKey ? pointedAt(open, event) : undefined;
      if (at === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(at);
    };
    const press = (event: KeyboardEvent) => {
      const at = isWhy(event) ? focusedAt(open) : undefined;
      if (at !== undefined) void ask(at);
    };
    addEventListener('click', click, true);
    addEventListener('keydown', press, true);
    return () => {
      removeEventListener('click', click, true);
      removeEventListener('keydown', press, true);
    };
  });
}

const outcomeTold = ({ id, now, sentence, because }: Outcome): WhyTold['outcomes'][number] => ({
  ...{ title: TITLES[id], now, sentence: plain(sentence) },
  steps: because.map(({ rule, effect, pointer, truth, sentence: said = pointer, leaves }) => ({
    ...{ rule: rule ?? effect, truth, sentence: plain(said) },
    leaves: leaves.map(({ asked, now: value, truth: holds }) => {
      return { asked: plain(asked), now: plain(value?.value ?? ''), truth: holds };
    }),
  })),
});

/** A sentence without the stars around its names. */
const plain = (sentence: string): string => sentence.replaceAll(/\\?\*/g, (star) => (star === '\\*' ? '*' : ''));
