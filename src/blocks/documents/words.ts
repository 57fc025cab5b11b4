/** The messages of the specification, word for word. */
export const MESSAGES = {
  notRead: {
    title: 'Erro no upload',
    text: 'Houve um problema ao processar o arquivo. Por favor, tente novamente.',
  },
  notUsable: { title: 'Erro no processamento', text: 'Não foi possível processar o arquivo selecionado.' },
  deleted: { title: 'Exclusão realizada com sucesso!', text: 'Arquivo informado foi excluído.' },
  notDeleted: { title: 'Erro', text: 'Falha ao realizar exclusão do arquivo.' },
  deletionFailed: { title: 'Falha ao realizar exclusão do arquivo.' },
} as const;

/** In the place of the name of a kind that the list no longer has. */
export const UNKNOWN_TYPE = 'Documento não encontrado';

/** Behind the name of a kind that must be there. */
export const REQUIRED_MARK = ' - Obrigatório';

/** A number of bytes in words: `3,3 MB`, `840 KB`. Not by `Intl`, whose first format of numbers takes a phone a sixth of a second. */
export function sizeText(bytes: number): string {
  const [amount, unit] = bytes >= 1_048_576 ? [bytes / 1_048_576, 'MB'] : [bytes / 1024, 'KB'];
  const digits = unit === 'MB' && amount < 100 ? 1 : 0;
  const shown = bytes > 0 ? Math.max(amount, 1) : 0;
  const number = String(Number(shown.toFixed(digits)));
  return `${digits > 0 ? number.replace('.', ',') : number.replace(/\B(?=(\d{3})+$)/g, '.')} ${unit}`;
}

/** Names in a row: `A`, `A e B`, `A, B e C`. */
export function listText(names: readonly string[]): string {
  return new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names);
}
