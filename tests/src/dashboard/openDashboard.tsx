import { expect } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { helena, openPortal, type Reply, realWizards } from '../app/openPortal';

/** The data of a registration, as its calls answer it. */
const REGISTRATION: Record<string, Reply> = {
  '/pessoafisica/informacaobasica': { data: null },
  '/pessoafisica/representante': { data: [] },
  '/pessoafisica/dadosfinanceiros': {
    data: { RemuneracaoMensal: 14500, BensImoveis: 640000, BensMoveis: 92000, PatrimonioLiquido: 185300.75 },
  },
  '/pessoafisica/dadosbancarios': { data: [] },
  '/pessoafisica/declaracoes': { data: null },
  '/consulta/bancos': { data: [] },
  '/cliente/paisesobjetos': { data: [] },
  '/disclaimer': { data: [] },
  '/suitability': {
    data: { PerfilRisco: 'Moderado', Perfis: ['Conservador', 'Moderado', 'Arrojado'], StatusCadastro: 2 },
  },
  '/cliente/consultalembretevencimento': { data: false },
};

/**
 * The dashboard of a client, over a server that keeps the renewal: the reviewed sections come back with the user.
 * `over` changes the client, `replies` what the server answers.
 */
export async function openDashboard(over: JsonObject = {}, replies: Record<string, Reply> = {}, path = '/') {
  const user: JsonObject = { ...helena, ...over };
  const answerUser = () => ({ data: { ...user } as Json });
  const portal = await openPortal(
    path,
    {
      ...REGISTRATION,
      '/cliente/usuario': answerUser,
      '/cliente/renovacao': ({ body }) => {
        const { Secao, NadaMudou } = body as { Secao: number; NadaMudou?: boolean };
        user.RenovacaoCadastral = true;
        user.SecoesRenovadas = [...new Set([...((user.SecoesRenovadas ?? []) as number[]), Secao])];
        const unchanged = ((user.SecoesSemMudanca ?? []) as number[]).filter((section) => section !== Secao);
        user.SecoesSemMudanca = NadaMudou ? [...unchanged, Secao] : unchanged;
        return answerUser();
      },
      '/cliente/renovacao/desfazer': ({ body }) => {
        const { Secao } = body as { Secao: number };
        for (const key of ['SecoesRenovadas', 'SecoesSemMudanca'])
          user[key] = ((user[key] ?? []) as number[]).filter((section) => section !== Secao);
        return answerUser();
      },
      ...replies,
    },
    'abc',
    await realWizards(),
  );
  return { ...portal, user };
}

type Screen = Awaited<ReturnType<typeof openDashboard>>['screen'];

/** The accessible names of the tiles, in their order. */
export async function tileNames(screen: Screen): Promise<(string | null)[]> {
  await expect.element(screen.getByRole('heading', { name: /^(Seções do cadastro|Revise as seções)$/ })).toBeVisible();
  const section = screen.getByRole('region', { name: /^(Seções do cadastro|Revise as seções)$/ });
  return section
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'));
}

/** Everything of a renewal but the last section of the individual. */
export const ALMOST_ALL = [9, 0, 1, 2, 3, 4, 5, 6];

export type Dashboard = Awaited<ReturnType<typeof openDashboard>>;

/** What was sent to a path. */
export const bodies = ({ of }: Dashboard, path: string) => of(path).map(({ body }) => body);

/** Whether the browser would ask before the page is left. */
export function warnsOnLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** A questionnaire of one question. */
export const QUESTIONNAIRE = {
  data: [
    {
      QuestionarioId: 1,
      Pergunta: 'Quanto risco?',
      TipoResposta: 'Escolha única',
      TipoCliente: 'Pessoa Física',
      Respostas: [{ QuestionarioRespostaId: 11, Descricao: 'Pouco', Opcoes: [] }],
    },
  ],
};
