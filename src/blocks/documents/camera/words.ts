import type { Side } from './crop';
import type { Doubt } from './judge/judge';
import type { NoCamera } from './openCamera';
import type { Steps } from './steps';

/** The sides of a picture, as one says where something is. */
export const SIDE_NAMES: Record<Side, string> = {
  top: 'em cima',
  right: 'à direita',
  bottom: 'embaixo',
  left: 'à esquerda',
};

/** What the dialog is called at each step; `isAdjusted`: of a photo that was there before. */
export function titleOf({ at, pages, sides }: Steps, isAdjusted: boolean): string {
  if (at === 'making') return 'Preparando o arquivo';
  if (isAdjusted) return 'Ajuste a foto';
  if (at === 'adjust') return 'Confira a foto';
  if (at === 'otherSide') return 'Agora, o verso';
  if (sides === 1) return 'Fotografe o documento';
  return pages.length === 0 ? 'Fotografe a frente' : 'Fotografe o verso';
}

/** Why there is no camera, and what to do. */
export const NO_CAMERA: Record<NoCamera, { title: string; text: string }> = {
  refused: {
    title: 'O navegador não liberou a câmera',
    text: 'Libere a câmera para este site nas permissões do navegador, ou envie uma foto já tirada.',
  },
  absent: {
    title: 'Nenhuma câmera foi encontrada',
    text: 'Envie uma foto já tirada, ou abra o portal no celular: o que você já preencheu estará lá.',
  },
  stopped: {
    title: 'A câmera parou',
    text: 'Talvez outro programa a esteja usando. Tente novamente, ou envie uma foto já tirada.',
  },
};

/** What may be wrong with a photo, and how to see whether it is. */
export function doubtText({ kind, sides = [] }: Doubt): string {
  switch (kind) {
    case 'blurred':
      return 'Parece tremida ou fora de foco: veja se dá para ler as letras pequenas.';
    case 'dark':
      return 'Parece escura: fotografe em um lugar mais claro.';
    case 'glare':
      return 'Parece ter um reflexo de luz: incline um pouco o documento.';
    case 'small':
      return 'Tem poucos detalhes: chegue mais perto do documento.';
    case 'cut': {
      const names = new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(sides.map((side) => SIDE_NAMES[side]));
      return `O documento parece cortado ${names}: veja se ele aparece inteiro.`;
    }
  }
}
