/** The screen texts of the widgets, as definitions give them. */
export const texts = {
  yes: 'Sim',
  no: 'Não',
  select: 'Selecione',
  loading: 'Carregando…',
  required: 'obrigatório',
  counter: 'Restam {n} caracteres de {max}.',
  counterFull: 'Limite de {max} caracteres atingido.',
  clear: 'Limpar {label}',
  noResults: 'Nenhuma opção encontrada.',
  results: 'Opções encontradas: {n}.',
  moreResults: 'Mostrando {n} de {total}. Continue digitando para filtrar.',
  phoneCountry: 'País do telefone: {label}',
  openCalendar: 'Abrir calendário: {label}',
  language: 'pt-BR',
};
