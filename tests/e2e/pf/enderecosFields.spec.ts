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
    await button(page, 'Ver mais 9').click();
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
      await expectError(field(commercial(page), 'CEP'), 'CEP inválido (8 dígitos necessários)');
      await expect(field(commercial(page), 'CEP')).toBeFocused();
    }
    expect([...calls, ...posts]).toEqual([]);
  });

  const BLOCKS = {
    'Endereço residencial': [
      ...['Cep', 'Logradouro', 'LogradouroNumero', 'LogradouroComplemento', 'Bairro', 'Cidade', 'Uf', 'LogradouroPais'],
    ],
    'Endereço de correspondência': [
      ...['CepOutro', 'LogradouroOutro', 'LogradouroNumeroOutro', 'LogradouroComplementoOutro', 'BairroOutro'],
      ...['CidadeOutro', 'UfOutro', 'PaisOutro'],
    ],
    'Endereço comercial': [
      ...['EnderecoComercialCep', 'EnderecoComercial', 'EnderecoComercialNumero', 'EnderecoComercialComplemento'],
      ...['EnderecoComercialBairro', 'EnderecoComercialCidade', 'EnderecoComercialEstado', 'EnderecoComercialPais'],
    ],
  };
  const TYPED = ['69900-000', 'Rua Um', '7', 'Casa', 'Bosque', 'Rio Branco', 'AC', 'Portugal'];
  const SENT = ['69900000', 'Rua Um', '7', 'Casa', 'Bosque', 'Rio Branco', 'AC', 'PRT'];

  // What each field asks for, sends and refuses is proved without a browser: tests/schemas/fields/enderecos.test.ts.
  test('every field of each block is typed, sent, locked and emptied', async ({ page, server, signIn }) => {
    // Without the service nothing is locked.
    await page.route('**/api/ws/**', (route) => route.abort());
    await openStored(page, server, signIn, OTHER);
    const posts = watchPosts(page);
    for (const title of Object.keys(BLOCKS)) {
      const block = section(page, title);
      for (const [at, label] of LABELS.entries()) {
        await fill(block, label, TYPED[at] as string);
        if (label === 'CEP') await closeDialog(page, NOT_FOUND);
        await expect(field(block, label)).toBeEditable();
      }
    }
    expect(posts).toEqual([]);
    const sent = Object.values(BLOCKS).flatMap((names) => names.map((name, at) => [name, SENT[at]]));
    expect(await sentLater(page)).toMatchObject(Object.fromEntries(sent));
    await page.unroute('**/api/ws/**');
    for (const title of Object.keys(BLOCKS)) {
      const block = section(page, title);
      await fill(block, 'CEP', '04538133');
      await expect(field(block, 'Logradouro')).toHaveValue('Avenida Brigadeiro Faria Lima');
      await expectLocked(block, ...FROM_CEP);
      await expectOpen(block, ...LABELS.filter((label) => !FROM_CEP.includes(label)));
      await fill(block, 'CEP', '00000000');
      await closeDialog(page, NOT_FOUND);
      for (const label of LABELS.slice(1)) await expect(field(block, label)).toHaveValue('');
      await expectOpen(block, ...LABELS.slice(1));
    }
  });
});
