import type { JsonObject } from '../../engine/core';

const answer = (id: number, Descricao: string, ...options: string[]): JsonObject => ({
  QuestionarioRespostaId: id,
  Descricao,
  Opcoes: options.map((Resposta, index) => ({ QuestionarioRespostaOpcaoId: id * 10 + index + 1, Resposta })),
});
const question = (id: number, Pergunta: string, TipoResposta: string, ...Respostas: JsonObject[]): JsonObject => ({
  QuestionarioId: id,
  Pergunta,
  TipoResposta,
  TipoCliente: 'Pessoa Física',
  Respostas,
});

/** A question of each kind. */
export const QUESTIONS: JsonObject[] = [
  question(
    1,
    'Se seus investimentos caíssem 15% em um mês, o que você faria?',
    'Escolha única',
    answer(11, 'Vendo tudo e volto para a poupança'),
    answer(12, 'Vendo uma parte e espero'),
    answer(13, 'Mantenho e acompanho'),
    answer(14, 'Aproveito para comprar mais'),
  ),
  question(
    2,
    'Em quais destes investimentos você já aplicou?',
    'Múltipla escolha',
    answer(21, 'Poupança, CDB ou Tesouro Direto', 'No último ano', 'Há mais de um ano'),
    answer(22, 'Ações ou fundos de ações', 'No último ano', 'Há mais de um ano'),
    answer(23, 'Nunca investi'),
  ),
  question(
    3,
    'Quanto você conhece de cada tipo de investimento?',
    'Tabela',
    answer(31, 'Renda fixa', 'Não conheço', 'Conheço', 'Já usei'),
    answer(32, 'Fundos de investimento', 'Não conheço', 'Conheço', 'Já usei'),
    answer(33, 'Ações', 'Não conheço', 'Conheço', 'Já usei'),
  ),
];

/** One whose words go on for lines. */
export const LONG_QUESTION: JsonObject = question(
  4,
  'Pensando no dinheiro que você pretende investir nos próximos doze meses, e sem contar a sua reserva para emergências, qual destas frases diz melhor para que ele serve e quando você acredita que vai precisar de uma parte dele?',
  'Escolha única',
  answer(
    41,
    'Vai pagar despesas que já conheço, como a escola dos filhos ou a entrada de um imóvel, e uma parte sai nos próximos seis meses',
  ),
  answer(42, 'Fica investido por mais de cinco anos, mesmo que o valor caia em alguns meses, porque não dependo dele'),
);

const TERMS = `<h3>1. Objeto</h3><p>Este termo registra que o investidor conhece as características, os custos e os
riscos do produto e que decide por conta própria.</p><h3>2. Riscos</h3><ul><li>Rentabilidade passada não garante
resultado futuro.</li><li>As cotas podem valer menos do que o valor aplicado.</li></ul><h3>3. Adequação ao perfil</h3>
<p>O investidor declara que respondeu ao questionário de perfil e que avisará sobre qualquer mudança.</p>`;

const product = (ProdutoId: number, Descricao: string, Cnpj: string, PerfilNome: string, Vigencia: number) => ({
  ProdutoId,
  Descricao,
  Cnpj,
  PerfilNome,
  Vigencia,
  TermoAdesao: TERMS.repeat(ProdutoId === 1 ? 3 : 1),
});

export const PRODUCTS: JsonObject[] = [
  product(1, 'Serra Fina Renda Fixa FIC', '99010123000170', 'Conservador', 12),
  product(4, 'Caparaó Multimercado FIC', '99010453000166', 'Moderado', 0),
  product(8, 'Araucária Crédito Estruturado FIDC de Longo Prazo', '99AR4K07000100', 'Arrojado', 48),
];

export const REASONS: JsonObject[] = [
  { Id: 1, Descricao: 'Investidor profissional' },
  { Id: 2, Descricao: 'Investidor qualificado' },
];
