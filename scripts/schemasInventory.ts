/**
 * `npm run schemas:inventory -- [--out <folder>] [--dir <folder>]`: the record of processing operations (LGPD, art. 37) as a
 * page and as a table: each field with purpose, legal basis, retention, and where it goes, and what the platform keeps beside.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayInBrazil } from '../contract/calendar';
import { inventoryCsv } from './lib/inventory/csv';
import { inventoryLines } from './lib/inventory/lines';
import { inventoryPage } from './lib/inventory/page';
import { readDefinitions } from './lib/readDefinitions';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';

async function makeInventory(): Promise<void> {
  const { values } = readWords({
    options: {
      out: { type: 'string', default: 'reports/inventario' },
      dir: { type: 'string', default: 'schemas' },
    },
  });
  const { schemas } = readDefinitions(values.dir);
  if (!schemas.shared.treatments) throw new Refused(`${values.dir}/shared.json não declara "treatments".`);
  const lines = inventoryLines(schemas);
  mkdirSync(values.out, { recursive: true });
  const [page, table] = [join(values.out, 'inventario.html'), join(values.out, 'inventario.csv')];
  writeFileSync(page, inventoryPage(schemas, { lines, day: todayInBrazil(new Date()) }));
  writeFileSync(table, inventoryCsv(lines));
  for (const file of [page, table]) console.log(file);
}

await orSayWhy(makeInventory);
