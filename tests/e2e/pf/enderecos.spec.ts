import { INFORMACOES } from '../../support/informacoes';
import { expect, test } from '../fixtures';
import {
  commercial,
  correspondence,
  expectLocked,
  expectOpen,
  expectValues,
  LABELS,
  NOT_FOUND,
  OTHER,
  openStored,
  residential,
  SAME,
} from './addresses';
import { intercept } from './calls';
import { sentLater } from './firstTab';
import {
  BASICA,
  choice,
  choose,
  closeDialog,
  ENDERECOS,
  expectError,
  expectNoError,
  field,
  fill,
  fillAll,
  missing,
  next,
  OBR,
  onTab,
  watchPosts,
} from './form';

test.describe('the address of correspondence', () => {
  test('[PF-E2E-17, PF-END-03, PF-END-04, PF-END-F09] is the residential one, whose choice empties and hides the other', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    const question = 'Endereço de correspondência';
    await expect(choice(page, question, 'O mesmo do residencial')).toBeChecked();
    await expect(correspondence(page)).toBeHidden();
    await choose(page, question, 'Outro');
    await fill(correspondence(page), 'CEP', '40010000');
    await expect(field(correspondence(page), 'Cidade')).toHaveValue('Salvador');
    await fillAll(correspondence(page), { Número: '10', Complemento: 'Sala 1' });
    expect(await sentLater(page)).toMatchObject(OTHER);
    await choose(page, question, 'O mesmo do residencial');
    await expect(correspondence(page)).toBeHidden();
    expect(await sentLater(page)).toMatchObject({
      EnderecoCorrespondencia: 1,
      CepOutro: '',
      LogradouroOutro: '',
      LogradouroNumeroOutro: '',
      LogradouroComplementoOutro: '',
      BairroOutro: '',
      CidadeOutro: '',
      UfOutro: null,
      PaisOutro: null,
    });
    await choose(page, question, 'Outro');
    await expectValues(correspondence(page));
  });

  test('[PF-E2E-17, PF-END-14, PF-END-F10] asks for its CEP, and for the rest once there is one', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    await choose(page, 'Endereço de correspondência', 'Outro');
    const block = correspondence(page);
    const posts = watchPosts(page);
    await next(page);
    await closeDialog(page, missing('CEP (endereço de correspondência)'));
    await expectError(field(block, 'CEP'), OBR);
    await expect(field(block, 'CEP')).toBeFocused();
    for (const label of LABELS.slice(1)) await expectNoError(field(block, label));
    await fill(block, 'CEP', '00000000');
    await closeDialog(page, NOT_FOUND);
    await next(page);
    await closeDialog(page, missing('Logradouro (endereço de correspondência)'));
    for (const label of ['Logradouro', 'Número', 'Bairro', 'Cidade', 'UF', 'País'])
      await expectError(field(block, label), OBR);
    await expectNoError(field(block, 'Complemento'));
    expect(posts).toEqual([]);
  });
});

test.describe('the commercial address', () => {
  test('[PF-END-05, PF-END-F18, PF-OP-34] is that of correspondence on a yes, in step and locked, and empty again on a no', async ({
    page,
    server,
    signIn,
  }) => {
    await openStored(page, server, signIn);
    await expect(choice(commercial(page), SAME, 'Não')).toBeChecked();
    await choose(commercial(page), SAME, 'Sim');
    const home = ['Avenida Paulista', '1578', 'Apto. 72', 'Bela Vista', 'São Paulo', 'SP', 'Brasil'];
    await expectValues(commercial(page), '01310-100', ...home);
    await expectLocked(commercial(page), ...LABELS);
    await fill(residential(page), 'Número', '1600');
    await expect(field(commercial(page), 'Número')).toHaveValue('1600');
    expect(await sentLater(page)).toMatchObject({
      EnderecoComercialCep: '01310100',
      EnderecoComercial: 'Avenida Paulista',
      EnderecoComercialNumero: '1600',
      EnderecoComercialComplemento: 'Apto. 72',
      EnderecoComercialBairro: 'Bela Vista',
      EnderecoComercialCidade: 'São Paulo',
      EnderecoComercialEstado: 'SP',
      EnderecoComercialPais: 'BRA',
    });
    await choose(page, 'Endereço de correspondência', 'Outro');
    await expectValues(commercial(page));
    await fill(correspondence(page), 'CEP', '40010000');
    await expectValues(
      commercial(page),
      '40010-000',
      'Avenida da França',
      '',
      '',
      'Comércio',
      'Salvador',
      'BA',
      'Brasil',
    );
    await choose(commercial(page), SAME, 'Não');
    await expectValues(commercial(page));
    await expectOpen(commercial(page), ...LABELS);
    await page.reload();
    await expect(choice(commercial(page), SAME, 'Não')).toBeChecked();
  });

  test('the question is not sent, and is Não when the address is loaded', async ({ page, server, signIn }) => {
    await openStored(page, server, signIn);
    await choose(commercial(page), SAME, 'Sim');
    expect(Object.keys(await sentLater(page))).not.toContain('mesmoCorrespondencia');
    await page.reload();
    await onTab(page, 'Endereços');
    await expect(choice(commercial(page), SAME, 'Não')).toBeChecked();
    await expect(field(commercial(page), 'Logradouro')).toHaveValue('Avenida Paulista');
    await expectOpen(commercial(page), 'CEP', 'Número', 'Complemento');
  });
});

test('[PF-END-19] travels with the first tab, and a refusal is told under its title', async ({
  page,
  server,
  signIn,
}) => {
  await openStored(page, server, signIn);
  await fill(residential(page), 'Número', '1600');
  const posts = watchPosts(page);
  await intercept(page, 'POST /PessoaFisica/informacaoBasica', { status: 400, body: { data: ['Endereço recusado.'] } });
  await next(page);
  await closeDialog(page, { title: 'Dados informados inválidos na aba Informações.', text: 'Endereço recusado.' });
  expect(posts).toMatchObject([{ path: BASICA, body: { ...INFORMACOES, ...ENDERECOS, LogradouroNumero: '1600' } }]);
  await onTab(page, 'Endereços');
});
