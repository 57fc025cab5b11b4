import { beforeEach, describe, expect, it, vi } from 'vitest';
import shared from '../../../schemas/shared.json';
import type { User } from '../../../src/api/user';
import { useDialogs } from '../../../src/dialogs/dialogStore';
import { endSending } from '../../../src/session/endSending';
import { logOff, rememberUser } from '../../../src/session/sessionStore';

vi.mock('../../../src/session/sessionStore', () => ({ logOff: vi.fn(), rememberUser: vi.fn() }));

const userIn = (StatusCadastro: number) => ({ NomeRazaoSocial: 'Helena', StatusCadastro }) as User;
const asked = () => useDialogs.getState().messages[0];

beforeEach(() => {
  useDialogs.setState({ messages: [] });
  vi.mocked(logOff).mockClear();
  vi.mocked(rememberUser).mockClear();
});

describe('what follows once a registration was sent', () => {
  it.each([0, 1])(
    '[PF-SUC-11, ACC-CONST-12, CF-SUC-01, CF-STA-07] is told in the words of the definitions, and ends in a logoff, in status %d',
    async (status) => {
      const ending = endSending(userIn(status), shared.texts);
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
      const ending = endSending(userIn(status), { ...shared.texts, sentAgainTitle: 'Atualização enviada' });
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
});
