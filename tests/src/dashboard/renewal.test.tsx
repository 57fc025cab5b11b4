import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { JsonObject } from '../../../engine/core/json';
import { bodies, openDashboard, QUESTIONNAIRE, tileNames, warnsOnLeaving } from './openDashboard';

const start = window.location.href;

beforeEach(() => {
  document.documentElement.lang = 'pt-BR';
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', start);
});

describe('an approved registration that expires soon', () => {
  const remind = { '/cliente/consultalembretevencimento': { data: true } };

  it('[PF-REN-07, PF-REN-08, ACC-STAT-08, ACC-REN-03] is renewed on "Sim, atualizar agora"', async () => {
    const dashboard = await openDashboard({}, remind);
    const { screen } = dashboard;
    const dialog = screen.getByRole('alertdialog', { name: 'Atenção!' });
    await expect
      .element(dialog)
      .toHaveAccessibleDescription('Seu cadastro está próximo do vencimento. Deseja atualizar agora?');
    await dialog.getByRole('button', { name: 'Sim, atualizar agora' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Atualização cadastral pendente' })).toBeVisible();
    expect(await tileNames(screen)).toContain('Atualizar dados: Endereço');
    expect(bodies(dashboard, '/cliente/renovacao')).toEqual([{ Secao: 9 }]);
  });

  it('[PF-REN-07, PF-MOD-06, O-21, ACC-STAT-19] stays as it is on "Lembrar depois"', async () => {
    const dashboard = await openDashboard({ CadastroAlterado: true }, remind);
    const { screen } = dashboard;
    await screen.getByRole('button', { name: 'Lembrar depois' }).click();
    await vi.waitFor(() => expect(screen.getByRole('alertdialog').elements()).toEqual([]));
    expect(await tileNames(screen)).toContain('Editar dados: Endereço');
    await expect.element(screen.getByRole('button', { name: 'Enviar cadastro atualizado' })).toBeEnabled();
    expect(bodies(dashboard, '/cliente/renovacao')).toEqual([]);
  });

  it.each([
    ['says no', { data: false }],
    ['fails', { status: 500, body: { data: ['x'] } }],
  ])('[PF-API-22, ACC-STAT-09, O-21] is not mentioned when the reminder %s', async (_, reply) => {
    const { screen, of } = await openDashboard(
      { CadastroAlterado: true },
      { '/cliente/consultalembretevencimento': reply },
    );
    await vi.waitFor(() => expect(of('/cliente/consultalembretevencimento')).toHaveLength(1));
    await expect.element(screen.getByRole('button', { name: 'Enviar cadastro atualizado' })).toBeEnabled();
    expect(screen.getByRole('alertdialog').elements()).toEqual([]);
  });

  it('[ACC-STAT-07] is asked about once in status 2, and in no other', async () => {
    const asked = async (over: JsonObject) => {
      const { screen, of } = await openDashboard(over);
      await expect.element(screen.getByText('Moderado').first()).toBeVisible();
      // The reminder is asked for in the task after the one that shows the page.
      await new Promise((resolve) => setTimeout(resolve));
      const calls = of('/cliente/consultalembretevencimento');
      await screen.unmount();
      return calls.map(({ method }) => method);
    };
    expect(await asked({ StatusCadastro: 2 })).toEqual(['GET']);
    for (const StatusCadastro of [1, 4, 5]) expect(await asked({ StatusCadastro })).toEqual([]);
  });

  it('is not asked about in a renewal', async () => {
    const { screen, of } = await openDashboard({ RenovacaoCadastral: true, SecoesRenovadas: [9] }, remind);
    await tileNames(screen);
    await expect.element(screen.getByText('Moderado').first()).toBeVisible();
    expect(of('/cliente/consultalembretevencimento')).toEqual([]);
  });

  it.each([true, false])(
    '[CF-STA-03] of a company is told when the reminder is %s, and its changes may be sent else',
    async (data) => {
      const company = { TipoCliente: 2, NomeRazaoSocial: 'Serra Azul Ltda.', CadastroAlterado: true };
      const { screen, of } = await openDashboard(company, { '/cliente/consultalembretevencimento': { data } });
      const notice = screen.getByRole('alertdialog', { name: 'Atenção!' });
      if (data) {
        await expect
          .element(notice)
          .toHaveAccessibleDescription('Seu cadastro está próximo do vencimento. Deseja atualizar agora?');
      } else {
        await vi.waitFor(() => expect(of('/cliente/consultalembretevencimento')).toHaveLength(1));
        await expect.element(screen.getByRole('button', { name: 'Enviar cadastro atualizado' })).toBeEnabled();
        expect(notice.elements()).toEqual([]);
      }
    },
  );
});

describe('an expired registration', () => {
  it('[PF-OP-18, PF-MOD-05, ACC-REN-04, ACC-STAT-10] is told, and leads to the questionnaire', async () => {
    const dashboard = await openDashboard({ StatusCadastro: 3 }, { '/questionario': QUESTIONNAIRE });
    const { screen } = dashboard;
    await screen
      .getByRole('alertdialog', { name: 'Atenção: Atualize o seu cadastro!' })
      .getByRole('button', { name: 'Entendi' })
      .click();
    await expect.element(screen.getByText('Quanto risco?')).toBeVisible();
    expect(bodies(dashboard, '/cliente/renovacao')).toEqual([{ Secao: 9 }]);
  });

  it('[PF-DSH-10, ACC-REN-06] has its overview reviewed by opening it, once', async () => {
    const dashboard = await openDashboard({ StatusCadastro: 3 });
    await tileNames(dashboard.screen);
    await vi.waitFor(() => expect(bodies(dashboard, '/cliente/renovacao')).toEqual([{ Secao: 9 }]));
    await dashboard.screen.unmount();
    const again = await openDashboard({ StatusCadastro: 3, SecoesRenovadas: [9] });
    await tileNames(again.screen);
    expect(bodies(again, '/cliente/renovacao')).toEqual([]);
  });

  it('[O-24] just closes the message for a type without questions', async () => {
    const { screen, of } = await openDashboard({ StatusCadastro: 3 }, { '/questionario': { data: [] } });
    await screen.getByRole('button', { name: 'Entendi' }).click();
    await vi.waitFor(() => expect(of('/questionario')).toHaveLength(1));
    await vi.waitFor(() => expect(screen.getByRole('alertdialog').elements()).toEqual([]));
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  });

  it('[PF-OP-18, ACC-REN-08, ACC-STAT-10, CF-REN-09] warns before the page is left', async () => {
    const { screen } = await openDashboard({ StatusCadastro: 3 });
    await tileNames(screen);
    expect(warnsOnLeaving()).toBe(true);
  });

  it('[ACC-REN-08] is the only one that warns', async () => {
    const { screen } = await openDashboard({ RenovacaoCadastral: true, SecoesRenovadas: [9] });
    await tileNames(screen);
    expect(warnsOnLeaving()).toBe(false);
  });
});

describe('the lines of the sections', () => {
  const line = (Aba: string, Linha: string, Completa = true) => ({ Aba, Linha, Completa });
  const lines = {
    '/cliente/usuario/secoes': {
      data: [line('enderecos', 'São Paulo, SP'), line('declaracoes', 'Faltam 3 campos', false)],
    },
  };
  const renewing = { RenovacaoCadastral: true, SecoesRenovadas: [9] };

  it('[PF-DSH-04] stand on the tiles, and describe the buttons that open them; one call asks for all', async () => {
    const { screen, of } = await openDashboard({}, lines);
    const open = screen.getByRole('button', { name: 'Editar dados: Endereço' });
    await expect.element(open).toHaveAccessibleDescription('São Paulo, SP');
    await expect.element(screen.getByText('Faltam 3 campos')).toBeVisible();
    expect(of('/cliente/usuario/secoes')).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Nada mudou/ }).elements()).toEqual([]);
  });

  it('tell where something is typed and not saved, of a section that may be opened', async () => {
    const Rascunho = { Em: new Date().toISOString(), Aparelho: 'Chrome no Android' };
    const typed = { '/cliente/usuario/secoes': { data: [{ ...line('enderecos', 'São Paulo, SP'), Rascunho }] } };
    const { screen } = await openDashboard({}, typed);
    const open = screen.getByRole('button', { name: 'Editar dados: Endereço' });
    await expect
      .element(open)
      .toHaveAccessibleDescription(
        /^São Paulo, SP Não salvo\. Em outro aparelho \(Chrome no Android\), hoje às \d\d:\d\d$/,
      );
    await screen.unmount();
    const locked = await openDashboard({ StatusCadastro: 4 }, typed);
    await expect.element(locked.screen.getByText('São Paulo, SP')).toBeVisible();
    expect(locked.screen.getByText(/Não salvo/).elements()).toEqual([]);
  });

  it('[PF-REN-12] offer, of a complete section alone, that nothing changed, and take it back', async () => {
    const dashboard = await openDashboard(renewing, lines);
    const { screen } = dashboard;
    await expect.element(screen.getByText('São Paulo, SP')).toBeVisible();
    const offers = screen.getByRole('button', { name: /^Nada mudou/ });
    expect(offers.elements().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Nada mudou nesta seção: Endereço',
    ]);
    await offers.click();
    const undo = screen.getByRole('button', { name: 'Desfazer: Endereço' });
    await expect.element(undo).toHaveFocus();
    await expect.element(screen.getByText('1 de 8 seções revisadas')).toBeVisible();
    await expect.element(screen.getByText('Endereço: nada mudou. Seção revisada.')).toBeInTheDocument();
    await undo.click();
    await expect.element(offers).toHaveFocus();
    await expect.element(screen.getByText('0 de 8 seções revisadas')).toBeVisible();
    expect(bodies(dashboard, '/cliente/renovacao')).toEqual([{ Secao: 4, NadaMudou: true }]);
    expect(bodies(dashboard, '/cliente/renovacao/desfazer')).toEqual([{ Secao: 4 }]);
  });

  it.each([320, 768, 1024, 1184, 1280])('[PF-REN-12] offer it in one line at %i px', async (width) => {
    await page.viewport(width, 900);
    const { screen } = await openDashboard(renewing, lines);
    const offer = screen.getByRole('button', { name: /^Nada mudou/ });
    await expect.element(offer).toBeVisible();
    const { height } = offer.element().getBoundingClientRect();
    const { scrollWidth, clientWidth } = offer.element();
    expect([height, scrollWidth]).toEqual([44, clientWidth]);
    const words = document.createRange();
    words.selectNodeContents(offer.element().lastChild as Node);
    const [edge, said] = [offer.element().getBoundingClientRect(), words.getBoundingClientRect()];
    expect(Math.min(said.left - edge.left, edge.right - said.right)).toBeGreaterThanOrEqual(4);
    await page.viewport(1280, 900);
  });

  it.each([320, 375, 768, 1280])('[PF-REN-12] keep their place as one is confirmed, at %i px', async (width) => {
    await page.viewport(width, 900);
    const { screen } = await openDashboard(renewing, lines);
    await expect.element(screen.getByText('São Paulo, SP')).toBeVisible();
    const heights = () => [...document.querySelectorAll('li[data-state]')].map((tile) => tile.clientHeight);
    const before = heights();
    await screen.getByRole('button', { name: /^Nada mudou/ }).click();
    await expect.element(screen.getByRole('button', { name: /^Desfazer/ })).toHaveFocus();
    expect(heights()).toEqual(before);
    await page.viewport(1280, 900);
  });

  it('[PF-REN-12] may still be taken back when the page is opened anew, and not what was saved', async () => {
    const before = { RenovacaoCadastral: true, SecoesRenovadas: [4, 7, 9], SecoesSemMudanca: [4] };
    const { screen } = await openDashboard(before, lines);
    await expect.element(screen.getByText('Nada mudou', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Dados Atualizados: Endereço' }))
      .toHaveAccessibleDescription('São Paulo, SP Nada mudou');
    const undo = screen.getByRole('button', { name: /^Desfazer/ });
    expect(undo.elements().map((button) => button.getAttribute('aria-label'))).toEqual(['Desfazer: Endereço']);
    await undo.click();
    await expect.element(screen.getByRole('button', { name: 'Nada mudou nesta seção: Endereço' })).toHaveFocus();
  });

  it('[PF-REN-12] say in the words of the server why a section cannot be confirmed as it stands', async () => {
    const text = 'A seção Endereço está incompleta. Abra a seção e preencha o que falta.';
    const refusing = { ...lines, '/cliente/renovacao': { status: 400, body: { data: [text] } } };
    const { screen } = await openDashboard(renewing, refusing);
    await screen.getByRole('button', { name: 'Nada mudou nesta seção: Endereço' }).click();
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  it('[PF-REN-12] say when it was not kept, and leave the section pending', async () => {
    const failing = { ...lines, '/cliente/renovacao': { status: 500, body: { data: ['x'] } } };
    const { screen } = await openDashboard(renewing, failing);
    await screen.getByRole('button', { name: 'Nada mudou nesta seção: Endereço' }).click();
    await expect.element(screen.getByText('A revisão da seção não foi registrada. Tente novamente.')).toBeVisible();
    expect(await tileNames(screen)).toContain('Atualizar dados: Endereço');
  });

  it('stand as they were where a later call fails', async () => {
    let isDown = false;
    const answer = () => (isDown ? { status: 500, body: { data: ['x'] } } : lines['/cliente/usuario/secoes']);
    const { screen, of } = await openDashboard({}, { '/cliente/usuario/secoes': answer });
    const open = screen.getByRole('button', { name: 'Editar dados: Endereço' });
    await expect.element(open).toHaveAccessibleDescription('São Paulo, SP');
    isDown = true;
    await open.click();
    await vi.waitFor(() => expect(of('/cliente/usuario/secoes').length).toBeGreaterThan(1));
    history.back();
    await expect.element(open).toHaveAccessibleDescription('São Paulo, SP');
    await vi.waitFor(() => expect(of('/cliente/usuario/secoes').length).toBeGreaterThan(2));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText('São Paulo, SP').elements()).toHaveLength(1);
  });

  it('leave the sections to be opened where the call fails', async () => {
    const { screen } = await openDashboard({}, { '/cliente/usuario/secoes': { status: 500, body: { data: ['x'] } } });
    expect(await tileNames(screen)).toHaveLength(8);
  });
});
