import { effectsOf } from '../../../core/effects/told';
import type { Species } from '../../../core/effects/types';

const named = (species: Species) => effectsOf(species).join(', ');

/** What is wrong with a rule as it is written. */
export const rules = {
  DEF_NO_EFFECT: {
    means: 'A regra não faz nada.',
    fix: 'Acrescente um efeito, ou apague a regra.',
  },
  DEF_ON_AND_BEFORE: {
    means: 'A regra é um acontecimento ("on") e uma barreira ("before") ao mesmo tempo.',
    fix: 'Separe em duas regras.',
  },
  DEF_WRONG_EFFECT: {
    means: 'O efeito não vale nesta espécie de regra ou neste campo, ou falta a chave que ele pede.',
    fix: `Estados: ${named('state')}. Com "on": ${named('event')}. Com "before": ${named('gate')}.`,
  },
  DEF_SHOW_WITHOUT_HIDDEN: {
    means: 'A regra oculta algo e não diz o que acontece com o valor.',
    fix: 'Acrescente "hidden": "clear" ou "hidden": "keep".',
  },
  DEF_CLEAR_BY_CONTEXT: {
    means: 'A regra apagaria dados gravados porque uma configuração, o usuário, o modo ou outra aba mudou.',
    fix: 'Use "hidden": "keep", ou não escreva campos nesta regra.',
  },
  DEF_WRITTEN_TWICE: {
    means:
      'Um campo calculado ("compute") recebe o valor também de outro modo: outra equação para o mesmo caso, ou "set".',
    fix: 'Deixe um só: uma equação por caso ("when"), sem "set".',
  },
  DEF_CYCLE: {
    means: 'As regras formam um ciclo: um campo acaba escrevendo a si mesmo.',
    fix: 'Tire uma das leituras ou escritas do caminho mostrado.',
  },
} as const;
