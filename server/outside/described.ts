import type { CallDescription } from '../http/openapi/description';
import { oneOf, orNull, record, text, textLike } from '../http/openapi/schemas';

const area = 'Consultas';
const MEMBERS = ['cep', 'logradouro', 'complemento', 'bairro', 'localidade', 'uf', 'ibge'];

/** What is looked up with outside services. */
export const ADDRESS_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /ws/:cep/json': {
    area,
    summary: 'The address of a CEP',
    path: { cep: textLike('01001-000') },
    answer: {
      anyOf: [
        record(Object.fromEntries(MEMBERS.map((name) => [name, text])), MEMBERS),
        { ...record({ erro: oneOf(true) }), description: 'There is no such CEP.' },
      ],
    },
  },
  'GET /ip': { area, summary: 'The address that the caller has on the internet', answer: record({ ip: text }) },
};

export const COMPANY_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /register/verifyCNPJ': {
    area,
    summary: 'The name and constitution of a company; null when there is none',
    query: { cnpj: textLike('00.000.000/0001-91') },
    needs: ['cnpj'],
    answer: orNull(record({ RazaoSocial: text, DataConstituicao: text })),
  },
};
