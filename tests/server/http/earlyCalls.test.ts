import { expect, it } from 'vitest';
import { earlyCallsAt } from '../../../server/http/earlyCalls';
import type { Version } from '../../../server/storage/definitions/types';

const CURRENT = {
  number: 7,
  files: {
    index: {
      wizards: [
        { id: 'pf', route: '/CadastroPF_Passo_1', open: '/formularios/pf' },
        { id: 'visita', route: '/Visita' },
      ],
    },
  },
} as unknown as Version;

const INDEX = { path: '/definitions/index.json' };
const SETTINGS = { path: '/api/consulta/configuracao-geral' };
const OF_SESSION = [INDEX, { path: '/api/cliente/usuario', ofSession: true }, { ...SETTINGS, ofSession: true }];

const callsAt = (path: string) => {
  const [, content = ''] = /^<meta name="early-calls" content="([^"]*)">$/.exec(earlyCallsAt(path, CURRENT)) ?? [];
  return JSON.parse(content.replaceAll('&quot;', '"'));
};

it('names what the pages behind the login ask for, of a wizard its opening too, for the version in force', () => {
  for (const path of ['/Seguranca/MeusDados', '/visita/dados']) expect(callsAt(path)).toEqual(OF_SESSION);
  expect(callsAt('/cadastropf_passo_1/Enderecos')).toEqual([
    { path: '/api/formularios/pf', ofSession: true, version: '7' },
    ...OF_SESSION,
  ]);
});

it('names what asks nobody who they are in front of it', () => {
  for (const path of ['/login', '/CadastroInicio']) expect(callsAt(path)).toEqual([INDEX, SETTINGS]);
});

it('names what stands on the dashboard', () => {
  for (const path of ['/', '/Dashboard'])
    expect(callsAt(path)).toEqual([
      ...OF_SESSION,
      { path: '/api/cliente/usuario/secoes', ofSession: true },
      { path: '/api/suitability', ofSession: true },
    ]);
});
