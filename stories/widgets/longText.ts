/** Texts that need more room than a field has: label and hint wrap, the message lets its row grow. */
export const longText = {
  label: 'Nome completo da pessoa ou da instituição responsável pela guarda dos documentos originais do cadastro',
  hint: 'Escreva como está no documento mais recente, com acentos, sem abreviar e sem repetir o que já foi informado acima.',
  error:
    'O campo não corresponde ao que consta no documento enviado; confira a grafia e as abreviações antes de avançar.',
};
