/** What the blocks of the portal are called where one is chosen. */
export const blockTitles: Readonly<Record<string, string>> = {
  documents: 'Envio de documentos',
  products: 'Produtos',
  signatures: 'Assinatura de documentos',
  suitability: 'Questionário de perfil',
  token: 'Confirmação por token',
};

/** What validators are called where one is chosen. */
export const validatorTitles: Readonly<Record<string, string>> = {
  allOrNone: 'todos ou nenhum',
  atLeastOne: 'ao menos um preenchido',
  checkDigits: 'dígitos verificadores',
  different: 'valores diferentes',
  equal: 'valores iguais',
  notBlank: 'mais do que espaços',
  someRow: 'ao menos uma linha assim',
  sum: 'soma das linhas',
  uniqueRows: 'linhas sem repetição',
};

/** What the fields are for that blocks read and write. */
export const bindTitles: Readonly<Record<string, string>> = {
  files: 'Lista dos arquivos',
  profile: 'Perfil do investidor',
  preview: 'Perfil ainda não gravado',
  previewProfile: 'Nome do perfil ainda não gravado',
  answers: 'Respostas do questionário',
  waiver: 'Motivo da dispensa',
  cancelled: 'O que o cliente cancelou',
};
