import type { Finding, Witness } from '../../analyse/finding';
import { proveTab } from '../../analyse/prove';
import { todayIn } from '../../core/formats/age';
import type { TabModel } from '../model/model';
import { remembered } from '../model/remembered';
import type { Code } from '../problems/codes';
import { type Problem, problemAt } from '../problems/problem';
import { chain, type Said, say, type Words } from '../problems/say';
import { asWritten } from '../problems/source';
import { together } from '../problems/words';

const CODES: Record<Finding['kind'], Code> = {
  neverShown: 'DEF_NEVER_SHOWN',
  neverHolds: 'DEF_NEVER_HOLDS',
  neverChosen: 'DEF_NEVER_CHOSEN',
  twoEquations: 'DEF_TWO_EQUATIONS',
  deadEnd: 'DEF_DEAD_END',
  endlessError: 'DEF_ENDLESS_ERROR',
  neverRequired: 'DEF_REQUIRE_NEVER_ACTS',
  twoValues: 'DEF_TWO_VALUES',
};

/**
 * What the rules of a tab can never bring about, or must not. Costs up to a second, where all else costs milliseconds:
 * the findings of a tab are remembered until something changes that they depend on.
 */
export function checkProofs(tab: TabModel): Problem[] {
  return findingsOf({ tab, today: todayIn('UTC', new Date()) }).map((finding) => {
    // Two rules meet in the tab, whatever file each stands in.
    const source = ['twoEquations', 'twoValues'].includes(finding.kind) ? asWritten(tab.source) : tab.source;
    return problemAt(source, CODES[finding.kind], finding, messageOf(finding));
  });
}

/** Which table of formats it is, of those that there were: functions have no text to be known by. */
const numbers = new WeakMap<object, number>();
let tables = 0;

function numberOf(formats: object): number {
  const number = numbers.get(formats) ?? ++tables;
  numbers.set(formats, number);
  return number;
}

const findingsOf = remembered(
  ({ tab, today }: { tab: TabModel; today: string }) => {
    const { schemas, tabs } = tab.wizard;
    const others = [...tabs.values()].filter((other) => JSON.stringify(tab.definition).includes(`$tabs/${other.id}/`));
    const written = [tab.definition, schemas.settings, others.map(({ definition }) => definition.schema), today];
    return JSON.stringify([...written, numberOf(schemas.names.formats)]);
  },
  ({ tab, today }) => {
    const { settings, names } = tab.wizard.schemas;
    return proveTab(tab, { formats: names.formats, settings, tabs: tab.wizard.tabs, today });
  },
);

function messageOf(finding: Finding): Said {
  switch (finding.kind) {
    case 'neverShown':
      return say`O campo "${finding.node}" nunca aparece: nenhum valor satisfaz as regras que o mostram (${finding.rules.map((name) => `"${name}"`).join(', ')}).`;
    case 'neverHolds':
      return say`A condição da regra "${finding.rule}" nunca vale: nenhum valor satisfaz "when".`;
    case 'neverChosen':
      return say`A opção ${JSON.stringify(finding.value)} de "${finding.node}" nunca pode ser escolhida: as regras ocultam ou calculam o campo com ela.`;
    case 'twoEquations':
      return say`O campo "${finding.node}" tem duas equações ao mesmo tempo, das regras ${together(finding.rules)}: ${answered(finding.values)}. Esperado: condições que se excluem.`;
    case 'deadEnd':
      return say`O campo "${finding.node}" fica obrigatório, vazio e travado: ${answered(finding.values)}. Esperado: que a regra "${finding.rule}" só trave o campo preenchido, ou que ele não seja obrigatório nesse caso.`;
    case 'endlessError':
      return say`O erro da regra "${finding.rule}" não tem fim: ${answered(finding.values)}, e nenhum campo aberto o encerra. Esperado: um campo que o cliente possa mudar na condição.`;
    case 'neverRequired':
      return say`A regra "${finding.rule}" nunca chega a exigir "${finding.node}": em todos os seus casos o campo está oculto, calculado, ou travado e vazio. Esperado: um caso em que o cliente o possa preencher.`;
    case 'twoValues':
      return say`O campo "${finding.node}" recebe valores diferentes das regras ${together(finding.rules)}, no mesmo acontecimento: ${answered(finding.values)}. Esperado: condições que se excluem, ou um só valor.`;
  }
}

/** `"Uf" = "SP", "Cep" vazio`. */
function answered(values: readonly Witness[]): Words {
  if (values.length === 0) return say`sem nada preenchido`;
  const words = values.map(({ key, value }) =>
    value === undefined ? say`"${key}" vazio` : `"${key}" = ${JSON.stringify(value)}`,
  );
  return chain(words, ', ');
}
