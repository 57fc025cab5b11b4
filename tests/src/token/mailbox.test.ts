import { expect, it } from 'vitest';
import { mailboxOf, maskAddress } from '../../../src/token/mailbox';

it.each([
  ['ana@gmail.com', 'Abrir Gmail', 'https://mail.google.com'],
  ['ana@GoogleMail.com', 'Abrir Gmail', 'https://mail.google.com'],
  ['ana@outlook.com.br', 'Abrir Outlook', 'https://outlook.live.com/mail'],
  ['ana@hotmail.com', 'Abrir Outlook', 'https://outlook.live.com/mail'],
  [' ana@live.com ', 'Abrir Outlook', 'https://outlook.live.com/mail'],
  ['ana@msn.com', 'Abrir Outlook', 'https://outlook.live.com/mail'],
])('[ACC-TOKEN-09] leads to the mailbox of %s', (address, label, url) => {
  expect(mailboxOf(address)).toEqual({ label, url });
});

it.each(['ana@example.com', 'ana@mygmail.com', 'ana@gmail.com.br', '529.982.247-25', '11.222.333/0001-81', ''])(
  '[ACC-TOKEN-09] knows no mailbox of %j',
  (address) => {
    expect(mailboxOf(address)).toBeUndefined();
  },
);

it.each([
  ['Helena.Nogueira@gmail.com', 'hel•••ra@gmail.com'],
  ['ana@example.com', 'a•••@example.com'],
  ['529.982.247-25', undefined],
])('shows of %s what its owner recognises', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
