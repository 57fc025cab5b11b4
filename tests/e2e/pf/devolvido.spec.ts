import { eq } from 'drizzle-orm';
import { client as clients } from '../../../server/storage/schema';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { residential } from './addresses';
import { decide } from './decide';
import { field } from './form';
import { addRegistered, onOverview, openTile, userOf } from './registered';

const REASONS = [
  { Aba: 'enderecos', Campo: 'Cep', Texto: 'O CEP não é o do comprovante.' },
  { Aba: 'dados-financeiros', Campo: null, Texto: 'Informe os rendimentos do último ano.' },
  { Aba: 'declaracoes', Campo: 'VinculoRJI', Texto: 'Diga qual.' },
];
const RETURN = { Texto: 'Faltam dois acertos.', Motivos: REASONS };
const NOTE = { name: 'Cadastro devolvido para correção' };

test('what a reviewing system gives back says why: over the section, and at the field itself', async ({
  page,
  server,
  signIn,
}) => {
  const client = await addRegistered(server, { status: 4, changed: false, sentAt: new Date(), loginInReview: true });
  expect(await decide(server, client.id, 'devolver', RETURN)).toBe(200);
  await signIn(client);
  await page.goto('/');
  await onOverview(page);
  await openTile(page, 4);
  const note = page.getByRole('region', NOTE);
  await expect(note).toContainText('Faltam dois acertos.');
  await expect(note).toContainText('Informe os rendimentos do último ano.');
  await expect(note.getByRole('listitem').filter({ hasText: 'Diga qual.' })).toHaveText(
    /^Declarações, Possui vínculo com a instituição\? *Diga qual\.$/,
  );
  const cep = field(residential(page), 'CEP');
  await expect(cep).toHaveAccessibleDescription(/O CEP não é o do comprovante\./);
  await expect(field(residential(page), 'Número')).not.toHaveAccessibleDescription(/comprovante/);
  await note.getByRole('button', { name: 'CEP' }).click();
  await expect(cep).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});

test('a first registration that is given back opens with the reasons, until it is sent again', async ({
  page,
  server,
  signIn,
}) => {
  const client = await addRegistered(server, { status: 1, sentAt: new Date() });
  expect(await decide(server, client.id, 'devolver', RETURN)).toBe(200);
  expect(await userOf(server, client)).toMatchObject({ StatusCadastro: 0 });
  await signIn(client);
  await page.goto('/');
  await expect(page.getByRole('region', NOTE)).toContainText('Faltam dois acertos.');
  await server.database.update(clients).set({ status: 1, sentAt: new Date() }).where(eq(clients.id, client.id));
  await server.database.update(clients).set({ status: 0 }).where(eq(clients.id, client.id));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', NOTE)).toHaveCount(0);
});
