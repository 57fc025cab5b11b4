import { readCommand } from '../../../server/admin/run';
import { tidyingOf } from '../../../server/app/tidying';
import { noticeExpiries, noticesReminders } from '../../../server/outside/events/expiries';
import { openFiles } from '../../../server/storage/files/files';
import { PASSWORD_HASH } from './models';
import { type Side, type SignedIn, setExpiry } from './side';

/** Registrations that a list shows, and that fall due at once: as many in a small population. */
const SOME = 20;

/** Something that is done with a population, again and again. */
export interface Way {
  /** What has to be there before; not measured. */
  prepare?: (side: Side) => Promise<void>;
  act: (side: Side, customer: SignedIn, index: number) => Promise<void>;
}

const AMOUNTS = { RemuneracaoMensal: 8_500.5, OutrosRendimentos: 1_200, BensImoveis: 350_000, BensMoveis: 60_000 };

/** What customers, reviewing systems, operators and the clock do, by its name. */
export const WAYS: Readonly<Record<string, Way>> = {
  'log in': {
    act: ({ call }, { document, email }, index) =>
      call('POST /api/login', {
        body: { Usuario: index % 2 ? document : email, TipoCliente: 'Pessoa Física', Senha: PASSWORD_HASH },
      }),
  },
  'open a wizard': { act: ({ call }, { token }) => call('GET /api/formularios/pf', { token }) },
  'save a part': {
    act: ({ call }, { token }, index) =>
      call('POST /api/PessoaFisica/dadosFinanceiros', { token, body: { ...AMOUNTS, PatrimonioLiquido: index } }),
  },
  'list for review': { act: ({ signed }) => signed(`GET /integracao/cadastros?status=1&limite=${SOME}`) },
  'list by the operator': {
    act: ({ opened: { app: _app, ...parts } }) =>
      readCommand(['clients', '--status', '1', '--limit', String(SOME)])({
        ...parts,
        assets: 'server',
        now: new Date(),
        print: () => {},
        createDemo: () => Promise.reject(new Error('No demo.')),
      }),
  },
  'let one expire': {
    prepare: ({ opened, customers }) => setExpiry(opened, customers, 365),
    act: ({ signed }, { id }) => signed(`POST /integracao/cadastros/${id}/vencer`),
  },
  'expire by date': {
    prepare: ({ opened, customers }) => setExpiry(opened, customers.slice(0, SOME), -1),
    act: ({ opened: { database } }) => noticeExpiries(database, new Date()),
  },
  'remind of expiries': {
    prepare: ({ opened, customers }) => setExpiry(opened, customers.slice(0, SOME), 2),
    act: ({ opened: { database } }) => noticesReminders(3)(database, new Date()),
  },
  'hourly round, nothing due': {
    async act({ opened: { database, definitions, config } }) {
      const all = tidyingOf(definitions, openFiles(config.files, database), config.reminderDays);
      for (const one of all) await one(database, new Date());
    },
  },
};
