import type { ArgTypes } from '@storybook/react-vite';
import type { FieldPreviewProps } from './FieldPreview';

type Args = Required<ArgTypes<FieldPreviewProps>>;
type Control = 'text' | 'boolean' | 'number' | 'object' | false;

const arg = (description: string, control: Control = false) => ({ description, control }) as const;

/** Every property of a widget, told for who tries it out; a new one is missing here until it is told. */
export const fieldArgs: Args = {
  widget: arg('O nome pelo qual uma definição pede o controle.'),
  id: arg('O id do controle; os do rótulo, da dica e da mensagem são feitos dele.'),
  name: arg('O nome do campo na API.'),
  value: arg('O valor guardado; ausente quando vazio.', 'object'),
  live: arg('O valor e o erro a qualquer momento, para quem não se redesenha.'),
  text: arg('O que foi digitado e ainda não vale nada.'),
  label: arg('O rótulo.', 'text'),
  required: arg('Obrigatório: ganha o *.', 'boolean'),
  locked: arg('Travado: texto com cadeado, que se lê e não se muda.', 'boolean'),
  disabled: arg('Desabilitado: não recebe o foco.', 'boolean'),
  error: arg('O erro, sob o campo.', 'text'),
  told: arg('O que o controle não aceitou do que foi digitado, e por quê.', 'text'),
  note: arg('Uma boa notícia sobre o valor.', 'text'),
  busy: arg('Uma busca pelo valor está em curso.', 'boolean'),
  hint: arg('A dica, entre o rótulo e a caixa.', 'text'),
  tag: arg('Uma palavra ao lado do rótulo.', 'text'),
  placeholder: arg('O texto da caixa vazia.', 'text'),
  autoComplete: arg('O que o navegador pode preencher (`autocomplete` do HTML).', 'text'),
  inputMode: arg('O teclado que o celular abre (`inputmode` do HTML).', 'text'),
  format: arg('O formato: máscara, normalização e validação.'),
  schema: arg('O campo na definição, para controles feitos para o rjsf.'),
  choices: arg('As opções de uma escolha.', 'object'),
  separator: arg('O que separa os valores, onde cabem vários.', 'text'),
  loading: arg('As opções estão a caminho.', 'boolean'),
  noOptions: arg('Por que ainda não há opções.', 'text'),
  maxLength: arg('Quantos caracteres cabem.', 'number'),
  options: arg('O `ui:options` da definição.', 'object'),
  texts: arg('Os textos da tela, por nome.'),
  width: arg('De quantas de seis colunas é o campo, em telas largas.', 'number'),
  phoneWidth: arg('De quantas de seis colunas, em telas estreitas.', 'number'),
  onChange: arg('Cada mudança aceita.'),
  onLeave: arg('O foco saiu do controle.'),
  onLeaveUnread: arg('O foco saiu e deixou um texto que não vale nada.'),
  onRefusal: arg('O que não foi aceito.'),
  onSearch: arg('O texto da busca, para listas que se buscam em outro lugar.'),
};
