import type { BlockPage } from '../types';

export const page: BlockPage = {
  is: 'A lista dos documentos do cliente: o que falta, o que foi enviado, e o envio por arquivo ou por foto.',
  use: ['A aba de documentos de um cadastro.', 'Tipos de documento que a API oferece, alguns obrigatórios.'],
  avoid: ['Um só arquivo que faz parte de um campo: use um campo com attachment.'],
  anatomy: [
    'Escolha do tipo de documento',
    'Botões de anexar e de fotografar, e no computador a área de soltar',
    'Lista dos arquivos, com situação, tamanho e ações',
    'Aviso do que falta, ao avançar',
  ],
  keyboard: [
    ['Tab', 'Tipo, botões, depois cada arquivo e as suas ações.'],
    ['Enter', 'Abre a escolha do arquivo, ou a câmera.'],
    ['Setas', 'No corte da foto, move a moldura; com Shift, muda o tamanho.'],
  ],
  hears: [
    '“Tipo de documento, caixa de combinação”.',
    '“Enviando conta-de-luz.pdf, barra de progresso, 64%”.',
    '“Excluir cnh.pdf, botão”.',
    'O motivo, quando um arquivo não serve.',
  ],
  from: 'pf/documentos',
  stories: 'Blocks/documents',
};
