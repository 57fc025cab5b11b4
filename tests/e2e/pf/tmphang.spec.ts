import { test } from '../fixtures';
import { BASICA, ENDERECOS, onTab, store } from './form';
for (let i = 0; i < 25; i++)
  test(`hang ${i}`, async ({ page, server, signIn }) => {
    const client = await server.addClient();
    await store(server, client, BASICA, ENDERECOS);
    await signIn(client);
    const log: string[] = [];
    const t = Date.now();
    page.on('request', (r) => log.push(`${Date.now() - t} > ${r.method()} ${r.url()}`));
    page.on('response', (r) => log.push(`${Date.now() - t} < ${r.status()} ${r.url()}`));
    page.on('requestfinished', (r) => log.push(`${Date.now() - t} fin ${r.url()}`));
    page.on('requestfailed', (r) => log.push(`${Date.now() - t} FAIL ${r.url()} ${r.failure()?.errorText}`));
    page.on('console', (m) => log.push(`${Date.now() - t} console ${m.text()}`));
    await page.goto('/CadastroPF_Passo_1');
    try { await onTab(page, 'Informações'); } catch (e) { console.log(log.join('\n')); throw e; }
  });
