import { describe, expect, it } from 'vitest';
import { cnpj } from '../../../../engine/core/formats/br/cnpj';
import { loadProducts } from '../../../../server/blocks/products/catalogue';
import { kindOf, loadSuitabilityData, standsAlone } from '../../../../server/blocks/suitability/questionnaires';

const { questionnaires, profiles } = loadSuitabilityData('server');
const questions = questionnaires.flatMap((questionnaire) => questionnaire.questions);
const answers = questions.flatMap(({ Respostas }) => Respostas);
const options = answers.flatMap(({ Opcoes }) => Opcoes);

describe('the questionnaires', () => {
  it('give every question, answer and option an id of its own', () => {
    const ids = [
      questions.map(({ QuestionarioId }) => QuestionarioId),
      answers.map(({ QuestionarioRespostaId }) => QuestionarioRespostaId),
      options.map(({ QuestionarioRespostaOpcaoId }) => QuestionarioRespostaOpcaoId),
    ];
    for (const list of ids) expect(new Set(list).size).toBe(list.length);
  });

  it.each(questionnaires)('ask $TipoCliente in every way that there is', (questionnaire) => {
    expect(new Set(questionnaire.questions.map(kindOf))).toEqual(new Set(['single', 'multiple', 'table']));
  });

  it('know an answer that rules out all others wherever none of them may be the truth', () => {
    const alone = questions.flatMap((question) => question.Respostas.filter((answer) => standsAlone(question, answer)));
    expect(alone.map(({ Descricao }) => Descricao)).toEqual(['Nunca investi', 'Nunca investiu']);
  });

  it('reach every profile, from a score of 0 up', () => {
    expect(profiles.map(({ from }) => from)).toEqual(profiles.map(({ from }) => from).toSorted((a, b) => a - b));
    expect(profiles[0]?.from).toBe(0);
    expect(profiles.at(-1)?.from).toBeLessThanOrEqual(100);
  });
});

describe('the products', () => {
  const products = loadProducts('server');

  it.each(products)('$Descricao has a valid CNPJ, a known profile and terms', ({ Cnpj, PerfilNome, TermoAdesao }) => {
    expect(cnpj.validate(Cnpj)).toBeUndefined();
    expect(profiles.map(({ name }) => name)).toContain(PerfilNome);
    expect(TermoAdesao).toContain('<h3>2. Riscos</h3>');
  });

  it('have an id each', () => {
    expect(new Set(products.map(({ ProdutoId }) => ProdutoId)).size).toBe(products.length);
  });
});
