import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openStorage } from '../../server/storage/storage';

// A process that has the data directory and adds one row after the other, told line by line, until it is asked to end or
// has added `most`. Each row has `size` characters. Its opening keeps the thread
// busy for `opening` milliseconds.
const [dataDir = '', name = '', size = '1', most = 'Infinity', opening = '0'] = process.argv.slice(2);
const { database, close } = await openStorage({ databaseUrl: undefined, dataDir }, 'server', async (opened) => {
  await opened.execute(sql`create table if not exists fault (name text, n int, content text, primary key (name, n))`);
  if (opening !== '0') console.log('opening');
  for (const end = performance.now() + Number(opening); performance.now() < end; );
});
let isEnding = false;
process.on('SIGTERM', () => {
  isEnding = true;
});
console.log('open');
for (let n = 0; !isEnding && n < Number(most); n += 1) {
  await database.execute(
    sql`insert into fault values (${name}, ${n}, ${randomBytes(Number(size) / 2).toString('hex')})`,
  );
  console.log(n);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const { rows } = (await database.execute(
  sql`select name, count(*)::int as count from fault group by name`,
)) as unknown as {
  rows: object[];
};
console.log(JSON.stringify(rows));
await close();
