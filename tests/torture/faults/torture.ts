import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../../scripts/lib/random.mjs';
import { openStorage } from '../../../server/storage/storage';
import { addClient } from '../../server/testServer';
import { cpfOf } from '../drafts/start';
import { createCaller } from './caller';
import { conclude, fillIn, problemsOfSent } from './concluder';
import { type Customer, createCustomer, type Person } from './customer';
import { DEEDS, type Scene } from './deeds';
import { problemsInDatabase } from './ledger';
import { createMailServer, type MailServer } from './mailServer';
import { type Kind, type Round, roundsOf } from './plan';
import { createProduct, type Product, type Storage } from './product';
import { createWriter } from './writer';

/** What is to happen. */
export interface FaultOptions {
  storage: Storage;
  seed: number;
  /** So many rounds at most. */
  rounds?: number;
  /** No round begins after so many milliseconds. */
  time?: number;
  /** The one kind that is to happen. */
  only?: Kind | undefined;
  isShort?: boolean;
  tell?: (line: string) => void;
}

/** Customers at work in a round, besides the one who sends and the one to whom nothing should happen. */
const WRITERS = 3;
const OF_ROUND = WRITERS + 2;
/** Of people who are there before; those who sign up in a run come after. */
const FIRST_NUMBER = 20_000;
/** After which everything that waits for a mail server must have arrived, in milliseconds. */
const MAILS_MS = 20_000;

/** Rounds one after the other; what went wrong, one line each. */
export async function torture(options: FaultOptions): Promise<string[]> {
  const { storage, seed, rounds = Number.POSITIVE_INFINITY, time = Number.POSITIVE_INFINITY, only } = options;
  const { isShort = false, tell = () => {} } = options;
  const people = Array.from({ length: OF_ROUND * Math.min(rounds, 400) }, (_, number) => personOf(number));
  const mail = await createMailServer();
  const product = await createProduct(storage, mail.port);
  const problems: string[] = [];
  const expected = { signUps: [] as string[], senders: [] as string[], breaks: 0 };
  let number = FIRST_NUMBER;
  const next = () => {
    number += 1;
    return number;
  };
  try {
    await fill(product, people);
    await mail.up();
    await product.start();
    const end = performance.now() + time;
    let count = 0;
    for (const round of roundsOf(seed, storage, only)) {
      if (count >= rounds || performance.now() > end || people.length < OF_ROUND) break;
      count += 1;
      const own = people.splice(0, OF_ROUND);
      const { done, found } = await playRound(round, { product, mail, people: own, isShort, next });
      expected.signUps.push(...done.signUps);
      expected.senders.push(...done.senders);
      if (round.kind !== 'cut' && round.kind !== 'fullFiles') expected.breaks += WRITERS;
      for (const problem of found) problems.push(`seed ${seed}, round ${count} (${round.kind}): ${problem}`);
      tell(`seed ${seed}: ${count} ${round.kind}${found.length > 0 ? `, ${found.length} problems` : ''}`);
      // One that has ended in a round must not fail all that follow.
      if (!product.isRunning()) await product.start();
    }
    await untilSent(product, mail);
    await product.end('SIGTERM');
    for (const problem of await problemsInDatabase(product, mail, expected))
      problems.push(`seed ${seed}, at the end: ${problem}`);
  } catch (error) {
    problems.push(`seed ${seed}, it could not go on: ${(error as Error).message}`);
  } finally {
    await product.close();
    await mail.down();
  }
  return problems;
}

interface Stage extends Pick<Scene, 'product' | 'mail' | 'isShort'> {
  people: Person[];
  next: () => number;
}

/** Customers at work, and something that happens meanwhile; then everything has to be as they were told. */
async function playRound({ kind, seed }: Round, { product, mail, people, isShort, next }: Stage) {
  const caller = createCaller(product.address);
  const random = createRandom(seed);
  const [sender, bystander, ...others] = people.map((person) => createCustomer(person, caller)) as [
    Customer,
    Customer,
    ...Customer[],
  ];
  const writers = others.map((customer) => createWriter(customer, caller, { random, next }));
  const found: string[] = [];
  const note = (error: unknown) => void found.push((error as Error).message);
  await fillIn(sender).catch(note);
  const work = Promise.all(writers.map((writer) => writer.work().catch(note)));
  await wait(random() * 600);
  const sent = conclude(sender);
  await wait(random() * 60);
  const scene = { product, mail, caller, bystander, random, isShort };
  found.push(...(await DEEDS[kind](scene).catch((error: Error) => [error.message])));
  await product.ready().catch(note);
  await wait(300);
  for (const writer of writers) writer.stop();
  await work;
  found.push(...(await sent));
  for (const writer of writers) found.push(...(await writer.problems().catch((error: Error) => [error.message])));
  found.push(...(await problemsOfSent(sender)));
  found.push(...caller.problems);
  if (!product.isRunning()) found.push(`the server has ended: ${product.errors()}`);
  return { found, done: { signUps: writers.flatMap(({ kept }) => kept.signUps), senders: [sender.email] } };
}

/** Lets the hours pass until nothing waits for the mail server any more. */
async function untilSent(product: Product, { arrived }: MailServer): Promise<void> {
  let before = -1;
  for (const end = performance.now() + MAILS_MS; performance.now() < end && before !== arrived.length; ) {
    before = arrived.length;
    // Longer than what has failed waits to be tried again.
    await product.setClock(product.clock() + 61 * 60_000);
    await wait(2_500);
  }
}

const personOf = (number: number): Person => ({ document: cpfOf(number), email: `cliente${number}@example.com` });

async function fill({ dataDir, databaseUrl }: Product, people: readonly Person[]): Promise<void> {
  const { database, close } = await openStorage({ databaseUrl, dataDir }, 'server', async () => {});
  try {
    for (const person of people) await addClient(database, person);
  } finally {
    await close();
  }
}
