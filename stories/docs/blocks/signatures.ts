import type { BlockPage } from '../types';

export const page: BlockPage = {
  is: 'Declarações e termos que o cliente lê e aceita, ou que manda a outras pessoas para assinar.',
  use: ['Documentos que só valem assinados, com data, hora e endereço IP guardados.'],
  avoid: ['Uma declaração curta, sem texto próprio: use um campo checkbox.'],
  anatomy: [
    'Busca, quando são muitos',
    'Tabela dos documentos, com a situação de cada um',
    'Leitura do texto até o fim, e o aceite',
    'Escolha dos assinantes, quando assinam pessoas do cadastro',
  ],
  keyboard: [
    ['Tab', 'Busca, depois cada documento e a sua ação.'],
    ['Enter', 'Abre o texto.'],
    ['Setas e Page Down', 'Anda pelo texto, que recebe o foco.'],
    ['Esc', 'Fecha sem assinar.'],
  ],
  hears: [
    '“Termo de adesão, falta a sua assinatura”.',
    'No texto: o título, depois o conteúdo, com os seus títulos.',
    'Depois de assinar: a situação nova da linha.',
  ],
  from: 'pf/declaracoes',
  stories: 'Blocks/signatures',
};
