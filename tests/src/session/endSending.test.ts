import { beforeEach, describe, expect, it, vi } from 'vitest';
import shared from '../../../schemas/shared.json';
import { loadReceipt } from '../../../src/api/loadReceipt';
import { loadSheet } from '../../../src/api/loadSheet';
import type { User } from '../../../src/api/user';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { endSending } from '../../../src/session/endSending';
import { useReceipt } from '../../../src/session/receipt';
import { logOff, rememberUser } from '../../../src/session/sessionStore';

vi.mock('../../../src/session/sessionStore', () => ({ logOff: vi.fn(), rememberUser: vi.fn() }));
vi.mock('../../../src/api/loadSheet', () => ({ loadSheet: vi.fn() }));
vi.mock('../../../src/api/loadReceipt', () => ({ loadReceipt: vi.fn() }));

const SENT = { number: '2026-1005-8F3A2C1B', sentAt: '2026-10-05T17:41:00.000Z' };
const show = vi.fn();
const what = { title: 'Cadastro de Pessoa Física', sections: 8, show };

const userIn = (StatusCadastro: number) => ({ NomeRazaoSocial: 'Helena', StatusCadastro }) as User;
const asked = () => dialogs.getState().messages[0];

beforeEach(() => {
  dialogs.setState({ messages: [] });
  vi.mocked(logOff).mockClear();
  vi.mocked(rememberUser).mockClear();
  vi.mocked(loadSheet)
    .mockReset()
    .mockResolvedValue(new Blob(['ficha']));
  vi.mocked(loadReceipt).mockReset().mockResolvedValue(SENT);
  show.mockClear();
});

describe('what follows once a registration was sent', () => {
  it.each([0, 1])(
    '[PF-SUC-11, ACC-CONST-12, CF-SUC-01, CF-STA-07] is told in the words of the definitions, and ends in a logoff, in status %d',
    async (status) => {
      const ending = endSending(userIn(status), shared.texts, what);
      expect(asked()).toMatchObject({
        message: {
          kind: 'success',
          title: 'Cadastro enviado para análise!',
          text: 'Em até 48h úteis, a empresa receberá novidades no e-mail informado.',
        },
      });
      expect(logOff).not.toHaveBeenCalled();
      asked()?.answer(true);
      await ending;
      expect(logOff).toHaveBeenCalledOnce();
    },
  );

  it.each([2, 3, 4])(
    '[PF-SUC-12, CF-STA-05, CF-SUC-02, CF-CCL-05] of an update is review at once, in status %d',
    async (status) => {
      const ending = endSending(userIn(status), { ...shared.texts, sentAgainTitle: 'Atualização enviada' }, what);
      expect(asked()).toMatchObject({
        message: {
          kind: 'warning',
          title: 'Atualização enviada',
          text: 'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
        },
      });
      expect(vi.mocked(rememberUser).mock.calls[0]?.[0]).toMatchObject({ StatusCadastro: 4, CadastroAlterado: false });
      asked()?.answer(true);
      await ending;
      expect(logOff).not.toHaveBeenCalled();
    },
  );

  it('is a receipt with number and sheet, shown before the session ends, and the session ends after both are here', async () => {
    let arrive: (file: Blob) => void = () => undefined;
    vi.mocked(loadSheet).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const ending = endSending(userIn(0), shared.texts, what);
    asked()?.answer(true);
    await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(useReceipt.getState().receipt?.sent).toEqual(SENT));
    expect(useReceipt.getState().receipt).toMatchObject({
      title: 'Cadastro enviado para análise!',
      name: 'Helena',
      what: 'Cadastro de Pessoa Física: 8 seções',
      sheet: { kind: 'making' },
    });
    expect(logOff).not.toHaveBeenCalled();
    arrive(new Blob(['ficha']));
    await ending;
    expect(useReceipt.getState().receipt?.sheet.kind).toBe('ready');
    expect(logOff).toHaveBeenCalledOnce();
  });

  it('is a receipt without what the server does not give', async () => {
    vi.mocked(loadSheet).mockRejectedValue(new Error('no'));
    vi.mocked(loadReceipt).mockResolvedValue(undefined);
    const ending = endSending(userIn(4), shared.texts, what);
    asked()?.answer(true);
    await ending;
    expect(show).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(useReceipt.getState().receipt?.sheet.kind).toBe('failed'));
    expect(useReceipt.getState().receipt).toMatchObject({ title: 'Cadastro atualizado enviado', sent: undefined });
  });

  it('keeps the sheet for half an hour', async () => {
    vi.useFakeTimers();
    const ending = endSending(userIn(0), shared.texts, what);
    asked()?.answer(true);
    await ending;
    expect(useReceipt.getState().receipt?.sheet.kind).toBe('ready');
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(useReceipt.getState().receipt?.sheet.kind).toBe('over');
    vi.useRealTimers();
  });
});
