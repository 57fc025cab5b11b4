/** A key and what it does. */
export interface KeyTold {
  keys: string;
  does: string;
}

/** All keys of the Estúdio, by where they work. */
export const KEYS: readonly { title: string; keys: readonly KeyTold[] }[] = [
  {
    title: 'Em todo lugar',
    keys: [
      { keys: 'Ctrl S', does: 'Salvar' },
      { keys: 'Ctrl K', does: 'Ir para qualquer coisa' },
      { keys: 'Ctrl E', does: 'Formulário, texto ou os dois' },
      { keys: 'F6', does: 'Próxima área da tela (com Shift, a anterior)' },
      { keys: 'F8', does: 'Próximo problema (com Shift, o anterior)' },
      { keys: 'Ctrl .', does: 'Fazer a correção do problema escolhido' },
      { keys: 'Alt W', does: 'Por que o que está escolhido é assim' },
    ],
  },
  {
    title: 'Fora dos campos de texto',
    keys: [
      { keys: 'Ctrl Z', does: 'Desfazer' },
      { keys: 'Ctrl Shift Z', does: 'Refazer (também Ctrl Y)' },
      { keys: 'Ctrl J', does: 'Ampliar ou reduzir o painel' },
      { keys: 'Shift F10', does: 'Menu do que está escolhido (também a tecla Menu)' },
      { keys: '?', does: 'Esta lista' },
    ],
  },
  {
    title: 'Na estrutura',
    keys: [
      { keys: 'F2', does: 'Renomear' },
      { keys: 'Ctrl D', does: 'Duplicar' },
      { keys: 'Alt ↑', does: 'Mover para cima' },
      { keys: 'Alt ↓', does: 'Mover para baixo' },
      { keys: 'Ctrl M', does: 'Mover para...' },
      { keys: 'Del', does: 'Apagar' },
    ],
  },
  {
    title: 'No texto',
    keys: [
      { keys: 'Ctrl Espaço', does: 'Sugestões do vocabulário' },
      { keys: 'Ctrl F', does: 'Procurar' },
      { keys: 'Tab', does: 'Sair do texto (com Shift, para trás)' },
    ],
  },
  {
    title: 'Na prévia',
    keys: [{ keys: 'Alt + clique', does: 'Por que o campo é assim' }],
  },
];
