import { expect, test } from '../fixtures';
import { REQUIRED } from '../pf/declarations';
import { IDENTITY, pdf, RESIDENCE, rowOf } from '../pf/documentFiles';
import { OBR, onTab } from '../pf/form';
import { startReader } from './reader';

/** What is heard when a step was left: its part is on its way, and then all is kept. Nothing comes twice. */
const left = (part: string) => [`Enviando ${part}`, 'Tudo salvo'];

test('[PF-E2E-01] the whole registration of an individual by keys alone, as a screen reader tells it', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  await signIn(await server.addClient());
  const me = await startReader(page);

  await page.goto('/CadastroPF_Passo_1');
  await onTab(page, 'Informações');
  await me.at('Informações', 'heading');

  // Sent too early: one dialog says the first error, and the field says it when the focus comes to it. No region repeats it.
  await me.to('Nome do pai');
  await me.press('Enter');
  expect(await me.dialog('Oops...', 'Entendi')).toBe(
    'O campo Data de nascimento não foi informado, preencha a informação para avançar.',
  );
  const wrong = await me.at('Data de nascimento', 'textbox');
  expect([wrong.description, wrong.states.invalid, wrong.states.required]).toEqual([OBR, 'true', true]);
  await me.type('22091988');
  await me.fill('Sexo', 'F');
  await me.fill('Telefone celular', '11987654321');
  await me.fill('Nome do pai', 'Renato Nogueira');
  await me.fill('Nome da mãe', 'Lúcia Duarte');
  await me.fill('Tipo de documento', 'RG');
  await me.fill('Número do documento', '24.678.131-4');
  await me.fill('Data de emissão', '03112015');
  await me.fill('UF do documento', 'SP');
  await me.fill('Órgão emissor', 'SSP');
  await me.fill('Nacionalidade', 'B');
  await me.fill('Naturalidade (UF)', 'SP');
  await me.search('Cidade de nascimento', 'campinas');
  await me.fill('Estado civil', 'So');
  await me.search('Formação profissional', 'administração');
  await me.search('Ocupação', '252105');
  // As often as the typing was kept: it is no news.
  expect(await me.settled()).toEqual([]);
  await me.advance('Procuradores');
  expect(await me.settled()).toEqual(left('Informações'));

  await me.advance('Dados Financeiros');
  await me.fill('Bens imóveis', '640000');
  await me.fill('Bens móveis', '92000');
  await me.fill('Patrimônio líquido', '185300,75');
  expect(await me.settled()).toEqual([]);
  await me.advance('Dados Bancários');
  expect(await me.settled()).toEqual(left('Dados Financeiros'));

  await me.search('Banco', '341');
  await me.fill('Agência', '0182');
  await me.fill('Conta', '40733');
  await me.fill('Dígito da conta', '6');
  await me.to('Adicionar outra conta', 'button');
  await me.press('Enter');
  await me.at('Banco', 'combobox');
  await me.to('Remover: Conta adicional 1', 'button');
  await me.press('Enter');
  await me.at('Conta principal', 'group');
  expect(await me.settled()).toEqual(['Conta adicional 1 saiu da lista.']);
  await me.advance('Endereços');
  expect(await me.settled()).toEqual(left('Dados Bancários'));

  for (const _block of ['Endereço residencial', 'Endereço comercial']) {
    await me.fill('CEP', '01310100');
    await expect.poll(async () => (await me.focused()).description).toBe('Endereço encontrado');
    expect(await me.settled()).toEqual(['Buscando endereço...', 'Endereço encontrado']);
    await me.fill('Número', '1578');
  }
  await me.advance('Upload de Documentos');
  expect(await me.settled()).toEqual(left('Endereços'));

  await me.to('Tipo de documento', 'combobox');
  for (const [kind, name] of [
    [IDENTITY, 'rg.pdf'],
    [RESIDENCE, 'luz.pdf'],
  ] as const) {
    await me.type(kind);
    const picking = page.waitForEvent('filechooser');
    await me.to(/^Anexar arquivo/, 'button');
    await me.press('Enter');
    await (await picking).setFiles(pdf(name));
    await expect(rowOf(page, name).getByText('Enviado')).toBeVisible();
    await me.at('Tipo de documento', 'combobox');
    const said = [`Lendo ${name}...`, `${name} anexado.`, `Enviando ${name}...`];
    expect(await me.settled()).toEqual([...said, `${name} enviado, ainda não confirmado.`]);
  }
  await me.advance('Declarações');
  expect(await me.settled()).toEqual([
    'Enviando Upload de Documentos',
    'Enviando rg.pdf...',
    'Enviando luz.pdf...',
    'Tudo salvo',
  ]);

  await me.to('Conta própria', 'radio');
  await me.press('Space');
  for (const [index, name] of REQUIRED.entries()) {
    const read = await me.to('Ler o termo', 'button');
    expect(read.description).toBe(name);
    await me.press('Enter');
    await me.at(`Texto: ${name}`, 'region');
    await me.to(/^Li e aceito/, 'checkbox');
    await me.press('Space');
    await me.to('Confirmar', 'button');
    await me.press('Enter');
    await me.dialog('Termos aceitos com sucesso', 'Entendi');
    expect((await me.at('Ver termo', 'button')).description).toBe(name);
    expect(await me.settled()).toEqual([`${index + 1} de 6 assinados`]);
  }
  await me.advance('Produtos');
  expect(await me.settled()).toEqual(left('Declarações'));

  await me.to('Preencher questionário', 'button');
  await me.press('Enter');
  const shown = page.getByRole('dialog', { name: 'Perfil do investidor' });
  for (let question = 1; ; question++) {
    await expect(shown.getByText(new RegExp(`^Pergunta ${question} de `))).toBeVisible();
    const isLast = (await shown.getByRole('button', { name: 'Concluir', exact: true }).count()) > 0;
    const rows = await shown.getByRole('rowheader').count();
    for (let row = 0; row < Math.max(rows, 1); row++) {
      const { role } = await me.to(/./);
      await me.press('Space');
      if (role === 'checkbox' && (await shown.getByRole('radio').count()) > 0) {
        await me.to(/./, 'radio');
        await me.press('Space');
      }
    }
    await me.to(isLast ? 'Concluir' : 'Próximo', 'button');
    await me.press('Enter');
    if (isLast) break;
  }
  await me.dialog('Formulário preenchido com sucesso!', 'OK');
  await me.at('Refazer questionário', 'button');
  expect(await me.settled()).toEqual(['Resultado: Conservador']);
  await me.advance('Confira antes de enviar');
  expect(await me.settled()).toEqual(left('Produtos'));
  await me.to('Concluir', 'button');
  await me.press('Enter');
  expect(await me.dialog('Cadastro enviado para análise!', 'OK')).toBe(
    'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
  );
  await me.at('Cadastro enviado para análise!', 'heading');
});
