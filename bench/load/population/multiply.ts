import type { Client } from 'pg';
import { type Column, type OwnedTable, ownedTables } from './catalog';
import { CHECK_DIGITS } from './checkDigits';
import type { Model } from './models';

/** Rows that the product forgets after so many days are not copied for older registrations. */
const KEPT_DAYS: Record<string, number> = { event: 30, mail: 30, known_device: 180, session: 0 };

const UUID = "'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'";
/** Data in which a registration names its own document, e-mail and name. */
const NAMING = ['part.data', 'collection_row.data', 'sending.sent'];

/**
 * Copies the models until there are so many registrations, each with a document, an e-mail and an age of its own, and all
 * its rows under ids of their own; the contents of files are not copied. Bulk statements over tables without their
 * indexes and triggers, which come back at the end.
 */
export async function multiply(connection: Client, models: readonly Model[], count: number): Promise<void> {
  const { rows: indexes } = await connection.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and indexname not in (select conname from pg_constraint)`);
  // Neither references are checked nor changes counted: what is copied was right.
  await connection.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; ${CHECK_DIGITS}`);
  for (const { name } of indexes) await connection.query(`drop index "${name}"`);
  await gather(connection, models, count);
  await connection.query(COPIED_CLIENTS);
  for (const table of await ownedTables(connection)) await connection.query(copyOf(table));
  for (const { id } of models) await connection.query('update client set status = 5 where id = $1', [id]);
  for (const { definition } of indexes) await connection.query(definition);
  await connection.query('set session_replication_role = default; drop table crowd');
  await connection.query('vacuum (analyze)');
}

/** Who is to be there: of which model, and how old. */
async function gather(connection: Client, models: readonly Model[], count: number): Promise<void> {
  await connection.query('create temp table model (id uuid, low int, high int, days int)');
  let low = 0;
  for (const { id, share, days } of models) {
    await connection.query('insert into model values ($1, $2, $3, $4)', [id, low, low + share, days]);
    low += share;
  }
  // A step without a common divisor mixes the models; ages differ from one to the next.
  await connection.query(
    `create temp table crowd as
      select n, m.id as model, md5('client ' || n)::uuid as id, 'c' || n || '@populacao.example.com' as email,
        (n::bigint * 7919 % m.days)::int as days,
        case when c.type = 1 then pg_temp.cpf(n) else pg_temp.cnpj(n) end as document,
        (array['Ana','Bruno','Clara','Davi','Elisa','Fábio','Gilda','Hugo','Inês','José'])[1 + n % 10] || ' ' ||
        (array['Souza','Lima','Prado','Nunes','Rocha','Alves','Dias'])[1 + n % 7] || ' ' || n as name,
        c.document as "modelDocument", c.email as "modelEmail", c.name as "modelName"
      from generate_series(1, $1::int) as n join model m on (n::bigint * 617 % $2::int) >= m.low and (n::bigint * 617 % $2::int) < m.high
        join client c on c.id = m.id`,
    [count, low],
  );
  await connection.query('analyze crowd');
}

const COPIED_CLIENTS = `
  insert into client (id, type, name, document, email, password_hash, nickname, constitution_date, status, login_in_review, changed,
    email_confirmed_at, expires_on, sent_at, created_at, changes, reminded_for, ended_at, kept_until)
  select p.id, c.type, p.name, p.document, p.email, c.password_hash, c.nickname, c.constitution_date, c.status, c.login_in_review,
    c.changed, c.email_confirmed_at - make_interval(days => p.days), c.expires_on - p.days, c.sent_at - make_interval(days => p.days),
    c.created_at - make_interval(days => p.days), c.changes,
    case when c.status = 2 and c.expires_on - p.days <= current_date + 31 then c.expires_on - p.days end,
    c.ended_at - make_interval(days => p.days), c.kept_until
  from crowd p join client c on c.id = p.model`;

function copyOf({ name, columns, joins }: OwnedTable): string {
  const own = columns.filter(({ isIdentity }) => !isIdentity);
  const values = own.map((column) => copiedValue(name, column));
  const days = KEPT_DAYS[name];
  const isKept = days === undefined ? '' : ` where owner.days < ${days}`;
  const names = own.map((column) => `"${column.name}"`).join(', ');
  return `insert into "${name}" (${names}) select ${values.join(', ')} from "${name}" t0${joins}${isKept}`;
}

/** The value of a column in a copy: ids that follow from those of the model, and times as old as the registration. */
function copiedValue(table: string, { name, type, refersTo }: Column): string {
  const column = `t0."${name}"`;
  const another = `md5(${column} || ' ' || owner.n)::uuid`;
  if (name === 'link_id') return 'gen_random_uuid()';
  if (refersTo === 'client' || name === 'author_id' || name === 'user_id') {
    return `case when ${column} = owner.model then owner.id end`;
  }
  if (refersTo === 'declaration_version' || refersTo === 'revision_set') return column;
  if (type === 'uuid') return another;
  if (name === 'person_id') return `case when ${column} ~ ${UUID} then (${another})::text else ${column} end`;
  if (name === 'stored_as') return `encode(sha256((${column} || owner.n)::bytea), 'hex')`;
  if (table === 'event' && name === 'once') return 'null';
  if (table === 'event' && name === 'told_at') return `t0.at - make_interval(days => owner.days)`;
  if (table === 'mail' && name === 'sent_at') return `t0.created_at - make_interval(days => owner.days)`;
  if (type === 'timestamp with time zone') return `${column} - make_interval(days => owner.days)`;
  if (!NAMING.includes(`${table}.${name}`)) return column;
  const replaced = [
    ['"modelDocument"', 'document'],
    ['"modelEmail"', 'email'],
    ['"modelName"', 'name'],
  ].reduce((text, [from, to]) => `replace(${text}, owner.${from}, owner.${to})`, `${column}::text`);
  return `(${replaced})::${type}`;
}
