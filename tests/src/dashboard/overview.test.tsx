import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openDashboard, tileNames } from './openDashboard';

const start = window.location.href;
const CARDS = [
  'Dados Cadastrais',
  'Procuradores',
  'Dados Financeiros',
  'Dados Bancários',
  'Endereço',
  'Documentos',
  'Declarações',
  'Produtos',
];

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

describe('the status', () => {
  it.each([
    [
      1,
      'Em aprovação',
      'Seu cadastro foi enviado e está em análise. Em até 48h úteis você receberá novidades no e-mail informado.',
    ],
    [2, 'Aprovado', 'Seu cadastro está aprovado. Você pode revisar e atualizar os seus dados quando precisar.'],
    [3, 'Vencido', 'Seu cadastro está vencido. Atualize os seus dados para continuar operando.'],
    [
      4,
      'Em revisão',
      'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
    ],
    [5, 'Inativo', 'Seu cadastro está inativo. Entre em contato com o suporte.'],
  ])('[PF-STA-01, PF-OP-16, ACC-STAT-15, ACC-STAT-02] %i is told as "%s"', async (StatusCadastro, title, text) => {
    const { screen } = await openDashboard({ StatusCadastro });
    const panel = screen.getByRole('region', { name: title });
    await expect.element(panel).toHaveTextContent(text);
    expect(panel.getByRole('heading', { level: 2 }).element().querySelector('svg')).not.toBeNull();
    const hasProgress = StatusCadastro === 3 ? 1 : 0;
    await expect.poll(() => panel.getByRole('progressbar').elements()).toHaveLength(hasProgress);
  });

  it('[PF-STA-03, ACC-STAT-14, ACC-STAT-01] 2 in renewal is told as a pending update', async () => {
    const { screen } = await openDashboard({ RenovacaoCadastral: true, SecoesRenovadas: [9, 0] });
    const panel = screen.getByRole('region', { name: 'Atualização cadastral pendente' });
    await expect
      .element(panel)
      .toHaveTextContent('Seu cadastro está próximo do vencimento. Revise as seções abaixo e envie a atualização.');
    await expect.element(panel.getByRole('progressbar', { name: '1 de 8 seções revisadas' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Aprovado' }).elements()).toEqual([]);
  });

  it('of a refused registration is told with its day and the reason, which is text whatever it holds', async () => {
    const Texto = 'Documento <b>ilegível</b>.\n<img src=x onerror=alert(1)>';
    const { screen } = await openDashboard({
      StatusCadastro: 5,
      Recusa: { Em: '2026-11-24T01:30:00.000Z', Texto },
    });
    const panel = screen.getByRole('region', { name: 'Recusado' });
    await expect
      .element(panel)
      .toHaveTextContent(
        'Seu cadastro foi analisado e recusado. Em caso de dúvida, entre em contato com o suporte.Recusado em23/11/2026',
      );
    const reason = panel.getByRole('definition').last().element();
    expect([reason.textContent, reason.children.length]).toEqual([Texto, 0]);
    await expect
      .element(screen.getByText('Edição indisponível no momento. Seu cadastro foi recusado.'))
      .toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Inativo' }).elements()).toEqual([]);
  });

  it('[PF-GER-07] has the date of its expiry where the API gives one', async () => {
    const { screen } = await openDashboard({ DataVencimento: '2028-03-14' });
    await expect.element(screen.getByRole('region', { name: 'Aprovado' })).toHaveTextContent('Válido até14/03/2028');
  });

  it('[PF-GER-07] has no date where the API gives none', async () => {
    const { screen } = await openDashboard();
    await expect.element(screen.getByRole('region', { name: 'Aprovado' })).not.toHaveTextContent('Válido até');
  });
});

describe('the investor profile', () => {
  it('[PF-GER-08, ACC-STAT-03, ACC-HDR-06] is shown with the way to answer again', async () => {
    const { screen } = await openDashboard();
    const panel = screen.getByRole('region', { name: 'Perfil do investidor' });
    await expect.element(panel).toHaveTextContent('Moderado');
    await expect.element(panel.getByRole('button', { name: 'Refazer questionário' })).toBeEnabled();
  });

  it('stands among all that there are, from the least risk to the most', async () => {
    const { screen } = await openDashboard();
    const scale = screen.getByRole('list', { name: 'Perfis, do menor ao maior risco' });
    await expect.element(scale).toBeVisible();
    const steps = scale.getByRole('listitem').elements();
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['Conservador', null],
      ['Moderado', 'true'],
      ['Arrojado', null],
    ]);
    await expect.element(screen.getByText('2º de 3, do menor ao maior risco', { exact: true })).toBeVisible();
  });

  it('fills its panel to the foot, however high the one beside it is', async () => {
    await page.viewport(1280, 900);
    const { screen } = await openDashboard({ DataVencimento: '2028-03-14' });
    const panel = screen.getByRole('region', { name: 'Perfil do investidor' });
    const scale = panel.getByRole('list');
    await expect.element(scale).toBeVisible();
    const [own, status] = [panel, screen.getByRole('region', { name: 'Aprovado' })].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(own?.height).toBe(status?.height);
    const { paddingBottom, borderBottomWidth } = getComputedStyle(panel.element());
    const room = Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
    expect((own?.bottom ?? 0) - scale.element().getBoundingClientRect().bottom).toBeCloseTo(room, 0);
  });

  it('takes on a phone as much room while it comes as when it is there: nothing under it moves', async () => {
    await page.viewport(375, 667);
    let come = () => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { screen } = await openDashboard(
      {},
      {
        '/suitability': async () => {
          await coming;
          return { data: { PerfilRisco: 'Moderado', Perfis: ['Conservador', 'Moderado', 'Arrojado'] } };
        },
      },
    );
    const panel = screen.getByRole('region', { name: 'Perfil do investidor' });
    await expect.element(panel).toHaveTextContent('Carregando o perfil');
    const height = () => panel.element().getBoundingClientRect().height;
    const waiting = height();
    come();
    await expect.element(panel.getByRole('list')).toBeVisible();
    expect(height()).toBeCloseTo(waiting, 0);
    await page.viewport(1280, 900);
  });

  it('has no scale where the server does not tell all of them, and is as small as what it says', async () => {
    await page.viewport(1280, 900);
    const { screen } = await openDashboard(
      { DataVencimento: '2028-03-14' },
      { '/suitability': { data: { PerfilRisco: 'Moderado' } } },
    );
    await expect.element(screen.getByText('Moderado')).toBeVisible();
    expect(screen.getByRole('list', { name: /^Perfis/ }).elements()).toEqual([]);
    const [own = 0, status = 0] = ['Perfil do investidor', 'Aprovado'].map(
      (name) => screen.getByRole('region', { name }).element().getBoundingClientRect().height,
    );
    expect(own).toBeLessThan(status);
  });

  it('[ACC-HDR-06, O-22] is updated in a renewal', async () => {
    const { screen } = await openDashboard({ RenovacaoCadastral: true, SecoesRenovadas: [9] });
    await expect.element(screen.getByRole('button', { name: 'Atualizar questionário' })).toBeEnabled();
  });

  it('[PF-GER-23, ACC-STAT-04] is not shown to funds', async () => {
    const { screen, of } = await openDashboard({ TipoCliente: 3 });
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Perfil do investidor' }).elements()).toEqual([]);
    expect(of('/suitability')).toEqual([]);
  });

  it('says when there is none, and when it did not come', async () => {
    let body: { status: number; body: { data: [string] | { PerfilRisco: null } } } = {
      status: 500,
      body: { data: ['x'] },
    };
    const { screen } = await openDashboard({}, { '/suitability': () => body });
    await expect.element(screen.getByText('O seu perfil não carregou.')).toBeVisible();
    body = { status: 200, body: { data: { PerfilRisco: null } } };
    await screen.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.element(screen.getByText('Ainda não definido')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Preencher questionário' })).toBeVisible();
    expect(screen.getByRole('alertdialog').elements()).toEqual([]);
  });
});

it('[ACC-ROLE-04, CF-GER-11, CF-CST-26] a fund that signs in by token has neither a profile nor a password to change', async () => {
  const { screen } = await openDashboard(
    { TipoCliente: 3 },
    { '/consulta/configuracao-geral': { data: [{ Chave: 'Modo de autenticacao', Valor: '2' }] } },
  );
  await screen.getByRole('button', { name: /menu da conta/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Logoff' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Alterar senha' }).elements()).toEqual([]);
  expect(screen.getByRole('region', { name: 'Perfil do investidor' }).elements()).toEqual([]);
});

describe('the tiles', () => {
  it('[ACC-CONST-08, CF-GER-16, CF-CST-24] stand in one column below 768 pixels, in two from there on', async () => {
    const { screen } = await openDashboard();
    await tileNames(screen);
    const list = screen.getByRole('region', { name: 'Seções do cadastro' }).getByRole('list').element();
    const columns = async (width: number) => {
      await page.viewport(width, 900);
      return getComputedStyle(list).gridTemplateColumns.split(' ').length;
    };
    expect([await columns(767), await columns(768)]).toEqual([1, 2]);
    await page.viewport(1280, 900);
  });

  it('[PF-DSH-02, PF-OP-14, PF-CON-14, ACC-TILE-05] are the sections of an individual in order', async () => {
    const { screen } = await openDashboard();
    expect(await tileNames(screen)).toEqual(CARDS.map((card) => `Editar dados: ${card}`));
  });

  it('[PF-OP-15, ACC-TILE-03] have neither colour nor its word outside of a renewal', async () => {
    const { screen } = await openDashboard();
    await tileNames(screen);
    const tiles = screen.getByRole('region', { name: 'Seções do cadastro' }).getByRole('listitem').elements();
    expect(tiles.map((tile) => (tile as HTMLElement).dataset.state)).toEqual(CARDS.map(() => 'plain'));
    expect(screen.getByText('Pendente').elements()).toEqual([]);
  });

  it('[PF-DSH-05, PF-DSH-06, PF-DSH-07, PF-REN-09] are orange or green in a renewal, with a word and an icon', async () => {
    const { screen } = await openDashboard({ RenovacaoCadastral: true, SecoesRenovadas: [9, 0, 2] });
    const done = ['Dados Cadastrais', 'Dados Financeiros'];
    expect(await tileNames(screen)).toEqual(
      CARDS.map((card) => `${done.includes(card) ? 'Dados Atualizados' : 'Atualizar dados'}: ${card}`),
    );
    const tile = (name: string) => screen.getByRole('listitem').filter({ hasText: name });
    const colour = (name: string) => getComputedStyle(tile(name).element().querySelector('span') as Element).color;
    const token = (name: string) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${name})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    expect(colour('Procuradores')).toBe(token('--warning'));
    await expect.element(tile('Procuradores')).toHaveTextContent('Pendente');
    expect(colour('Dados Financeiros')).toBe(token('--success'));
    await expect.element(tile('Dados Financeiros')).toHaveTextContent(/^Dados FinanceirosDados Atualizados$/);
  });

  it('[PF-DSH-03, ACC-TILE-06, PF-OP-19] leave out the hidden bank details, and count without them', async () => {
    const settings = { data: [{ Chave: 'Ocultar dados bancarios', Valor: 'S' }] };
    const user = { RenovacaoCadastral: true, SecoesRenovadas: [9, 4] };
    const { screen } = await openDashboard(user, { '/consulta/configuracao-geral': settings });
    const names = await tileNames(screen);
    expect(names).toHaveLength(7);
    expect(names).not.toContain('Atualizar dados: Dados Bancários');
    expect(names[3]).toBe('Dados Atualizados: Endereço');
    await expect.element(screen.getByRole('progressbar', { name: '1 de 7 seções revisadas' })).toBeVisible();
  });

  it.each([
    [4, false, 'Seu cadastro está em revisão.'],
    [5, true, 'Seu cadastro está inativo.'],
  ])(
    '[O-47] cannot be opened in status %i, for the reason beside them',
    async (StatusCadastro, CadastroAlterado, why) => {
      const { screen } = await openDashboard({ StatusCadastro, CadastroAlterado });
      const tile = screen.getByRole('button', { name: 'Editar dados: Produtos' });
      await expect.element(tile).toBeDisabled();
      await expect.element(tile).toHaveAccessibleDescription(`Edição indisponível no momento. ${why}`);
      await expect.element(screen.getByRole('button', { name: 'Refazer questionário' })).toBeDisabled();
    },
  );

  it.each([
    [1, false],
    [2, false],
    [4, true],
  ])('[PF-GER-06, O-47] can be opened in status %i', async (StatusCadastro, CadastroAlterado) => {
    const { screen } = await openDashboard({ StatusCadastro, CadastroAlterado });
    await expect.element(screen.getByRole('button', { name: 'Editar dados: Produtos' })).toBeEnabled();
    expect(screen.getByText('Edição indisponível no momento.').elements()).toEqual([]);
  });
});

