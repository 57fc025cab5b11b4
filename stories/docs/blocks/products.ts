import type { BlockPage } from '../types';

export const page: BlockPage = {
  is: 'A tabela dos produtos da instituição, com o perfil de cada um, os termos e a adesão.',
  use: ['A aba em que o cliente escolhe em que investir, depois do perfil.'],
  avoid: ['Listas que o cliente preenche: são coleções.'],
  anatomy: [
    'Tabela, ou cartões no celular',
    'Perfil do produto, e se combina com o do cliente',
    'Ver termos e aderir',
    'Estado da adesão',
  ],
  keyboard: [
    ['Tab', 'Anda pelos produtos e pelas ações de cada um.'],
    ['Enter', 'Abre os termos.'],
    ['Esc', 'Fecha os termos e volta ao botão.'],
  ],
  hears: [
    'A tabela, com o nome do produto como cabeçalho da linha.',
    '“Ver termos de Renda fixa, botão”.',
    'Ao aceitar: “Termos aceitos”.',
  ],
  from: 'pf/produtos',
  stories: 'Blocks/products',
};
