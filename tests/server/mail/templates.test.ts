import { describe, expect, it } from 'vitest';
import { layOut } from '../../../server/mail/layout';
import type { Letter } from '../../../server/mail/letter';
import { activationLink, myDataLink, signingLink } from '../../../server/mail/links';
import { activation } from '../../../server/mail/templates/activation';
import { decision } from '../../../server/mail/templates/decision';
import { erasureAsked, erasureDone, erasureRefused, erasureWithdrawn } from '../../../server/mail/templates/erasure';
import { recovery } from '../../../server/mail/templates/recovery';
import { signing } from '../../../server/mail/templates/signing';
import { token } from '../../../server/mail/templates/token';

const to = { email: 'ana@example.com', name: 'Ana <b>& Filhos</b>' };
const day = '23/11/2026';
const id = '11111111-2222-4333-8444-555555555555';

const LETTERS: [string, Letter, string[]][] = [
  [
    'activation',
    activation({ to, link: activationLink('https://ficha.test', id) }),
    [`https://ficha.test/ConfirmarConta/${id}`],
  ],
  [
    'recovery',
    recovery({ to, account: 'CPF ***.***.247-25', password: 'Ab3!Ab3!Ab3!' }),
    ['Ab3!Ab3!Ab3!', '24 horas', 'CPF ***.***.247-25'],
  ],
  ['login token', token({ to, purpose: 'login', digits: '012345' }), ['012345', '10 minutos', 'entrar']],
  ['sign-up token', token({ to, purpose: 'signUp', digits: '012345' }), ['012345', '10 minutos', 'cadastro']],
  [
    'attorney token',
    token({ to, purpose: 'attorney', digits: '012345' }),
    ['012345', '10 minutos', 'a alteração que você pediu'],
  ],
  [
    'signing request',
    signing({ to, client: 'Aurora Ltda.', document: 'Termo', link: signingLink('https://ficha.test', id) }),
    [`https://ficha.test/RealizarAssinaturas/${id}`, 'Aurora Ltda.', '“Termo”'],
  ],
  [
    'erasure that was asked for',
    erasureAsked({ to, day, link: myDataLink('https://ficha.test') }),
    ['https://ficha.test/Seguranca/MeusDados', day, 'desista do pedido e troque a sua senha'],
  ],
  ['erasure that was withdrawn', erasureWithdrawn({ to, day }), [day, 'Nada foi apagado', 'troque a sua senha']],
  ['erasure that was refused', erasureRefused({ to, day, reason: 'Há um processo.' }), [day, 'Há um processo.']],
  ['erasure that was done', erasureDone({ to, day, isSomeKept: false }), [day, 'Apagamos tudo']],
  ['erasure of a part', erasureDone({ to, day, isSomeKept: true }), [day, 'até o fim do prazo de cada norma']],
];

describe.each(LETTERS)('the e-mail of the %s', (_, letter, facts) => {
  const { html, text } = layOut(letter, 'Banco Ipê & Cia');

  it('says the same as HTML and as text, with the name of the tenant', () => {
    for (const fact of facts) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(text.startsWith(`Banco Ipê & Cia\n\n${letter.subject}\n\nOlá, Ana <b>& Filhos</b>!`)).toBe(true);
    expect(html).toContain('Banco Ipê &amp; Cia');
    expect(html).toContain('<html lang="pt-BR">');
  });

  it('runs nothing, loads nothing, and shows what customers typed as text', () => {
    expect(html).not.toMatch(/<(script|img|link|iframe|form|object)\b|\bon\w+=|\bstyle="|url\(|@import/i);
    expect(html).toContain('Olá, Ana &lt;b&gt;&amp; Filhos&lt;/b&gt;!');
    const addresses = html.match(/https?:\/\/[^\s"<]+/g) ?? [];
    expect(addresses.every((address) => address.startsWith('https://ficha.test/'))).toBe(true);
  });
});

it('breaks an address to copy wherever the screen ends, and no word beside it', () => {
  const [, letter] = LETTERS[0] as (typeof LETTERS)[number];
  const { html } = layOut(letter, 'Ipê');
  expect(html).toContain(`copie este endereço no navegador: <span>https://ficha.test/ConfirmarConta/${id}</span></p>`);
  expect(html.match(/[^\n]*word-break: break-all[^\n]*/g)).toEqual([
    expect.stringMatching(/^\.copy \{/),
    '.address span { word-break: break-all; }',
  ]);
});

const DECIDED = { email: to.email, type: 'Pessoa Física', link: 'https://ficha.test/' } as const;
const DECISIONS = [
  ['approved', 'Seu cadastro foi aprovado', 'ele está aprovado', 'Abrir o portal', 'pelo nosso aplicativo'],
  ['returned', 'Seu cadastro foi devolvido para correção', 'há o que corrigir', 'Ver o que corrigir', 'com o suporte'],
  ['refused', 'Seu cadastro foi recusado', 'ele foi recusado', 'Ver o motivo', 'com o suporte'],
] as const;

describe.each(DECISIONS)('the e-mail of a registration that was %s', (decided, subject, lead, label, outside) => {
  const bodiesOf = (over: { mayEnter: boolean; link?: string | undefined }) => {
    const letter = decision({ ...DECIDED, ...over, decision: decided });
    return { letter, ...layOut(letter, 'Banco Ipê & Cia') };
  };

  it('says what was decided and leads to the portal, as HTML and as text, and names nobody', () => {
    const { letter, html, text } = bodiesOf({ mayEnter: true });
    expect(text.startsWith(`Banco Ipê & Cia\n\n${subject}\n\nOlá!\n\n`)).toBe(true);
    expect(text).toContain(`${label}: https://ficha.test/`);
    expect(html).toContain(`<a class="go" href="https://ficha.test/" rel="noopener noreferrer">${label}</a>`);
    for (const body of [html, text]) {
      expect(body).toContain(lead);
      expect(body).toContain('Pessoa Física');
      expect(body).not.toContain('ignore esta mensagem');
    }
    expect([letter.kind, letter.subject, letter.to]).toEqual(['decision', subject, { email: 'ana@example.com' }]);
  });

  it('has no link where it would lead nowhere: nobody knows where the portal is, or it does not let in', () => {
    expect(bodiesOf({ mayEnter: true, link: undefined }).text).toContain('portal');
    for (const over of [{ mayEnter: true, link: undefined }, { mayEnter: false }])
      expect(bodiesOf(over).html).not.toContain('href');
    expect(bodiesOf({ mayEnter: false }).text).toContain(outside);
  });
});

it('[O-53] links to the pages of the portal', () => {
  expect(activationLink('https://ficha.test', id)).toBe(`https://ficha.test/ConfirmarConta/${id}`);
  expect(signingLink('https://ficha.test', id)).toBe(`https://ficha.test/RealizarAssinaturas/${id}`);
});

it('tells only who may not have asked to ignore it', () => {
  const ignoring = LETTERS.filter(([, letter]) => layOut(letter, 'Ipê').text.includes('ignore esta mensagem'));
  expect(ignoring.map(([name]) => name)).toEqual([
    'activation',
    'recovery',
    'login token',
    'sign-up token',
    'attorney token',
    'signing request',
  ]);
  // A signer has asked for nothing: somebody else has.
  const asked = LETTERS.filter(([, letter]) => layOut(letter, 'Ipê').text.includes('não fez esta solicitação'));
  expect(asked.map(([name]) => name)).not.toContain('signing request');
});
