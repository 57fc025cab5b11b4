import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../../../src/session/sessionStore';
import { ALMOST_ALL, bodies, type Dashboard, openDashboard, tileNames, warnsOnLeaving } from './openDashboard';

const start = window.location.href;
const CONCLUDE = '/pessoafisica/concluircadastro';

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

describe('an altered registration', () => {
  const send = (screen: Dashboard['screen']) => screen.getByRole('button', { name: 'Enviar cadastro atualizado' });

  it('[PF-REN-04, ACC-REN-01] is offered for sending, one that was not altered is not', async () => {
    const first = await openDashboard();
    await tileNames(first.screen);
    expect(first.screen.getByRole('region', { name: 'Cadastro Alterado' }).elements()).toEqual([]);
    await first.screen.unmount();
    const { screen } = await openDashboard({ CadastroAlterado: true });
    await expect.element(screen.getByRole('region', { name: 'Cadastro Alterado' })).toBeVisible();
    await expect.element(send(screen)).toBeEnabled();
  });

  it('[PF-REN-02, PF-OP-27, ACC-REN-09, O-23] waits in a renewal until all is reviewed, and says for what', async () => {
    const { screen } = await openDashboard({
      CadastroAlterado: true,
      RenovacaoCadastral: true,
      SecoesRenovadas: [9, 0, 1, 2, 4, 6],
    });
    await expect.element(send(screen)).toBeDisabled();
    await expect.element(send(screen)).toHaveAccessibleDescription('Faltam Dados Bancários, Documentos e Produtos.');
    await expect.element(screen.getByText('5 de 8 seções revisadas')).toBeVisible();
  });

  it('[PF-REN-02, PF-REN-03] names the last section that is missing', async () => {
    const { screen } = await openDashboard({
      CadastroAlterado: true,
      RenovacaoCadastral: true,
      SecoesRenovadas: ALMOST_ALL,
    });
    await expect.element(send(screen)).toHaveAccessibleDescription('Falta Produtos.');
  });

  it('[PF-REN-02] can be sent when all is reviewed, also when nothing had to be altered', async () => {
    const { screen } = await openDashboard({ RenovacaoCadastral: true, SecoesRenovadas: [...ALMOST_ALL, 7] });
    await expect.element(send(screen)).toBeEnabled();
  });

  it.each([
    [2, 'Atualização cadastral pendente'],
    [3, 'Vencido'],
  ])('with status %i says in its panel that what is left is to send', async (StatusCadastro, name) => {
    const { screen } = await openDashboard({
      StatusCadastro,
      RenovacaoCadastral: true,
      SecoesRenovadas: [...ALMOST_ALL, 7],
    });
    const panel = screen.getByRole('region', { name });
    await expect
      .element(panel)
      .toHaveTextContent(
        'Todas as seções foram revisadas. Envie o cadastro atualizado para concluir a renovação.8 de 8 seções revisadas',
      );
    await expect.element(panel).not.toHaveTextContent('Atualize os seus dados');
  });

  it('[PF-OP-27] can be sent at once outside of a renewal, before and after it is known what is lacking', async () => {
    let answer: (value: { data: string[] }) => void = () => undefined;
    const { screen, of } = await openDashboard(
      { CadastroAlterado: true },
      {
        '/cliente/usuario/pendencias': () => new Promise((resolve) => (answer = resolve)),
        [CONCLUDE]: { status: 400, body: { data: ['O campo CEP não foi informado'] } },
      },
    );
    await expect.element(send(screen)).toBeEnabled();
    await vi.waitFor(() => expect(of('/cliente/usuario/pendencias')).toHaveLength(1));
    answer({ data: ['enderecos'] });
    await expect
      .element(send(screen))
      .toHaveAccessibleDescription('As alterações estão salvas. Complete a seção Endereço para enviar o cadastro.');
    await expect.element(send(screen)).toBeEnabled();
    await send(screen).click();
    await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect
      .element(screen.getByRole('alertdialog', { name: 'Dados informados inválidos.' }))
      .toHaveAccessibleDescription('O campo CEP não foi informado');
  });

  it('leads to what keeps it from being sent, until nothing is left', async () => {
    let left = ['enderecos', 'declaracoes'];
    const { screen } = await openDashboard(
      { CadastroAlterado: true },
      { '/cliente/usuario/pendencias': () => ({ data: left }), '/declaracao': { data: [] } },
    );
    await expect
      .element(send(screen))
      .toHaveAccessibleDescription(
        'As alterações estão salvas. Complete as seções Endereço e Declarações para enviar o cadastro.',
      );
    await screen.getByRole('button', { name: 'Declarações', exact: true }).click();
    await expect.element(screen.getByRole('heading', { name: 'Declarações', level: 1 })).toBeVisible();
    left = [];
    await screen.getByRole('button', { name: 'Voltar' }).click();
    await expect
      .element(send(screen))
      .toHaveAccessibleDescription('As alterações estão salvas. Envie o cadastro para que elas sejam analisadas.');
  });

  it('of a renewal stands in its place while the server is asked, and cannot be sent yet', async () => {
    let answer: (value: { data: number[] }) => void = () => undefined;
    const answered = new Promise<{ data: number[] }>((resolve) => {
      answer = resolve;
    });
    const { screen } = await openDashboard(
      { CadastroAlterado: true, RenovacaoCadastral: true, SecoesRenovadas: [...ALMOST_ALL, 7] },
      { '/cliente/usuario/pendencias': () => answered },
    );
    await tileNames(screen);
    const panel = screen.getByRole('region', { name: 'Cadastro Alterado' });
    await expect.element(send(screen)).toBeDisabled();
    await expect
      .element(send(screen))
      .toHaveAccessibleDescription('As alterações estão salvas. Verificando se falta algo para enviar o cadastro...');
    const top = () =>
      screen
        .getByRole('button', { name: /Endereço$/ })
        .element()
        .getBoundingClientRect().top;
    const before = top();
    answer({ data: [] });
    await expect.element(send(screen)).toBeEnabled();
    await expect.element(panel).toHaveTextContent('Envie o cadastro para que elas sejam analisadas.');
    expect(top()).toBe(before);
  });

  it('says at once what a renewal waits for, and asks the server only when that is done', async () => {
    const { screen, of } = await openDashboard({
      CadastroAlterado: true,
      RenovacaoCadastral: true,
      SecoesRenovadas: ALMOST_ALL,
    });
    await expect.element(send(screen)).toHaveAccessibleDescription('Falta Produtos.');
    expect(of('/cliente/usuario/pendencias')).toEqual([]);
  });

  it('of a renewal that is reviewed leads to what is not complete', async () => {
    const { screen } = await openDashboard(
      { RenovacaoCadastral: true, SecoesRenovadas: [...ALMOST_ALL, 7] },
      { '/cliente/usuario/pendencias': { data: ['declaracoes'] } },
    );
    await expect
      .element(send(screen))
      .toHaveAccessibleDescription('Complete a seção Declarações para enviar o cadastro.');
    await expect.element(send(screen)).toBeDisabled();
  });

  it('[PF-REN-05, PF-OP-28, ACC-REN-02, O-46] asks first, and sends nothing on "Voltar"', async () => {
    const { screen, of } = await openDashboard({ CadastroAlterado: true });
    await send(screen).click();
    const dialog = screen.getByRole('dialog', { name: 'Cadastro Alterado' });
    await expect.element(dialog).toHaveAccessibleDescription('Deseja enviar o cadastro atualizado para análise?');
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await vi.waitFor(() => expect(screen.getByRole('dialog').elements()).toEqual([]));
    expect(of(CONCLUDE)).toEqual([]);
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  });

  it.each([
    [2, false, { RenovacaoCadastral: false }],
    [2, true, { RenovacaoCadastral: true, SecoesRenovadas: [...ALMOST_ALL, 7] }],
    [3, true, { RenovacaoCadastral: true, SecoesRenovadas: [...ALMOST_ALL, 7] }],
  ])(
    '[PF-REN-06, PF-SAV-07, PF-OP-25] of status %i is sent with RenovacaoCadastral %s',
    async (StatusCadastro, claim, over) => {
      const dashboard = await openDashboard(
        { StatusCadastro, CadastroAlterado: true, ...over },
        { [CONCLUDE]: { data: true }, '/questionario': { data: [] } },
      );
      const { screen } = dashboard;
      await send(screen).click();
      await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
      await vi.waitFor(() => expect(bodies(dashboard, CONCLUDE)).toEqual([{ RenovacaoCadastral: claim }]));
    },
  );

  it('[PF-SAV-09, PF-SUC-12, ACC-STAT-11, ACC-STAT-13] is under review at once, and its client stays', async () => {
    const { screen, of } = await openDashboard(
      { StatusCadastro: 3, CadastroAlterado: true, RenovacaoCadastral: true, SecoesRenovadas: [...ALMOST_ALL, 7] },
      {
        [CONCLUDE]: { data: true },
        '/questionario': { data: [] },
        // Where the sheet cannot be had, a button leads to the dashboard in its place, and the link is gone.
        '/cliente/pdf': new Response(new Blob(['%PDF-1.4'], { type: 'application/pdf' })),
      },
    );
    // The renewal has begun: the expiry is not told again, and nothing stands before the panel.
    await send(screen).click();
    const reads = of('/cliente/usuario').length;
    await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Cadastro atualizado' });
    await expect
      .element(dialog)
      .toHaveAccessibleDescription(
        'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
      );
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Cadastro atualizado enviado' })).toBeVisible();
    expect(of('/cliente/usuario')).toHaveLength(reads);
    await expect.element(screen.getByRole('link', { name: 'Ir para o painel' })).toBeVisible();
    expect(useSession.getState().user).toMatchObject({ StatusCadastro: 4, CadastroAlterado: false });
    expect(localStorage.getItem('token')).toBe('abc');
    expect(warnsOnLeaving()).toBe(false);
  });

  it('[PF-STA-04, PF-GER-05, PF-CON-08, ACC-STAT-12] before its approval is sent for analysis, and ends with the logoff', async () => {
    const { screen, of } = await openDashboard(
      { StatusCadastro: 1, PermiteLoginEmRevisao: true, CadastroAlterado: true },
      { [CONCLUDE]: { data: true } },
    );
    await send(screen).click();
    await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Cadastro enviado para análise!' });
    await expect
      .element(dialog)
      .toHaveAccessibleDescription('Em até 48h úteis, a empresa receberá novidades no e-mail informado.');
    expect(localStorage.getItem('token')).toBe('abc');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await vi.waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(window.location.pathname).toBe('/Recibo');
    await expect.element(screen.getByText('Sua sessão foi encerrada por segurança.')).toBeVisible();
    expect(of('/login/logoff')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('[PF-OP-24, PF-OP-07] stays as it is when it is refused', async () => {
    const { screen } = await openDashboard(
      { CadastroAlterado: true },
      { [CONCLUDE]: { status: 400, body: { data: ['O campo CPF não foi informado'] } } },
    );
    await send(screen).click();
    await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Dados informados inválidos.' });
    await expect.element(dialog).toHaveAccessibleDescription('O campo CPF não foi informado');
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await vi.waitFor(() => expect(screen.getByRole('alertdialog').elements()).toEqual([]));
    await expect.element(screen.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await expect.element(send(screen)).toBeEnabled();
  });
});
