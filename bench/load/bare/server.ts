/**
 * The least that could be done for a call: Fastify and one statement over JSONB, on the storage of the product. Takes
 * `DATABASE_URL`, or keeps an embedded database in `DATA_DIR`; `PORT` to listen on.
 */
import Fastify from 'fastify';

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

const { DATABASE_URL, DATA_DIR = 'memory://', PORT } = process.env;

async function openQuery(): Promise<Query> {
  if (DATABASE_URL) {
    const { Pool } = (await import('pg')).default;
    const pool = new Pool({ connectionString: DATABASE_URL, keepAlive: true });
    return (text, values) => pool.query(text, values);
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(DATA_DIR);
  return (text, values) => database.query<Record<string, unknown>>(text, values);
}

const query = await openQuery();
await query('create table if not exists bare (id integer primary key, data jsonb not null)', []);
const app = Fastify();
app.get<{ Params: { id: string } }>('/:id', async ({ params }) => {
  const { rows } = await query('select data from bare where id = $1', [params.id]);
  return { data: rows[0]?.data ?? null };
});
app.post<{ Params: { id: string } }>('/:id', async ({ params, body }) => {
  const text = 'insert into bare (id, data) values ($1, $2) on conflict (id) do update set data = $2 returning data';
  const { rows } = await query(text, [params.id, JSON.stringify(body)]);
  return { data: rows[0]?.data ?? null };
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
