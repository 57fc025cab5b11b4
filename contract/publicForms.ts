/** Forms of pages in front of the login, by page: what the definitions call them. */
export const PUBLIC_FORMS = {
  '/cadastroinicio': 'acesso/cadastro',
  '/cadastrofinalizacao': 'acesso/finalizacao',
  '/recuperarsenha': 'acesso/recuperacao',
} as const;
