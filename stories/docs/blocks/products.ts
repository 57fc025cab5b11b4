import type { BlockPage } from '../types';

export const page: BlockPage = {
  is: 'A tabela dos produtos da instituição, com o perfil de cada um, os termos e a adesão.',
  use: ['A aba em que o cliente escolhe em que investir, depois do perfil.'],
  avoid: ['Listas que o cliente preenche: são coleções.'],
  anatomy: [
    'Tabela, ou cartões no celular: nome, CNPJ, perfil e vigência de cada produto',
    'Uma ação por produto: ler os termos, assinar o que está pendente, ou ver de novo',
    'Selo do que já foi adquirido',
    'Diálogo dos termos: o texto, o aceite e Confirmar',
  ],
  keyboard: [
    ['Tab', 'Anda pelas ações dos produtos.'],
    ['Enter ou Espaço', 'Abre os termos.'],
    ['Setas e Page Down', 'Anda pelo texto dos termos, que recebe o foco.'],
    ['Esc', 'Fecha os termos, sem aceitar, e volta ao botão.'],
  ],
  hears: [
    'Enquanto carrega: “Carregando os produtos...”.',
    'O nome da tabela, “Produtos disponíveis” ou “Seus produtos”, e o título de cada coluna.',
    '“Ler os termos: Serra Fina Renda Fixa FIC, botão”.',
    'Ao aceitar: “Produto incluído” e “Produto adicionado com sucesso”.',
  ],
  from: 'pf/produtos',
  states: {
    'Blocks/products': {
      Default: 'Nada aceito ainda.',
      Accepted: 'Um produto adquirido: o selo, e os termos só para ler.',
      Pending: 'Um produto que espera a assinatura, onde a instituição o mostra.',
      WithoutTerms: 'A instituição não mostra os termos: não há coluna de ações.',
      InEdit: 'Na alteração, só os produtos que o cliente tem.',
      NothingHeld: 'Na alteração, sem nenhum produto.',
      Empty: 'Antes do perfil, não há o que mostrar.',
      NoneOffered: 'A instituição não tem produto a oferecer.',
      Terms: 'Os termos de um produto, para aceitar.',
      Accepting: 'Confirmado e ainda sem resposta: o aceite não se desmarca, e o diálogo fica.',
      TermsNotAccepted: 'Confirmar sem marcar o aceite é dito em um diálogo.',
      TermsReadOnly: 'Os termos de um produto adquirido, só para ler.',
      Loading: 'A lista está a caminho; o lugar de três linhas espera por ela.',
      LoadFailed: 'A lista não veio: o que houve, e o botão que tenta de novo.',
      LongText: 'Nomes de produto tão longos como as instituições os dão.',
    },
  },
};
