import { effectsOf } from '../../../core/effects/told';
import type { Species } from '../../../core/effects/types';
import { say } from '../say';

const named = (species: Species) => effectsOf(species).join(', ');

/** What is wrong with a rule as it is written. */
export const rules = {
  DEF_NO_EFFECT: {
    means: say`A regra não faz nada.`,
    fix: say`Acrescente um efeito, ou apague a regra.`,
  },
  DEF_ON_AND_BEFORE: {
    means: say`A regra é um acontecimento ("on") e uma barreira ("before") ao mesmo tempo.`,
    fix: say`Separe em duas regras.`,
  },
  DEF_WRONG_EFFECT: {
    means: say`O efeito não vale nesta espécie de regra ou neste campo, ou falta a chave que ele pede.`,
    fix: say`Estados: ${named('state')}. Com "on": ${named('event')}. Com "before": ${named('gate')}.`,
  },
  DEF_SHOW_WITHOUT_HIDDEN: {
    means: say`A regra oculta algo e não diz o que acontece com o valor.`,
    fix: say`Acrescente "hidden": "clear" ou "hidden": "keep".`,
  },
  DEF_CLEAR_BY_CONTEXT: {
    means: say`A regra apagaria dados gravados porque uma configuração, o usuário, o modo ou outra aba mudou.`,
    fix: say`Use "hidden": "keep", ou não escreva campos nesta regra.`,
  },
  DEF_WRITTEN_TWICE: {
    means: say`Um campo calculado ("compute") recebe o valor também de outro modo: outra equação para o mesmo caso, ou "set".`,
    fix: say`Deixe um só: uma equação por caso ("when"), sem "set".`,
  },
  DEF_CYCLE: {
    means: say`As regras formam um ciclo: um campo acaba escrevendo a si mesmo.`,
    fix: say`Tire uma das leituras ou escritas do caminho mostrado.`,
  },
} as const;
