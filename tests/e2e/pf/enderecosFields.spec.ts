import { expect, test } from '../fixtures';
import {
  commercial,
  expectLocked,
  expectOpen,
  FROM_CEP,
  LABELS,
  NOT_FOUND,
  OTHER,
  openEmpty,
  openStored,
  residential,
} from './addresses';
import { sentLater } from './firstTab';
import {
  button,
  closeDialog,
  expectError,
  expectNoError,
  field,
  fill,
  missing,
  next,
  OBR,
  section,
  watchCalls,
  watchPosts,
} from './form';

test.describe('what is missing', () => {
  test('[PF-END-13, PF-END-15, PF-END-16, PF-END-18] is marked at once in both blocks, the first by its name', async ({
    page,
    server,
    signIn,
  }) => {
    await openEmpty(page, server, signIn);
    const posts = watchPosts(page);
    await next(page);
    await closeDialog(page, missing('CEP'));
    await expect(field(residential(page), 'CEP')).toBeFocused();
    const required = LABELS.filter((label) => label !== 'Complemento');
    for (const block of [residential(page), commercial(page)]) {
      for (const label of required) await expectError(field(block, label), OBR);
      await expectNoError(field(block, 'Complemento'));
    }
    await expect(section(page, '14 campos precisam da sua atenção').getByRole('link')).toHaveText([
      ...required.map((label) => label + OBR),
      ...required.map((label) => `${label} (endereço comercial)${OBR}`),
    ]);
    expect(posts).toEqual([]);
  });

  test('[PF-END-17] includes a CEP of seven digits, that stops a draft too', async ({ page, server, signIn }) => {
    await openStored(page, server, signIn);
    const calls = watchCalls(page, '/api/ws');
    const posts = watchPosts(page);
    await fill(commercial(page), 'CEP', '0131010');
    for (const press of ['Avançar', 'Salvar e continuar depois']) {
      await button(page, press).click();
      await closeDialog(page, missing('CEP (endereço comercial)'));
      await expectError(field(commercial(page), 'CEP'), OBR);
      await expect(field(commercial(page), 'CEP')).toBeFocused();
    }
    expect([...calls, ...posts]).toEqual([]);
  });

  const BLOCKS = [
    {
      title: 'Endereço residencial',
      suffix: '',
      ids: [1, 2, 3, 4, 5, 6, 7, 8],
      names: [
        'Cep',
        'Logradouro',
        'LogradouroNumero',
        'LogradouroComplemento',
        'Bairro',
        'Cidade',
        'Uf',
        'LogradouroPais',
      ],
    },
    {
      title: 'Endereço de correspondência',
      suffix: ' (endereço de correspondência)',
      ids: [10, 11, 12, 13, 14, 15, 16, 17],
      names: [
        'CepOutro',
        'LogradouroOutro',
        'LogradouroNumeroOutro',
        'LogradouroComplementoOutro',
        'BairroOutro',
        'CidadeOutro',
        'UfOutro',
        'PaisOutro',
      ],
    },
    {
      title: 'Endereço comercial',
      suffix: ' (endereço comercial)',
      ids: [19, 20, 21, 22, 23, 24, 25, 26],
      names: [
        'EnderecoComercialCep',
        'EnderecoComercial',
        'EnderecoComercialNumero',
        'EnderecoComercialComplemento',
        'EnderecoComercialBairro',
        'EnderecoComercialCidade',
        'EnderecoComercialEstado',
        'EnderecoComercialPais',
      ],
    },
  ];
  const TYPED = ['69900-000', 'Rua Um', '7', 'Casa', 'Bosque', 'Rio Branco', 'AC', 'Portugal'];
  const SENT = ['69900000', 'Rua Um', '7', 'Casa', 'Bosque', 'Rio Branco', 'AC', 'PRT'];

  for (const { title, suffix, ids, names } of BLOCKS) {
    for (const from of [0, 4]) {
      const fields = [0, 1, 2, 3].map((at) => at + from);
      const named = fields.map((at) => `PF-END-F${String(ids[at]).padStart(2, '0')}`).join(', ');
      test(`[${named}] is named, typed, sent, locked and emptied: ${title}`, async ({ page, server, signIn }) => {
        // Without the service nothing is locked.
        await page.route('**/api/ws/**', (route) => route.abort());
        await openStored(page, server, signIn, title === 'Endereço de correspondência' ? OTHER : {});
        const block = section(page, title);
        const posts = watchPosts(page);
        for (const at of fields) {
          const [label, text] = [LABELS[at] as string, TYPED[at] as string];
          const control = field(block, label);
          if (['UF', 'País'].includes(label)) await control.selectOption('');
          else await control.fill('');
          if (label !== 'Complemento') {
            await next(page);
            await closeDialog(page, missing(label + suffix));
            await expectError(control, OBR);
          }
          await fill(block, label, text);
          if (label === 'CEP') await closeDialog(page, NOT_FOUND);
          await expect(control).toBeEditable();
        }
        expect(posts).toEqual([]);
        expect(await sentLater(page)).toMatchObject(Object.fromEntries(fields.map((at) => [names[at], SENT[at]])));
        await page.unroute('**/api/ws/**');
        await fill(block, 'CEP', '04538133');
        await expect(field(block, 'Logradouro')).toHaveValue('Avenida Brigadeiro Faria Lima');
        for (const at of fields) {
          const label = LABELS[at] as string;
          if (FROM_CEP.includes(label)) await expectLocked(block, label);
          else await expectOpen(block, label);
        }
        await fill(block, 'CEP', '00000000');
        await closeDialog(page, NOT_FOUND);
        for (const at of fields.filter((other) => other > 0)) {
          await expect(field(block, LABELS[at] as string)).toHaveValue('');
          await expectOpen(block, LABELS[at] as string);
        }
      });
    }
  }
});