describe('the head', () => {
  it('[PF-GER-13, ACC-HDR-01] greets the client by name', async () => {
    const { screen } = await openDashboard();
    const name = 'Olá, Helena Duarte Nogueira!';
    await expect.element(screen.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  it('[ACC-RT-08] is called Dashboard under its own route', async () => {
    const { screen } = await openDashboard({}, {}, '/Dashboard');
    await expect.element(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('main')).toHaveTextContent('Olá, Helena Duarte Nogueira!');
  });

  it('[PF-GER-09, ACC-HDR-04, CF-LKP-12] downloads the sheet as ficha.pdf', async () => {
    const pdf = new Response(new Blob(['%PDF-1.4'], { type: 'application/pdf' }));
    const { screen } = await openDashboard({}, { '/cliente/pdf': pdf });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:ficha';
    });
    await screen.getByRole('button', { name: 'Baixar ficha cadastral' }).click();
    await vi.waitFor(() => expect(names).toEqual(['ficha.pdf']));
    expect(await blobs[0]?.text()).toBe('%PDF-1.4');
    vi.restoreAllMocks();
  });

  it('[ACC-HDR-05, ACC-ERR-22, PF-OP-07, CF-ERR-31] says when the sheet does not come, and nothing else', async () => {
    const { screen } = await openDashboard({}, { '/cliente/pdf': { status: 400, body: { data: ['Sem dados'] } } });
    await screen.getByRole('button', { name: 'Baixar ficha cadastral' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Oops...' });
    await expect.element(dialog).toHaveAccessibleDescription('Falha ao gerar ficha de cadastro');
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await vi.waitFor(() => expect(screen.getByRole('alertdialog').elements()).toEqual([]));
  });
});
