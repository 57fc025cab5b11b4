import type { Json } from '../../engine/core';
import { client } from '../../src/api/client';
import { clearToken, writeToken } from '../../src/api/token';
import { dialogs } from '../../src/dialogs/dialogStore';
import { useSession } from '../../src/session/sessionStore';
import { toldSettings } from '../toolbar/settings';

/** What a server answers to one path. */
type Reply = { status?: number; body: Json };

/** Answers by path under `/api`; `'waits'` never comes. */
type Replies = Record<string, Reply | 'waits'>;

const SETTINGS = '/consulta/configuracao-geral';

/**
 * A server for one story, that answers by path under `/api`, or never (`'waits'`); anything else goes on the network. It tells
 * the settings that the toolbar changed, where the story tells none. For `beforeEach`: what it gives back takes the server away.
 */
export function portalServer(replies: Replies = {}) {
  return ({ globals }: { globals?: { settings?: Record<string, Json> } } = {}) => {
    const told: Replies = { [SETTINGS]: { body: { data: toldSettings(globals?.settings ?? {}) } }, ...replies };
    const network = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const { pathname } = new URL(url, window.location.href);
      if (!pathname.startsWith('/api/')) return network(input, init);
      const reply = told[pathname.slice('/api'.length)] ?? ({ body: { data: [] } } as Reply);
      if (reply === 'waits') return new Promise(() => undefined);
      return Response.json(reply.body, { status: reply.status ?? 200 });
    };
    client.beginSession();
    useSession.setState({ token: undefined, user: undefined });
    dialogs.setState({ messages: [], toast: undefined });
    return () => {
      globalThis.fetch = network;
      clearToken();
    };
  };
}

/** The same server, with a client who is signed in. */
export function clientServer(replies: Replies = {}) {
  const serve = portalServer(replies);
  return (context: Parameters<typeof serve>[0]) => {
    const end = serve(context);
    signIn();
    return end;
  };
}

function signIn(): void {
  writeToken('historia');
  useSession.setState({
    token: 'historia',
    user: {
      NomeRazaoSocial: 'Helena Duarte Nogueira',
      TipoCliente: 1,
      StatusCadastro: 0,
      PermiteLoginEmRevisao: false,
      CadastroAlterado: false,
      RenovacaoCadastral: false,
      SecoesRenovadas: [],
      SecoesSemMudanca: [],
    },
  });
}
