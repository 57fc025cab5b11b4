/** Told to a page whose definitions are older than what was saved, or unknown. */
export const OUTDATED_PAGE =
  'O formulário foi atualizado. Recarregue a página para continuar: o que você digitou continua aqui.';
