import { afterEach, expect, it } from 'vitest';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { tellNotCreated, tellNotSignedIn } from '../../../src/features/signUp/failures';

afterEach(() => dialogs.setState({ messages: [] }));

const said = () =>
  dialogs.getState().messages.map((asked) => ('message' in asked ? [asked.message.title, asked.message.text] : []));

it.each([
  [{ description: 'Apelido já cadastrado para esta conta.' }, 'Apelido já cadastrado para esta conta.'],
  [{}, 'Dados inválidos'],
])('[ACC-SUP-24, ACC-ERR-16] of the refusal %o says %s', (refusal, text) => {
  void tellNotCreated({ kind: 'failed', ...refusal });
  expect(said()).toEqual([['Falha na criação da conta', text]]);
});

it.each([
  ['Cliente não validado o e-mail!', 'Confirme seu endereço de e-mail.'],
  ['cliente com e-mail nao validado!', 'Confirme seu endereço de e-mail.'],
  ['Usuário ou senha inválidos!', 'Entre em contato com o suporte.'],
])('[ACC-SUP-21, ACC-SUP-22] of a sign-in refused by "%s" says: %s', (message, way) => {
  void tellNotSignedIn(message);
  expect(said()).toEqual([[`Falha na autenticação. ${way}`, undefined]]);
});
