import type { Product } from '../product';
import type { Shot } from './fire';

const PATH = '/PessoaFisica/dadosFinanceiros';
const AMOUNTS = {
  RemuneracaoMensal: 8_500.5,
  OutrosRendimentos: 1_200,
  BensImoveis: 350_000,
  BensMoveis: 60_000,
  PatrimonioLiquido: 420_000,
};

/** A call of the product, the bare one that it is held against, and the least share of it. */
export const PAIRS = [
  { own: 'load of a part', bare: 'bare read', share: 1 / 4 },
  { own: 'save of a part', bare: 'bare write', share: 1 / 5 },
] as const;

/** What is fired, by the name of the call: over each connection the same one again. */
export type Shots = Record<(typeof PAIRS)[number]['own' | 'bare'], Shot[]>;

/** The shots of all customers; those at the bare servers are spread over them alike. */
export function shotsOf({ customers }: Product, bare: readonly string[]): Shots {
  const bareAddress = (index: number) => bare[index % bare.length] ?? '';
  const body = JSON.stringify(AMOUNTS);
  const json = { 'content-type': 'application/json' };
  const of = (shot: (index: number) => Shot) => customers.map((_, index) => shot(index));
  const authorization = (index: number) => ({ authorization: `Bearer ${customers[index]?.token}` });
  const address = (index: number) => customers[index]?.address ?? '';
  const path = `/api${PATH}`;
  return {
    'load of a part': of((index) => {
      return { address: address(index), method: 'GET', path, headers: authorization(index) };
    }),
    'bare read': of((index) => ({ address: bareAddress(index), method: 'GET', path: `/${index}`, headers: {} })),
    'save of a part': of((index) => {
      return { address: address(index), method: 'POST', path, headers: { ...authorization(index), ...json }, body };
    }),
    'bare write': of((index) => ({
      address: bareAddress(index),
      method: 'POST',
      path: `/${index}`,
      headers: json,
      body,
    })),
  };
}
