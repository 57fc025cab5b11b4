/** The messages of the public pages around the login: recovery, sign-up, confirmation, signing by link. */

export const passwordSent = {
  title: 'E-mail enviado!',
  text: 'Acesse o e-mail para visualizar sua senha de acesso.',
} as const;
export const passwordNotSent = {
  title: 'Conta não localizada',
  text: 'Nenhuma conta com endereço de e-mail informado foi localizado',
} as const;
export const signedUp = {
  title: 'Cadastro realizado!',
  text: 'Acesse o e-mail cadastrado para confirmar seu acesso.',
} as const;
export const notSignedUp = { title: 'Falha na criação da conta', text: 'Dados inválidos' } as const;
export const notSignedIn = { title: 'Falha na autenticação. Entre em contato com o suporte.' } as const;
export const notSignedInUnconfirmed = { title: 'Falha na autenticação. Confirme seu endereço de e-mail.' } as const;
export const confirmed = { title: 'E-mail validado com sucesso! Faça o login para utilizar sua conta.' } as const;
export const notConfirmed = { title: 'Falha na validação da conta' } as const;
export const signed = { title: 'Documento assinado!', text: 'O assinatura foi realizada com sucesso!' } as const;
export const notSigned = { title: 'Falha na validação da assinatura' } as const;
