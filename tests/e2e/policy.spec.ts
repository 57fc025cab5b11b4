import { findViolations } from './accessibility';
import { expect, test } from './fixtures';

test('shows the login page from its own files alone, without a violation of the policy or of axe', async ({
  page,
  server,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const answer = await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  expect([...hosts]).toEqual([server.url]);
  expect(await findViolations(page)).toEqual([]);
});
