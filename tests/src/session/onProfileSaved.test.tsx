import { expect, it, vi } from 'vitest';
import type { Status } from '../../../contract/lifeCycle';
import type { User } from '../../../src/api/user';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { onProfileSaved } from '../../../src/session/onProfileSaved';
import { useSession } from '../../../src/session/sessionStore';

const user = (over: Partial<User>): User => ({
  NomeRazaoSocial: 'Helena Duarte Nogueira',
  TipoCliente: 1,
  StatusCadastro: 2,
  PermiteLoginEmRevisao: false,
  CadastroAlterado: false,
  RenovacaoCadastral: false,
  SecoesRenovadas: [],
  SecoesSemMudanca: [],
  ...over,
});

it.each<[Status, boolean, Status, boolean]>([
  [0, false, 0, false],
  [1, false, 1, true],
  [2, false, 4, true],
  [3, true, 4, true],
  [4, false, 4, true],
])(
  '[PF-SUI-19, PF-STA-05, CF-STA-09, CF-STA-11] takes status %i (login in review %s) to %i',
  async (before, mayStay, after, isAltered) => {
    useSession.setState({ token: 'token', user: user({ StatusCadastro: before, PermiteLoginEmRevisao: mayStay }) });
    await onProfileSaved();
    expect(useSession.getState()).toMatchObject({
      token: 'token',
      user: { StatusCadastro: after, CadastroAlterado: isAltered },
    });
  },
);

it('[PF-STA-06, CF-STA-10, ACC-STAT-18, CF-SUI-06] signs out whose registration has expired and who may not stay, and says why', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo) => {
    calls.push(new URL(input instanceof Request ? input.url : String(input), location.href).pathname.toLowerCase());
    return Response.json({ data: true });
  });
  localStorage.setItem('token', 'token');
  useSession.setState({ token: 'token', user: user({ StatusCadastro: 3 }) });
  await onProfileSaved();
  expect(useSession.getState()).toMatchObject({ token: undefined, user: undefined });
  expect(localStorage.getItem('token')).toBeNull();
  expect(calls).toEqual(['/api/login/logoff']);
  const [told] = dialogs.getState().messages;
  expect(JSON.stringify(told)).toMatch(/Questionário atualizado.*não serão pedidas de novo.*Entre novamente/);
  vi.unstubAllGlobals();
});
