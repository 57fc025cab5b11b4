import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { STATUS, type Status } from '../../../contract/lifeCycle';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/base.css';
import type { Json } from '../../../engine/core/json';
import declared from '../../../schemas/types.json';
import { client } from '../../../src/api/client';
import { clearToken } from '../../../src/api/token';
import { App } from '../../../src/app/App';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { useSession } from '../../../src/session/sessionStore';
import { forgetUnsaved } from '../../../src/session/unsaved';
import { declaredSettings } from '../../support/declarations';

type Answer = Json | { status: number; body: Json } | Response;

/** What the server says to one call: a body with status 200, or status and body; or what a function makes of the call. */
export type Reply = Answer | ((call: Call) => Answer | Promise<Answer>);

export interface Call {
  method: string;
  /** Under `/api`, without its query, in lower case. */
  path: string;
  body: unknown;
  authorization: string | null;
}

export const helena = {
  NomeRazaoSocial: 'Helena Duarte Nogueira',
  TipoCliente: 1,
  StatusCadastro: STATUS.approved as Status,
  PermiteLoginEmRevisao: false,
  CadastroAlterado: false,
  RenovacaoCadastral: false,
  SecoesRenovadas: [] as number[],
  SecoesSemMudanca: [] as number[],
};

const wizards = [
  {
    id: 'pf',
    type: 1,
    registration: true as const,
    route: '/CadastroPF_Passo_1',
    title: 'Cadastro',
    url: '/definitions/pf.0.js',
  },
  {
    id: 'pj',
    type: 2,
    registration: true as const,
    route: '/CadastroPJ_Passo_1',
    title: 'Cadastro',
    url: '/definitions/pj.0.js',
  },
  {
    id: 'fundo',
    type: 3,
    registration: true as const,
    route: '/CadastroFI_Passo_1',
    title: 'Cadastro',
    url: '/definitions/fundo.0.js',
  },
];

/** Before any test takes its place. */
const network = globalThis.fetch.bind(globalThis);

/** The wizards as the build compiles them: for tests that open one. */
export async function realWizards(): Promise<typeof wizards> {
  const response = await network('/definitions/index.json');
  return ((await response.json()) as { wizards: typeof wizards }).wizards;
}

/** The whole portal at a path, on a server that answers by path. The index of wizards is asked for once per file. */
export async function openPortal(
  path: string,
  replies: Record<string, Reply> = {},
  token?: string,
  offered: typeof wizards = wizards,
) {
  clearToken();
  await forgetUnsaved();
  localStorage.clear();
  if (token) localStorage.setItem('token', token);
  client.beginSession();
  useSession.setState({ token, user: undefined });
  dialogs.setState({ messages: [], toast: undefined });
  history.replaceState(null, '', path);

  const calls: Call[] = [];
  const all: Record<string, Reply> = {
    '/consulta/configuracao-geral': { data: [] },
    '/cliente/usuario': { data: helena },
    '/login/logoff': { data: true },
    ...replies,
  };
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/definitions/index.json')
      return Response.json({ version: '1', types: declared.types, settings: declaredSettings, wizards: offered });
    if (pathname === '/version.json') return new Response(null, { status: 404 });
    const text = await request.text();
    const call = {
      method: request.method,
      path: pathname.replace(/^\/api/, '').toLowerCase(),
      body: text === '' ? undefined : JSON.parse(text),
      authorization: request.headers.get('authorization'),
    };
    calls.push(call);
    const found = all[call.path] ?? { status: 404, body: { data: ['Não encontrado.'] } };
    const reply = typeof found === 'function' ? await found(call) : found;
    if (reply instanceof Response) return reply.clone();
    const hasStatus = typeof reply === 'object' && reply !== null && 'status' in reply;
    return hasStatus ? Response.json(reply.body, { status: reply.status as number }) : Response.json(reply);
  });
  const screen = await render(<App />);
  return { screen, calls, of: (name: string) => calls.filter((call) => call.path === name) };
}
