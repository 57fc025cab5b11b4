import type { CallDescription } from '../../http/openapi/description';
import { done, guid, orNull, passwordHash, record, text, textLike, yesOrNo } from '../../http/openapi/schemas';

const area = 'Criação da conta';

const some = orNull(text);
const signUp = {
  TipoCadastro: { type: ['integer', 'string'], description: '1 individual, 2 company, 3 fund, or the name of one.' },
  NomeRazaoSocial: some,
  CpfCnpj: textLike('529.982.247-25', 'CPF or CNPJ, with or without punctuation.'),
  Email: text,
  Apelido: some,
  DataConstituicao: { ...some, description: 'Counts for nothing: it is looked up.' },
};
const LOOSE = ['NomeRazaoSocial', 'Apelido', 'DataConstituicao'];
const form = { selectedTipoCliente: signUp.TipoCadastro, cnpj: some, cpf: some, senha: some, confirmarSenha: some };
const example = {
  TipoCadastro: 1,
  NomeRazaoSocial: 'Ana Maria Souza',
  CpfCnpj: '52998224725',
  Email: 'ana@example.com',
};

/** Sign-up, and the confirmation of the e-mail. */
export const SIGN_UP_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /register': {
    area,
    summary: 'Creates an account, and sends the link that confirms its e-mail',
    body: record({ ...signUp, Password: passwordHash }, LOOSE),
    answer: done,
    examples: {
      body: { ...example, Password: 'd147fc1a4fcfb32157e458f1e577b8d1c91387423e9b572005e04215ea79063a' },
    },
  },
  'POST /register/sendEmailPreRegister': {
    area,
    summary: 'Sends the token of a sign-up without a password; answers HashToken',
    body: record({ ...signUp, ...form }, [...Object.keys(signUp), ...Object.keys(form)]),
    answer: text,
    examples: { body: example },
  },
  'POST /register/registerWithToken': {
    area,
    summary: 'Creates an account whose e-mail the token confirms',
    body: record({ ...signUp, Token: { type: ['string', 'integer'] }, HashToken: text }, LOOSE),
    answer: done,
  },
  'POST /register/email-ativar-conta': {
    area,
    summary: 'Sends the link that confirms an e-mail again; answers whether there was an account to confirm',
    body: record({ Email: textLike('ana@example.com', 'E-mail, CPF or CNPJ.') }, ['Email']),
    answer: yesOrNo,
  },
  'POST /register/ativar-conta': {
    area,
    summary: 'Confirms the e-mail of an account by the key of its link; answers whether there is such an account',
    body: record({ ClienteGuid: guid }, ['ClienteGuid']),
    answer: yesOrNo,
  },
};
