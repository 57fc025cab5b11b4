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

/** The catalogue of the specification, a line each: its rows, what the portal says or the file that says it, and in which words. */
const CATALOGUE: [ids: string, says: MessageTexts | string, words: MessageTexts][] = [
  ['ACC-ERR-01', CALL_MESSAGES.sessionExpired, said('Sessão expirada', 'Faça o login novamente.')],
  ['ACC-ERR-02', CALL_MESSAGES.tokenMissing, said('Token ausente. A requisição foi bloqueada.')],
  [
    'ACC-ERR-03',
    CALL_MESSAGES.refused,
    said('Ação não realizada', 'O servidor não retornou a requisição. Tente novamente.'),
  ],
  ['ACC-ERR-27', 'src/features/login/refusalDialog.tsx', said('Atenção!')],
  ['ACC-ERR-05', 'src/api/loginCall.ts', said('Ocorreu um erro desconhecido. Entre em contato com o suporte.')],
  ['ACC-ERR-06', said(LOGIN_REFUSALS.wrongToken), said('O Token informado não é válido! Verifique e tente novamente.')],
  [
    'ACC-ERR-07',
    'src/features/token/useResend.ts',
    said('Token enviado!', 'Acesse o e-mail cadastrado para visualizar o e-mail.'),
  ],
  ['ACC-ERR-08', 'src/features/login/NotActivated.tsx', said('E-mail enviado!')],
  ['ACC-ERR-09', 'src/api/resendActivation.ts', said('Falha no envio do e-mail. Verifique as credenciais de acesso.')],
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
  ['ACC-ERR-22', 'src/features/dashboard/SheetButton.tsx', said('Oops...', 'Falha ao gerar ficha de cadastro')],
  ['ACC-ERR-24', said(LOGIN_REFUSALS.notConfirmed), said('Cliente com e-mail não validado!')],
  ['ACC-ERR-25', said(LOGIN_REFUSALS.unknown), said('Cliente não encontrado!')],
  ['ACC-ERR-26', said(LOGIN_REFUSALS.inAnalysis), said('Usuário está em processo de análise.')],
  [
    'ACC-ERR-26',
    'src/features/login/refusalDialog.tsx',
    said(
      'Cadastro enviado para análise!',
      'Estamos analisando os dados recebidos. Em breve você receberá novidades no e-mail informado.',
    ),
  ],
  [
    'O-05',
    'src/features/login/refusalDialog.tsx',
    said('Análise aprovada!', 'Seu cadastro foi aprovado. Acesse a sua conta pelo nosso aplicativo.'),
  ],
];

describe('the table of messages', () => {
  it.each(CATALOGUE)('[%s] says what the specification says', (_, says, words) => {
    if (typeof says !== 'string') expect(says).toEqual(words);
    else for (const text of Object.values(words)) expect(readFileSync(says, 'utf8')).toContain(`'${text}'`);
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
