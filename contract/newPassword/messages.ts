/** What is said of a password that lacks one of the criteria; the digit is one of them (O-25 of docs/spec/platform.md). */
export const WEAK_PASSWORD =
  'Senha informada não atende aos critérios. É necessário possuir o mínimo de 8 caracteres, sendo ao menos 1 letra maiúscula, 1 minúscula e 1 caractere especial.';

/** What is said of a password that everybody tries first, or that who knows the person tries. */
export const COMMON_PASSWORD = 'Esta senha está entre as mais usadas e seria descoberta facilmente. Escolha outra.';
export const PERSONAL_PASSWORD =
  'A senha não pode ser o seu CPF, CNPJ, e-mail, nome ou data de nascimento. Escolha outra.';
