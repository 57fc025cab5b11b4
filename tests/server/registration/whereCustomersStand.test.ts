import { describe, expect, it } from 'vitest';
import { STATUS } from '../../../contract/lifeCycle';
import { whereCustomersStand } from '../../../server/registration/whereCustomersStand';
import type { Client } from '../../../server/storage/client';
import { collectionRow, part } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { countStatements } from '../countedDatabase';
import { serverForTests } from '../serverForTests';
import { addClient } from '../testServer';

const NOW = new Date('2026-11-23T12:00:00Z');
const { store } = serverForTests();
const { wizards } = await compiledDefinitions();

let documents = 0;
const add = (over: Parameters<typeof addClient>[1] = {}) => {
  documents += 1;
  return addClient(store.database, { document: String(documents).padStart(11, '0'), ...over });
};
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const own = ({ id }: Client, minutes: number) => ({
  clientId: id,
  version: '1',
  authorId: id,
  savedAt: at(minutes),
  wizard: 'pf',
});
const save = (whose: Client, name: string, minutes: number, wizard = 'pf') =>
  store.database.insert(part).values({ ...own(whose, minutes), wizard, part: name, data: {} });
const saveRow = (whose: Client, collection: string, minutes: number) =>
  store.database
    .insert(collectionRow)
    .values({ ...own(whose, minutes), id: crypto.randomUUID(), collection, position: 0, data: {} });

const stand = async (most?: number) =>
  (await whereCustomersStand(store.database, { wizards, now: NOW, ...(most && { most }) }))
    .map(({ wizard, status, step, count }) => `${wizard} ${status} ${step} ${count}`)
    .sort();

describe('where customers stand', () => {
  it('is the tab that was saved last, until they have sent', async () => {
    await add({ emailConfirmedAt: null });
    await add();
    await add();
    const [ana, rui, eva] = [await add(), await add(), await add()];
    await save(ana, 'basica', 1);
    await save(ana, 'financeira', 2);
    await save(rui, 'financeira', 1);
    await save(rui, 'basica', 2);
    await save(eva, 'financeira', 1);
    await saveRow(eva, 'procuradores/procuradores', 2);
    expect(await stand()).toEqual([
      'pf notStarted (nothing) 2',
      'pf notStarted (unconfirmed) 1',
      'pf notStarted dados-financeiros 1',
      'pf notStarted informacoes 1',
      'pf notStarted procuradores 1',
    ]);
  });

  it('is neither what other forms have, nor a name that the definitions do not know', async () => {
    const [ana, rui] = [await add(), await add()];
    await save(ana, 'data', 1, 'visita');
    await save(rui, '<script>52998224725</script>', 1);
    expect(await stand()).toEqual(['pf notStarted (nothing) 1', 'pf notStarted (other) 1']);
  });

  it('is their status once they have sent, expired from that day on', async () => {
    await add({ status: STATUS.inApproval });
    await add({ status: STATUS.approved, expiresOn: '2026-11-24' });
    await add({ status: STATUS.approved, expiresOn: '2026-11-23' });
    await add({ status: 77 });
    await add({ type: 2, status: STATUS.inReview });
    await add({ type: 9, status: STATUS.inReview });
    expect(await stand()).toEqual([
      'pf approved (sent) 1',
      'pf expired (sent) 1',
      'pf inApproval (sent) 1',
      'pf inactive (sent) 1',
      'pj inReview (sent) 1',
    ]);
  });

  it('is counted by one statement, and no further than it is told', async () => {
    for (const _ of Array(5)) await add();
    expect(await stand(3)).toEqual(['pf notStarted (nothing) 3']);
    const { database, statements } = await countStatements(store.database);
    await whereCustomersStand(database, { wizards, now: NOW });
    expect(statements()).toHaveLength(1);
  });
});
