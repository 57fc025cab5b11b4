import type { BlockPage } from '../types';

export const page: BlockPage = {
  is: 'Uma pergunta que só se responde com os seis números enviados ao e-mail do cliente.',
  use: ['Antes do que muda quem representa o cliente: incluir ou excluir um procurador.'],
  avoid: ['Confirmar o que se desfaz: basta uma pergunta com sim e não, ou Desfazer.'],
  anatomy: [
    'Diálogo com o título da regra',
    'Seis caixas, uma por número',
    'Reenviar, depois de uma espera',
    'Mensagem, quando o token não vale',
  ],
  keyboard: [
    ['Números', 'Preenche e passa à caixa seguinte; o sexto confere.'],
    ['Backspace', 'Apaga e volta.'],
    ['Ctrl V', 'Cola os seis de uma vez.'],
    ['Esc', 'Desiste: a resposta é não.'],
  ],
  hears: [
    'O título do diálogo.',
    '“Número 1 de 6, caixa de edição”.',
    '“O Token informado não é válido! Verifique e tente novamente.”',
  ],
  ask: { id: 'confirma', before: ['advance'], ask: { block: 'token', title: 'Confirme com o token' } },
  stories: 'Blocks/token',
};
