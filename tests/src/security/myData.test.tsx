import axe from 'axe-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/base.css';
import { askCopy, askErasure, fetchCopy, loadMyData, type MyData, withdrawErasure } from '../../../src/api/myData';
import { host } from '../../../src/dialogs/dialogStore';
import { MyDataCards } from '../../../src/features/security/MyDataPage';

vi.mock('../../../src/api/myData', () => ({
  loadMyData: vi.fn(),
  askCopy: vi.fn(),
  fetchCopy: vi.fn(),
  askErasure: vi.fn(),
  withdrawErasure: vi.fn(),
}));

const kept = (Titulo: string, Norma: string | null) => ({
  Titulo,
  Finalidade: 'Identificar você.',
  BaseLegal: 'Obrigação legal (LGPD, art. 7º, II)',
  Prazo: '10 anos depois do fim do relacionamento',
  Norma,
  Sensivel: Titulo === 'Documentos',
  Dados: ['Nome completo', 'CPF'],
});
const DATA: MyData = {
  Encarregado: 'Marina Lobo, dados@example.com',
  Tratamentos: [
    kept('Cadastro', 'Circular BCB 3.978/2020, art. 67'),
    kept('Contato', null),
    kept('Documentos', 'Lei 1'),
  ],
  Enviado: true,
  DiasExclusao: 15,
  Copia: null,
  Exclusao: null,
  Acessos: [{ Em: '2026-11-23T12:02:00Z', Quem: 'Sistema risco', Chamada: 'GET /integracao/cadastros' }],
};
const COPY = { Id: 'a', PedidaEm: '2026-11-23T12:02:00Z', Ate: '2026-11-30T12:02:00Z' };
const ERASURE = {
  Estado: 'AGUARDANDO' as const,
  PedidaEm: '2026-11-23T12:02:00Z',
  Prevista: '2026-12-08T12:02:00Z',
  EncerradaEm: null,
  Texto: null,
};

const shown = (over: Partial<MyData> = {}) => {
  vi.mocked(loadMyData).mockResolvedValue({ ...DATA, ...over });
  return render(<MyDataCards />);
};

beforeEach(() => {
  vi.resetAllMocks();
});

it('says that it is on its way, seen once that has taken 200 ms', async () => {
  vi.mocked(loadMyData).mockReturnValue(new Promise(() => undefined));
  await render(<MyDataCards />);
  const line = page.getByRole('status').element();
  expect(line.textContent).toBe('Carregando os seus dados...');
  const seenAt = (moment: number) => {
    for (const animation of line.getAnimations()) {
      animation.pause();
      animation.currentTime = moment;
    }
    return getComputedStyle(line).opacity;
  };
  expect([seenAt(199), seenAt(200)]).toEqual(['0', '1']);
});

describe('what is kept', () => {
  it.each([320, 1280])('is told with purpose, basis, period and data, and who saw it, at %i px', async (width) => {
    await page.viewport(width, 900);
    const screen = await shown();
    await screen.getByText('Documentos', { exact: true }).click();
    await expect.element(screen.getByText('Pode ter dados sensíveis')).toBeVisible();
    expect(
      screen
        .getByRole('heading')
        .elements()
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual([
      'H2 Seus direitos',
      'H3 Levar uma cópia',
      'H3 Pedir exclusão',
      'H2 O que guardamos e por quê',
      'H2 Quem viu os seus dados',
    ]);
    await expect.element(screen.getByText('10 anos depois do fim do relacionamento, por Lei 1')).toBeVisible();
    await expect.element(screen.getByText('Sistema risco')).toBeVisible();
    await expect.element(screen.getByText('23/11/2026 às 09:02 · consultou a lista de cadastros')).toBeVisible();
    await expect.element(screen.getByText(/Marina Lobo/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    expect((await axe.run(screen.container)).violations).toEqual([]);
    await page.viewport(1280, 900);
  });

  it('is asked for again when it did not come', async () => {
    vi.mocked(loadMyData).mockRejectedValueOnce(new Error()).mockResolvedValue(DATA);
    const screen = await render(<MyDataCards />);
    await screen.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.element(screen.getByText('Levar uma cópia')).toBeVisible();
  });
});

describe('a copy', () => {
  it('is asked for, then fetched until its day', async () => {
    vi.mocked(askCopy).mockResolvedValue(COPY);
    vi.mocked(fetchCopy).mockResolvedValue(new Blob(['PK']));
    const screen = await shown();
    await screen.getByRole('button', { name: 'Pedir cópia' }).click();
    await expect.element(screen.getByText(/pedida em 23\/11\/2026 está pronta.*até 30\/11\/2026/)).toBeVisible();
    await screen.getByRole('button', { name: 'Baixar cópia' }).click();
    await vi.waitFor(() => expect(fetchCopy).toHaveBeenCalledWith('a'));
  });

  it('can be asked for again once its day is over', async () => {
    vi.mocked(fetchCopy).mockRejectedValue(new Error());
    vi.spyOn(host, 'ask').mockResolvedValue(true);
    const screen = await shown({ Copia: { ...COPY, Ate: '2020-01-01T12:00:00Z' } });
    await screen.getByRole('button', { name: 'Baixar cópia' }).click();
    await expect.element(screen.getByRole('button', { name: 'Pedir cópia' })).toBeVisible();
  });

  it('says when it was not asked for', async () => {
    vi.mocked(askCopy).mockRejectedValue(new Error());
    const told = vi.spyOn(host, 'ask').mockResolvedValue(true);
    const screen = await shown();
    await screen.getByRole('button', { name: 'Pedir cópia' }).click();
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' })));
  });
});

describe('an erasure', () => {
  it('is asked after what stays was read, then waits for its day, and is withdrawn', async () => {
    const question = vi.spyOn(host, 'ask').mockResolvedValue(true);
    vi.mocked(askErasure).mockResolvedValue(ERASURE);
    const screen = await shown();
    await screen.getByRole('button', { name: 'Pedir exclusão' }).click();
    const text = await render(<>{question.mock.calls[0]?.[0].text}</>);
    await expect.element(text.getByText(/Em 15 dias a sua conta é encerrada/)).toBeVisible();
    expect(
      [...text.container.querySelectorAll('li')].flatMap((item) =>
        item.querySelector('strong') ? item.textContent : [],
      ),
    ).toEqual(['10 anos depois do fim do relacionamento: Cadastro, Documentos']);
    await expect.element(screen.getByText('A exclusão está marcada para 08/12/2026')).toBeVisible();
    await screen.getByRole('button', { name: 'Desistir da exclusão' }).click();
    expect(withdrawErasure).toHaveBeenCalled();
    await expect.element(screen.getByText(/Você desistiu em/)).toBeVisible();
  });

  it('is not asked for where the question is answered by no', async () => {
    vi.spyOn(host, 'ask').mockResolvedValue(false);
    const screen = await shown();
    await screen.getByRole('button', { name: 'Pedir exclusão' }).click();
    expect(askErasure).not.toHaveBeenCalled();
  });

  it('tells why it was refused, and that nothing stays of what was never sent', async () => {
    const refused = { ...ERASURE, Estado: 'RECUSADA' as const, EncerradaEm: COPY.PedidaEm, Texto: 'Há uma ordem.' };
    const screen = await shown({ Exclusao: refused, Enviado: false });
    await expect.element(screen.getByText('O pedido foi recusado em 23/11/2026')).toBeVisible();
    await expect.element(screen.getByText('Há uma ordem.')).toBeVisible();
    await expect.element(screen.getByText(/nada nos obriga a guardar/)).toBeVisible();
  });
});
