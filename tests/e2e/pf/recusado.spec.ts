import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { decide } from './decide';
import { addRegistered, onOverview } from './registered';

test('who was refused reads when and why where the status stands, as text', async ({ page, server, signIn }) => {
  const { id } = await addRegistered(server, { status: 1, sentAt: new Date(), loginInReview: true });
  const Texto = 'O documento não pôde ser confirmado.\n<b>Traga o original.</b>';
  expect(await decide(server, id, 'recusar', { Texto })).toBe(200);
  await signIn(await server.signInAgain(id));
  await page.goto('/');
  await onOverview(page);
  const status = page.getByRole('region', { name: 'Recusado' });
  await expect(status.getByRole('definition').last()).toHaveText(Texto, { useInnerText: true });
  await expect(page.getByText('Edição indisponível no momento. Seu cadastro foi recusado.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});
