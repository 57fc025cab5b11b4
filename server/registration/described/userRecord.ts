import { STATUS } from '../../../contract/lifeCycle';
import {
  day,
  guid,
  integer,
  list,
  moment,
  named,
  oneOf,
  orNull,
  record,
  text,
  yesOrNo,
} from '../../http/openapi/schemas';

/** StatusCadastro. */
export const statusSchema = {
  ...oneOf(...Object.values(STATUS)),
  description: '0 not sent, 1 awaiting approval, 2 approved, 3 expired, 4 in review, 5 inactive.',
};

/** Who is signed in. */
export const userRecord = named(
  'Usuario',
  record({
    ClienteGuid: guid,
    NomeRazaoSocial: text,
    TipoCliente: { ...integer, description: '1 individual, 2 company, 3 fund.' },
    StatusCadastro: statusSchema,
    PermiteLoginEmRevisao: yesOrNo,
    CadastroAlterado: { ...yesOrNo, description: 'Saved since it was sent.' },
    RenovacaoCadastral: yesOrNo,
    SecoesRenovadas: list({ type: ['integer', 'string'] }),
    SecoesSemMudanca: {
      ...list({ type: ['integer', 'string'] }),
      description: 'Those of SecoesRenovadas that were confirmed as they stand, and not saved since.',
    },
    DataVencimento: orNull(day),
    Recusa: {
      ...orNull(record({ Em: moment, Texto: text })),
      description: 'Why it was refused; null where it was not, or is not any more.',
    },
  }),
);
