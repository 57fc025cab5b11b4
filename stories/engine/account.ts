import type { JsonObject } from '../../engine/core';
import type { AccountFact, TabDefinition } from '../../engine/definition';

type Account = Partial<Record<AccountFact, string>>;

/** What the accounts of the samples have, by the type of client. */
const ACCOUNTS: Record<number, Account> = {
  1: { name: 'Helena Duarte Nogueira', document: '52998224725', email: 'helena@example.com', birth: '1988-09-22' },
  2: {
    name: 'Aurora Tecnologia Ltda.',
    document: '11222333000181',
    email: 'contato@aurora.com.br',
    birth: '2015-03-02',
  },
  3: {
    name: 'Serra Azul Fundo de Investimento Multimercado',
    document: '70931582000105',
    email: 'serraazul@example.com',
    birth: '2019-05-14',
  },
};

/** The read-only fields that a tab shows of the account, `{ Nome: 'Helena Duarte Nogueira' }`: the server fills them in. */
export function accountFields({ schema }: TabDefinition, type: number): JsonObject {
  const facts = ACCOUNTS[type] ?? {};
  return Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, { account, readOnly }]): [string, string][] => {
      const fact = account && readOnly ? facts[account] : undefined;
      return fact === undefined ? [] : [[name, fact]];
    }),
  );
}
