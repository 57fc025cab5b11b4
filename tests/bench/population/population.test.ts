import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOLDER } from '../../../bench/load/population/open';
import { type Population, populate } from '../../../bench/load/population/populate';
import { growing, type TouchedByWay, touchedByWays } from '../../../bench/load/population/touch';
import { WAYS } from '../../../bench/load/population/ways';
import { cnpj } from '../../../engine/core/formats/br/cnpj';
import { cpf } from '../../../engine/core/formats/br/cpf';
import { writeDefinitions } from '../../server/compiledDefinitions';
import { type Cluster, startCluster } from '../../support/postgres/cluster';

const [FEW, MANY] = [1_000, 10_000];

let cluster: Cluster;
let small: Population;
let large: Population;
beforeAll(async () => {
  cluster = await startCluster({ more: ['autovacuum=off'] });
  const definitionsDir = writeDefinitions();
  small = await populate(cluster.url, { name: 'small', count: FEW, definitionsDir });
  large = await populate(cluster.url, { name: 'large', count: MANY, definitionsDir });
}, 240_000);
afterAll(async () => {
  await cluster?.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

async function ask<Row extends object>(statement: string): Promise<Row[]> {
  const connection = new pg.Client({ connectionString: large.url });
  await connection.connect();
  try {
    return (await connection.query<Row>(statement)).rows;
  } finally {
    await connection.end();
  }
}

describe('a generated population', () => {
  it('has documents with right check digits, each once, and all statuses', async () => {
    const clients = await ask<{ type: number; document: string; status: number }>(
      "select type, document, status from client where email like '%@populacao.example.com'",
    );
    expect(clients).toHaveLength(MANY);
    expect(new Set(clients.map(({ document }) => document)).size).toBe(MANY);
    const isRight = ({ type, document }: (typeof clients)[number]) =>
      (type === 1 ? cpf : cnpj).validate(document) === undefined;
    expect(clients.filter((one) => !isRight(one))).toEqual([]);
    expect(new Set(clients.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('has every row that refers to another one beside it, and the indexes and triggers of the product', async () => {
    const references = await ask<{ from: string; column: string; to: string; key: string }>(`
      select f.relname as from, a.attname as column, t.relname as to, b.attname as key
      from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
        join pg_attribute a on a.attrelid = f.oid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = t.oid and b.attnum = k.confkey[1]
      where k.contype = 'f'`);
    expect(references.length).toBeGreaterThan(20);
    for (const { from, column, to, key } of references) {
      const lost = await ask(
        `select 1 from "${from}" f where "${column}" is not null and not exists (select from "${to}" t where t."${key}" = f."${column}")`,
      );
      expect(lost, `${from}.${column}`).toEqual([]);
    }
    const counted = await ask<{ parts: number; changes: string }>(
      'select count(*)::int as parts, (select changes from client c where c.id = p.client_id) as changes from part p group by client_id limit 1',
    );
    expect(counted[0]?.parts).toBeGreaterThan(1);
    const disabled = await ask("select tgname from pg_trigger where tgenabled <> 'O'");
    expect(disabled).toEqual([]);
  });
});

describe('among many registrations', () => {
  let touched: { few: TouchedByWay; many: TouchedByWay };
  beforeAll(async () => {
    touched = { few: await touchedByWays(small.url), many: await touchedByWays(large.url) };
  }, 120_000);

  it.each(Object.keys(WAYS))('%s: no statement touches more pages than among few', (way) => {
    const { few, many } = touched;
    expect(many[way]?.length).toBeGreaterThan(0);
    expect(growing({ [way]: few[way] ?? [] }, { [way]: many[way] ?? [] })).toEqual([]);
  });
});
