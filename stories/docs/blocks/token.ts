import type { BlockPage } from '../types';

export const page: BlockPage = {
  is: 'Uma pergunta que só se responde com os seis dígitos enviados ao e-mail do cliente.',
  use: ['Antes do que muda quem representa o cliente: incluir ou excluir um procurador.'],
  avoid: ['Confirmar o que se desfaz: basta uma pergunta com sim e não, ou Desfazer.'],
  anatomy: [
    'Diálogo com o título da regra',
    'Seis caixas, uma por número',
    'O que acontece ao completar, ou por que o token não vale',
    'Reenviar, depois de uma espera',
  ],
  keyboard: [
    ['Números', 'Preenche e passa à caixa seguinte; o sexto confere.'],
    ['Backspace', 'Apaga; em uma caixa vazia, volta e apaga a anterior.'],
    ['← → Home e End', 'Anda pelas caixas.'],
    ['Ctrl V', 'Cola os seis de uma vez.'],
    ['Esc', 'Desiste: a resposta é não.'],
  ],
  hears: [
    'O título do diálogo.',
    'Enquanto envia: “Enviando o token...”.',
    '“Token de 6 dígitos, grupo”, o que acontece ao completar, e “Dígito 1 de 6, caixa de edição”.',
    'Ao completar: “Conferindo o token”.',
    'Se não vale: o foco volta à primeira caixa, com “O Token informado não é válido! Verifique e tente novamente.”',
  ],
  ask: { id: 'confirma', before: ['advance'], ask: { block: 'token', title: 'Confirme com o token' } },
  states: {
    'Blocks/token': {
      Default: 'O token foi enviado: as caixas esperam por ele.',
      Loading: 'O token está a caminho da caixa de entrada.',
      Checking: 'Os seis dígitos estão lá: as caixas esperam a resposta do servidor.',
      Right: 'O token certo: a resposta é sim.',
      Wrong: 'O token errado é dito, e as caixas ficam vazias de novo.',
      NotSent: 'O token não foi enviado: por que, e o botão que tenta de novo.',
      LongText: 'Título e motivo de várias linhas.',
    },
  },
};
