import type { ArgTypes } from '@storybook/react-vite';
import { typed } from '../pieces/shown';
import type { FieldPreviewProps } from './FieldPreview';

/** Every property of a widget, told for who tries it out; a new one is missing here until it is told. */
export const fieldArgs = {
  widget: typed('O nome pelo qual uma definição pede o controle.', 'string'),
  id: typed('O id do controle; os do rótulo, da dica e da mensagem são feitos dele.', 'string'),
  firstId: typed('O id do primeiro controle de um grupo, quando é outro.', 'string', { otherwise: 'o id' }),
  name: typed('O nome do campo na API.', 'string', { otherwise: 'o id' }),
  value: typed('O valor guardado; ausente quando vazio.', 'Json', { otherwise: 'vazio', control: 'object' }),
  live: typed('O valor e o erro a qualquer momento, para quem não se redesenha.', 'LiveValue', { otherwise: 'nada' }),
  text: typed('O que foi digitado e ainda não vale nada.', 'string', { otherwise: 'nada' }),
  label: typed('O rótulo.', 'string', { control: 'text' }),
  required: typed('Obrigatório: ganha o *.', 'boolean', { otherwise: 'false', control: 'boolean' }),
  locked: typed('Travado: texto com cadeado, que se lê e não se muda.', 'boolean', {
    otherwise: 'false',
    control: 'boolean',
  }),
  disabled: typed('Desabilitado: não recebe o foco.', 'boolean', { otherwise: 'false', control: 'boolean' }),
  error: typed('O erro, sob o campo.', 'string', { otherwise: 'nenhum', control: 'text' }),
  told: typed('O que o controle não aceitou do que foi digitado, e por quê.', 'string', {
    otherwise: 'nada',
    control: 'text',
  }),
  note: typed('Uma boa notícia sobre o valor.', 'string', { otherwise: 'nenhuma', control: 'text' }),
  busy: typed('Uma busca pelo valor está em curso; a nota diz qual.', 'boolean', {
    otherwise: 'false',
    control: 'boolean',
  }),
  hint: typed('A dica, entre o rótulo e a caixa.', 'string', { otherwise: 'nenhuma', control: 'text' }),
  tag: typed('Uma palavra ao lado do rótulo.', 'ReactNode', { otherwise: 'nenhuma', control: 'text' }),
  placeholder: typed('O texto da caixa vazia.', 'string', { otherwise: 'o do formato', control: 'text' }),
  autoComplete: typed('O que o navegador pode preencher (`autocomplete` do HTML).', 'string', {
    otherwise: 'o do controle',
    control: 'text',
  }),
  inputMode: typed('O teclado que o celular abre (`inputmode` do HTML).', 'string', {
    otherwise: 'o do formato',
    control: 'text',
  }),
  format: typed('O formato: máscara, normalização e validação.', 'Format', { otherwise: 'o do controle' }),
  schema: typed('O campo na definição, para controles feitos para o rjsf.', 'FieldSchema', { otherwise: 'nenhum' }),
  uiSchema: typed('Como a definição o mostra, para os mesmos.', 'FieldUi', { otherwise: 'nenhum' }),
  choices: typed('As opções de uma escolha.', 'Choice[]', { otherwise: 'nenhuma', control: 'object' }),
  separator: typed('O que separa os valores, onde cabem vários.', 'string', { otherwise: ';', control: 'text' }),
  loading: typed('As opções estão a caminho.', 'boolean', { otherwise: 'false', control: 'boolean' }),
  noOptions: typed('Por que ainda não há opções.', 'string', { otherwise: 'as palavras da lista', control: 'text' }),
  maxLength: typed('Quantos caracteres cabem.', 'number', { otherwise: 'sem limite', control: 'number' }),
  options: typed('O `ui:options` da definição.', 'object', { otherwise: '{}', control: 'object' }),
  texts: typed('Os textos da tela, por nome.', 'Record<string, string>', { otherwise: 'os de schemas/shared.json' }),
  width: typed('De quantas de seis colunas é o campo, em telas largas.', '1 a 6', {
    otherwise: '6',
    control: 'number',
  }),
  phoneWidth: typed('De quantas de seis colunas, em telas estreitas.', '2, 3, 4 ou 6', {
    otherwise: 'feita da largura',
    control: 'number',
  }),
  onChange: typed('Cada mudança aceita, e o que há de errado com ela.', '(value, text?, errors?) => void'),
  onLeave: typed('O foco saiu do controle.', '() => void'),
  onLeaveUnread: typed('O foco saiu e deixou um texto que não vale nada.', '(text) => void', { otherwise: 'onLeave' }),
  onRefusal: typed('O que não foi aceito.', '(refusal?, isAnew?) => void', { otherwise: 'a mensagem do quadro' }),
  onSearch: typed('O texto da busca, para listas que se buscam em outro lugar.', '(text) => void', {
    otherwise: 'nada',
  }),
} satisfies Required<ArgTypes<FieldPreviewProps>>;
