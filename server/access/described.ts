import type { CallDescription } from '../http/openapi/description';
import {
  done,
  integer,
  list,
  passwordHash,
  record,
  type Schema,
  text,
  textLike,
  yesOrNo,
} from '../http/openapi/schemas';
import { statusSchema, userRecord } from '../registration/described/userRecord';

const area = 'Acesso';

/** TipoCliente as calls take it: by its number or by its name. */
const clientType: Schema = {
  type: ['integer', 'string'],
  description: 'The type of customer, by its number or its name: 1 individual, 2 company, 3 fund.',
  examples: [1],
};
const user = textLike('helena@example.com', 'E-mail, CPF or CNPJ, with or without punctuation.');
const nickname: Schema = { type: ['string', 'null'], description: 'Which of the accounts of a company or fund.' };
const account = { Usuario: user, Apelido: nickname, TipoCliente: clientType };
const token = { type: ['string', 'integer', 'null'], description: 'The six digits of the e-mail.' };
const reference = { type: ['string', 'null'], description: 'HashToken of the call that had the e-mail sent.' };
const example = {
  Usuario: 'helena@example.com',
  Senha: '2510b7dc37b3f6e671e91ce5841c5bf3e12342fb3e7ddced3fdd10c71cde162a',
  TipoCliente: 1,
};

/** Where customers sign in by token alone it may be anything. */
const loginHash: Schema = { type: ['string', 'null'], description: String(passwordHash.description) };

/** The calls around the login. */
export const LOGIN_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /login': {
    area,
    summary: 'The nicknames of an account, to choose from before the login',
    query: { chaveLogin: user, tipoCliente: text },
    answer: list(text),
  },
  'POST /login': {
    area,
    summary: 'Signs in',
    description:
      'BearerToken goes into the header `Authorization: Bearer ...` of all other calls. Whether Senha, Token or both are asked for says the setting "Modo de autenticacao" (0 password, 1 password and token, 2 token).',
    body: record({ ...account, Senha: loginHash, Token: token, HashToken: reference }, [
      'Apelido',
      'TipoCliente',
      'Senha',
      'Token',
      'HashToken',
    ]),
    answer: record({ User: userRecord, BearerToken: text }),
    examples: { body: example },
  },
  'POST /login/verifyLogin': {
    area,
    summary: 'The first step of a login with a token: sends it by e-mail',
    body: record({ ...account, Senha: loginHash }, ['Apelido', 'TipoCliente', 'Senha']),
    answer: record({ Sucesso: done, HashToken: text }),
    examples: { body: example },
  },
  'POST /login/verifyStatusRegister': {
    area,
    summary: 'How a registration stands, before a login by token alone',
    body: record(account, ['Apelido', 'TipoCliente']),
    answer: record({
      User: record({ TipoCliente: integer, StatusCadastro: statusSchema, PermiteLoginEmRevisao: yesOrNo }),
    }),
  },
  'POST /register/restaurar-senha': {
    area,
    summary: 'Sends a temporary password by e-mail',
    body: record({ Email: text, TipoCliente: clientType, Apelido: nickname }, ['TipoCliente', 'Apelido']),
    answer: done,
  },
};

/** The calls of who is signed in. */
export const ACCESS_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /login/logoff': { area, summary: 'Ends the session', answer: done },
  'POST /cliente/alterar-senha': {
    area,
    summary: 'Changes the password; other sessions end',
    body: record({ SenhaAtual: passwordHash, NovaSenha: passwordHash, ConfirmarNovaSenha: passwordHash }),
    answer: done,
  },
  'GET /cliente/usuario': { area, summary: 'Who is signed in, and how the registration stands', answer: userRecord },
};

/** Where the account of who is signed in is open. */
export const SESSION_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/sessoes': {
    area,
    summary: 'The open sessions of the account, this one first',
    answer: list(record({ Id: text, Aparelho: text, Inicio: text, UltimoUso: text, Atual: yesOrNo })),
  },
  'POST /cliente/senha/confirmar': {
    area,
    summary: 'Shows the password anew, for 15 minutes in which calls that ask for that pass',
    description:
      'Such a call is refused with 403 and the header `x-confirmar: senha` before; `x-confirmar: token` asks for the token of `POST /cliente/token/enviar`, where customers have no password.',
    body: record({ Senha: passwordHash }),
    answer: done,
  },
  'POST /cliente/sessoes/encerrar': {
    area,
    summary: 'Ends a session of the account by its Id, or all but this one',
    refusals: [403],
    body: record({ Id: text }, ['Id']),
    mayBeEmpty: true,
    answer: done,
  },
};

/** The token in front of a change of who may act for the customer. */
export const TOKEN_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /cliente/token/enviar': {
    area,
    summary:
      'Sends the token that a change of attorneys asks for, and what wants to know who is there, where customers sign in by token',
    body: record({}),
    mayBeEmpty: true,
    answer: record({ HashToken: text }),
  },
  'POST /cliente/token/validar': {
    area,
    summary: 'Redeems it for one change of attorneys, and shows for 15 minutes who is there',
    body: record({ Token: token, HashToken: reference }),
    answer: done,
  },
};
