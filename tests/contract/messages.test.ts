import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as CALL_MESSAGES from '../../contract/callMessages';
import * as LOGIN_REFUSALS from '../../contract/loginRefusals';
import * as PAGE_MESSAGES from '../../contract/pageMessages';

const { lookups } = JSON.parse(readFileSync('schemas/shared.json', 'utf8'));
interface MessageTexts {
  title: string;
  text?: string;
}

const said = (title: string, text?: string) => ({ title, ...(text !== undefined && { text }) });

/** The messages that stand in tables, a line each: its rows, what the portal says, and in which words. */
const CATALOGUE: [ids: string, says: MessageTexts, words: MessageTexts][] = [
  ['ACC-ERR-01', CALL_MESSAGES.sessionExpired, said('Sessão expirada', 'Faça o login novamente.')],
  ['ACC-ERR-02', CALL_MESSAGES.tokenMissing, said('Token ausente. A requisição foi bloqueada.')],
  [
    'ACC-ERR-03',
    CALL_MESSAGES.refused,
    said('Ação não realizada', 'O servidor não retornou a requisição. Tente novamente.'),
  ],
  ['ACC-ERR-06', said(LOGIN_REFUSALS.wrongToken), said('O Token informado não é válido! Verifique e tente novamente.')],
  [
    'ACC-ERR-10',
    PAGE_MESSAGES.passwordSent,
    said('E-mail enviado!', 'Acesse o e-mail para visualizar sua senha de acesso.'),
  ],
  [
    'ACC-ERR-11',
    PAGE_MESSAGES.passwordNotSent,
    said('Conta não localizada', 'Nenhuma conta com endereço de e-mail informado foi localizado'),
  ],
  [
    'ACC-ERR-12',
    lookups.empresa.message,
    said(
      'Não encontramos um registro correspondente ao e-mail ou documento inserido.',
      'Verifique se digitou corretamente e tente novamente.',
    ),
  ],
  [
    'ACC-ERR-13',
    lookups.empresa.failed,
    said('Falha na requisição.', 'A consulta falhou ao localizar CNPJ, tente novamente.'),
  ],
  [
    'ACC-ERR-15',
    PAGE_MESSAGES.signedUp,
    said('Cadastro realizado!', 'Acesse o e-mail cadastrado para confirmar seu acesso.'),
  ],
  ['ACC-ERR-16', PAGE_MESSAGES.notSignedUp, said('Falha na criação da conta', 'Dados inválidos')],
  ['ACC-ERR-17', PAGE_MESSAGES.notSignedIn, said('Falha na autenticação. Entre em contato com o suporte.')],
  ['ACC-ERR-17', PAGE_MESSAGES.notSignedInUnconfirmed, said('Falha na autenticação. Confirme seu endereço de e-mail.')],
  ['ACC-ERR-17', said(LOGIN_REFUSALS.notConfirmedToo), said('Cliente não validado o e-mail!')],
  ['ACC-ERR-18', PAGE_MESSAGES.confirmed, said('E-mail validado com sucesso! Faça o login para utilizar sua conta.')],
  ['ACC-ERR-19', PAGE_MESSAGES.notConfirmed, said('Falha na validação da conta')],
  ['ACC-ERR-20, O-33', PAGE_MESSAGES.signed, said('Documento assinado!', 'O assinatura foi realizada com sucesso!')],
  ['ACC-ERR-21', PAGE_MESSAGES.notSigned, said('Falha na validação da assinatura')],
  ['ACC-ERR-24', said(LOGIN_REFUSALS.notConfirmed), said('Cliente com e-mail não validado!')],
  ['ACC-ERR-25', said(LOGIN_REFUSALS.unknown), said('Cliente não encontrado!')],
  ['ACC-ERR-26', said(LOGIN_REFUSALS.inAnalysis), said('Usuário está em processo de análise.')],
];

describe('the table of messages', () => {
  it.each(CATALOGUE)('[%s] says what the specification says', (_, says, words) => {
    expect(says).toEqual(words);
  });

  it('has a line for every message of the catalogue', () => {
    const listed = new Set(CATALOGUE.map(([, says]) => JSON.stringify(says)));
    const refusals = Object.values(LOGIN_REFUSALS).map((text) => said(text));
    expect(
      [CALL_MESSAGES, PAGE_MESSAGES]
        .flatMap((part) => Object.values<MessageTexts>(part))
        .concat(refusals)
        .filter((entry) => !listed.has(JSON.stringify(entry))),
    ).toEqual([]);
  });
});
