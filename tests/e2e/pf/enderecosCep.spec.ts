import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { expect, test } from '../fixtures';
import {
  commercial,
  correspondence,
  expectLocked,
  expectOpen,
  expectValues,
  FROM_CEP,
  LABELS,
  NOT_FOUND,
  openEmpty,
  openStored,
  PAULISTA,
  residential,
} from './addresses';
import { sentLater } from './firstTab';
import { choose, closeDialog, field, fill, fillAll, watchCalls } from './form';

/** Answers a CEP in place of the server. */
async function answerCep(page: Page, cep: string, answer: JsonObject | 'gone' | { status: number } | string) {
  await page.route(`**/api/ws/${cep}/json/`, (route) => {
    if (answer === 'gone') return route.abort();
    if (typeof answer === 'string') return route.fulfill({ body: answer });
    if ('status' in answer) return route.fulfill({ status: Number(answer.status), json: { data: ['x'] } });
    return route.fulfill({ json: { data: answer } });
  });
}

test.describe('a CEP', () => {
  test('[PF-E2E-15, PF-END-07, PF-END-08, PF-END-06] that is found with a street fills and locks what it knows', async ({
    page,
    server,
    signIn,
  }) => {
    await openEmpty(page, server, signIn);
    const calls = watchCalls(page, '/api/ws');
    const block = residential(page);
    await field(block, 'CEP').pressSequentially('0131010');
    await expect(field(block, 'CEP')).toHaveValue('01310-10');
    expect(calls).toEqual([]);
    await field(block, 'CEP').press('0');
    await expectValues(block, '01310-100', ...PAULISTA);
    expect(calls).toEqual(['/api/ws/01310100/json/']);
    await expectLocked(block, ...FROM_CEP);
    await expectOpen(block, 'CEP', 'Número', 'Complemento');
    await expect(field(block, 'CEP')).toHaveAccessibleDescription('Endereço encontrado');
    await fillAll(block, { Número: '1578', Complemento: 'Apto. 72' });
    expect(await sentLater(page)).toMatchObject({
      Cep: '01310100',
      Logradouro: 'Avenida Paulista',
      LogradouroNumero: '1578',
      LogradouroComplemento: 'Apto. 72',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      Uf: 'SP',
      LogradouroPais: 'BRA',
    });
  });

  test('[PF-E2E-15, PF-END-09] that is found with an empty street locks city, state and country alone', async ({
    page,
    server,
    signIn,
  }) => {
    await openEmpty(page, server, signIn);
    const block = residential(page);
    await fill(block, 'CEP', '12490000');
    await expectValues(block, '12490-000', '', '', '', '', 'São Bento do Sapucaí', 'SP', 'Brasil');
    await expectLocked(block, 'Cidade', 'UF', 'País');
    await expectOpen(block, 'CEP', 'Logradouro', 'Número', 'Complemento', 'Bairro');
    await answerCep(page, '11111111', { logradouro: 'Rua A', bairro: '', localidade: '', uf: 'RJ' });
    await fill(block, 'CEP', '11111111');
    await expectValues(block, '11111-111', 'Rua A', '', '', '', '', 'RJ', 'Brasil');
    await expectLocked(block, 'Logradouro', 'UF', 'País');
    await expectOpen(block, 'Número', 'Complemento', 'Bairro', 'Cidade');
    await answerCep(page, '22222222', { logradouro: '', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' });
    await fill(block, 'CEP', '22222222');
    await expectValues(block, '22222-222', '', '', '', 'Sé', 'São Paulo', 'SP', 'Brasil');
    await expectOpen(block, 'Logradouro', 'Bairro');
  });

  test('[PF-E2E-16, PF-END-10, PF-END-11, PF-ERR-23] that is not found says so, and empties and opens its own block', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    await expectLocked(residential(page), ...FROM_CEP);
    await fill(residential(page), 'CEP', '00000000');
    await closeDialog(page, NOT_FOUND);
    await expectValues(residential(page), '00000-000');
    await expectOpen(residential(page), ...LABELS);
    await expectValues(
      commercial(page),
      '20020-100',
      'Avenida Nilo Peçanha',
      '50',
      '',
      'Centro',
      'Rio de Janeiro',
      'RJ',
      'Brasil',
    );
    await expectLocked(commercial(page), ...FROM_CEP);
  });

  for (const [how, answer] of [
    ['gone', 'gone'],
    ['failing', { status: 503 }],
    ['answering something else', '<html></html>'],
  ] as const) {
    test(`[PF-E2E-16, PF-END-12, PF-OP-36] of a service that is ${how} says the same, and keeps and opens what is there`, async ({
      page,
      server,
      signIn,
    }) => {
      await openStored(page, server, signIn);
      await expectLocked(residential(page), ...FROM_CEP);
      await answerCep(page, '04538133', answer);
      await fill(residential(page), 'CEP', '04538133');
      await closeDialog(page, NOT_FOUND);
      await expectValues(
        residential(page),
        '04538-133',
        'Avenida Paulista',
        '1578',
        'Apto. 72',
        'Bela Vista',
        'São Paulo',
        'SP',
        'Brasil',
      );
      await expectOpen(residential(page), ...LABELS);
    });
  }

  test('[PF-OP-37] whose answer comes after another one was typed is ignored', async ({ page, server, signIn }) => {
    await openEmpty(page, server, signIn);
    const block = residential(page);
    let letGo = () => {};
    const late = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/ws/01310100/json/', async (route) => {
      await late;
      await route.continue();
    });
    await fill(block, 'CEP', '01310100');
    await expect(field(block, 'CEP')).toHaveAccessibleDescription('Buscando endereço...');
    await fill(block, 'CEP', '20020100');
    await expect(field(block, 'Logradouro')).toHaveValue('Avenida Nilo Peçanha');
    const answered = page.waitForResponse('**/api/ws/01310100/json/');
    letGo();
    await (await answered).finished();
    // The screen has had the time to show what it took.
    await fill(block, 'Número', '50');
    await expectValues(
      block,
      '20020-100',
      'Avenida Nilo Peçanha',
      '50',
      '',
      'Centro',
      'Rio de Janeiro',
      'RJ',
      'Brasil',
    );
  });

  test('[PF-OP-37] that is partly deleted opens its block and keeps what is there, number and complement too', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    const block = residential(page);
    await expectLocked(block, ...FROM_CEP);
    await field(block, 'CEP').press('End');
    await field(block, 'CEP').press('Backspace');
    await expectOpen(block, ...LABELS);
    const street = ['Avenida Paulista', '1578', 'Apto. 72', 'Bela Vista', 'São Paulo', 'SP', 'Brasil'];
    await expectValues(block, '01310-10', ...street);
    await field(block, 'CEP').press('0');
    await expectLocked(block, ...FROM_CEP);
    await expectValues(block, '01310-100', ...street);
  });

  test('[PF-END-20, PF-END-01, PF-END-02] of a block never touches another block', async ({ page, server, signIn }) => {
    await openEmpty(page, server, signIn);
    await expect(correspondence(page)).toBeHidden();
    await choose(page, 'Endereço de correspondência', 'Outro');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Endereço residencial',
      'Endereço de correspondência',
      'Endereço comercial',
    ]);
    await fill(correspondence(page), 'CEP', '40010000');
    await expectValues(
      correspondence(page),
      '40010-000',
      'Avenida da França',
      '',
      '',
      'Comércio',
      'Salvador',
      'BA',
      'Brasil',
    );
    await expectLocked(correspondence(page), ...FROM_CEP);
    for (const block of [residential(page), commercial(page)]) {
      await expectValues(block);
      await expectOpen(block, ...LABELS);
    }
    await fill(commercial(page), 'CEP', '01310100');
    await expectValues(commercial(page), '01310-100', ...PAULISTA);
    await fill(correspondence(page), 'CEP', '00000000');
    await closeDialog(page, NOT_FOUND);
    await expectValues(correspondence(page), '00000-000');
    await expectValues(commercial(page), '01310-100', ...PAULISTA);
    await expectLocked(commercial(page), ...FROM_CEP);
    await expectValues(residential(page));
  });

  test('[PF-OP-35] that is stored is looked up quietly: it locks, changes nothing and says nothing', async ({
    page,
    server,
    signIn,
  }) => {
    const calls = watchCalls(page, '/api/ws');
    await answerCep(page, '20020100', { erro: true });
    await openStored(page, server, signIn, { Logradouro: 'Av. Paulista, antiga', Bairro: '' }, 'Endereços');
    await expectLocked(residential(page), 'Logradouro', 'Cidade', 'UF', 'País');
    await expectOpen(residential(page), 'Bairro', 'Número', 'Complemento');
    await expectValues(
      residential(page),
      '01310-100',
      'Av. Paulista, antiga',
      '1578',
      'Apto. 72',
      '',
      'São Paulo',
      'SP',
      'Brasil',
    );
    await expect(field(commercial(page), 'Logradouro')).toHaveValue('Avenida Nilo Peçanha');
    await expectOpen(commercial(page), ...LABELS);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(calls.toSorted()).toEqual(['/api/ws/01310100/json/', '/api/ws/20020100/json/']);
  });
});
