/**
 * What any call may bring about, in the words of the specification. What the public pages say stands in
 * `pageMessages.ts`, so that the wizards need not load it.
 */

export const sessionExpired = { title: 'Sessão expirada', text: 'Faça o login novamente.' } as const;
export const tokenMissing = { title: 'Token ausente. A requisição foi bloqueada.' } as const;
export const refused = {
  title: 'Ação não realizada',
  text: 'O servidor não retornou a requisição. Tente novamente.',
} as const;
