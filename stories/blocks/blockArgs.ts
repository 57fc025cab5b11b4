import type { BlockQuestionProps } from '../../engine/block';
import type { CameraDialogProps } from '../../src/blocks/documents/camera/CameraDialog';
import { type ToldArgs, typed } from '../pieces/shown';
import { settingsArg } from '../tabArgs';
import type { DocumentsStoryProps } from './DocumentsStory';

/** The documents in a wizard of their own. */
export const documentsArgs = {
  server: typed('O servidor: os tipos, os arquivos que tem, e o que responde a cada chamada.', 'DocumentsServer'),
  mode: {
    ...typed('Cadastro novo, alteração ou renovação; fora do novo, o que foi enviado não se exclui.', 'string', {
      otherwise: 'o da barra',
    }),
    control: 'select',
    options: [undefined, 'new', 'edit', 'renewal'],
  },
  send: {
    ...typed('Quando se envia: com a gravação (`save`), ou logo que é escolhido (`pick`).', 'save ou pick', {
      otherwise: 'save',
    }),
    control: 'select',
    options: ['save', 'pick'],
  },
  camera: typed('Se também se fotografa.', 'boolean', { otherwise: 'como diz a definição', control: 'boolean' }),
  settings: settingsArg,
  kept: typed('O que uma visita anterior deixou sem salvar.', 'object', { otherwise: 'nada', control: 'object' }),
  ask: typed('Responde às perguntas no lugar dos diálogos do portal.', '(question) => Promise<boolean>', {
    otherwise: 'os diálogos',
  }),
  choose: typed(
    'O mesmo para perguntas em que o não também é resposta.',
    '(question) => Promise<boolean | undefined>',
    {
      otherwise: 'os diálogos',
    },
  ),
} satisfies ToldArgs<DocumentsStoryProps>;

/** The dialog of the camera. */
export const cameraArgs = {
  kind: typed('O que se fotografa, com as palavras do tipo de documento.', 'string', { control: 'text' }),
  sides: typed('Quantas faces se pedem: com duas, as fotos viram um só PDF.', '1 ou 2', { control: 'number' }),
  name: typed('O nome do arquivo, sem a extensão.', 'string', { control: 'text' }),
  most: typed('Até quantos bytes o arquivo pode ter.', 'number', { control: 'number' }),
  photo: typed('Uma foto que já existe: gira e corta, sem abrir a câmera.', 'Blob', { otherwise: 'abre a câmera' }),
  onDone: typed('O arquivo está pronto.', '(file) => void'),
  onClose: typed('Fechado sem arquivo.', '() => void'),
} satisfies ToldArgs<CameraDialogProps>;

/** A block that is the question of a rule. */
export const questionArgs = {
  options: typed('O `ask` da regra: o bloco e o título do diálogo.', 'object', { control: 'object' }),
  onAnswer: typed('Sim, ou não para quem desiste.', '(isYes) => void'),
} satisfies ToldArgs<BlockQuestionProps>;
