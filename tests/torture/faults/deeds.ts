import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { INFORMACOES } from '../../support/informacoes';
import { minimalPdf } from '../../support/minimalPdf';
import type { Cluster } from '../../support/postgres/cluster';
import type { Caller } from './caller';
import { type Customer, credentialsOf, type Person } from './customer';
import type { MailServer } from './mailServer';
import type { Kind } from './plan';
import type { Product } from './product';

/** What something happens to. */
export interface Scene {
  product: Product;
  mail: MailServer;
  caller: Caller;
  /** Nobody of those at work: what was cut must not reach it, and it may be locked out. */
  bystander: Customer;
  random: () => number;
  /** Short rests for a run of seconds. */
  isShort: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What lets something happen, and puts it right again. @returns what was not as it should be */
type Deed = (scene: Scene) => Promise<string[]>;

/** A number of milliseconds, up to the first in a short run, up to the second in a long one. */
const upTo = ({ random, isShort }: Scene, short: number, long: number) => random() * (isShort ? short : long);

export const DEEDS: Record<Kind, Deed> = {
  async kill({ product }) {
    await product.end('SIGKILL');
    await product.start();
    return [];
  },
  async freeze(scene) {
    scene.product.signal('SIGSTOP');
    await wait(upTo(scene, 1_000, 12_000));
    scene.product.signal('SIGCONT');
    return [];
  },
  cut: cutBodies,
  async fullFiles(scene) {
    const left = upTo(scene, 400_000, 2_000_000);
    await scene.product.setQuota({ folder: join(scene.product.dataDir, 'files'), left });
    await wait(upTo(scene, 1_500, 5_000));
    await scene.product.setQuota();
    return [];
  },
  async fullDatabase(scene) {
    const { product } = scene;
    if (product.cluster) return fillCluster(scene, product.cluster);
    await product.setQuota({ folder: join(product.dataDir, 'database'), left: upTo(scene, 400_000, 2_000_000) });
    for (const end = performance.now() + upTo(scene, 2_000, 6_000); performance.now() < end && product.isRunning(); )
      await wait(50);
    await product.setQuota();
    // It may be about to end.
    await wait(500);
    if (product.isRunning()) return [];
    const said = product.errors();
    await product.start();
    return /^The embedded database cannot go on, .*\n$/.test(said) ? [] : [`it ended with: ${said}`];
  },
  clock: setClock,
  mail: downForAnHour,
  async halt(scene) {
    await scene.product.cluster?.halt();
    await wait(upTo(scene, 800, 8_000));
    await scene.product.cluster?.start();
    return [];
  },
  async frozenDatabase(scene) {
    scene.product.cluster?.freeze();
    await wait(upTo(scene, 1_000, 20_000));
    scene.product.cluster?.thaw();
    return [];
  },
};

/**
 * The disk of the database server, rows and log, is full. It refuses what needs room; where its log finds none it ends, and
 * does not come back by itself before there is room: then its operator starts it.
 */
async function fillCluster(scene: Scene, cluster: Cluster): Promise<string[]> {
  cluster.disk?.fill(upTo(scene, 100_000, 30_000_000));
  await wait(upTo(scene, 2_000, 10_000));
  cluster.disk?.clear();
  for (const end = performance.now() + MINUTE_MS; performance.now() < end; await wait(200)) {
    if (!cluster.isRunning()) await cluster.start();
    const answer = await fetch(`${scene.product.address}/ready`).catch(() => undefined);
    if (answer?.ok) return [];
  }
  return ['the database server did not come back'];
}

/** Bodies of all kinds that end in the middle: nothing of them is kept. */
async function cutBodies(scene: Scene): Promise<string[]> {
  const { product, bystander, random } = scene;
  const before = await bystander.untilAnswered('GET /PessoaFisica/informacaoBasica');
  const token = await bystander.token();
  const marked = { ...INFORMACOES, NomePai: 'Cortado' };
  const bodies = {
    '/api/PessoaFisica/informacaoBasica': marked,
    '/api/PessoaFisica/representante': { Tipo: 'Representante', Nome: 'Cortado' },
    '/api/cliente/arquivos': { FileName: 'a.pdf', FileDataString64: minimalPdf(300_000).toString('base64') },
    '/api/register': { TipoCadastro: 1, NomeRazaoSocial: 'Cortado' },
    '/api/PessoaFisica/ConcluirCadastro': { RenovacaoCadastral: false },
  };
  for (let times = scene.isShort ? 2 : 10; times > 0; times -= 1) {
    await Promise.all(
      Object.entries(bodies).map(([path, body]) => {
        const text = JSON.stringify(body);
        const part = text.slice(0, Math.floor(random() * text.length));
        return cut(product.port, { path, token, length: text.length, part, rest: random() * 100 });
      }),
    );
  }
  const after = await bystander.untilAnswered('GET /PessoaFisica/informacaoBasica');
  const rows = await bystander.untilAnswered('GET /PessoaFisica/representante');
  const isAsBefore = JSON.stringify([before.body.data, []]) === JSON.stringify([after.body.data, rows.body.data]);
  return isAsBefore ? [] : ['a body that was cut has changed something'];
}

interface Cut {
  path: string;
  token: string;
  length: number;
  part: string;
  rest: number;
}

async function cut(port: number, { path, token, length, part, rest }: Cut): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', `content-length: ${length}`];
  socket.write(`${[...head, `authorization: Bearer ${token}`].join('\r\n')}\r\n\r\n${part}`);
  await wait(rest);
  socket.destroy();
}

const JUMPS_MS = [MINUTE_MS, 20 * MINUTE_MS, 3 * HOUR_MS, 9 * HOUR_MS];
/** How far the clock may be from the right one: what ends after days must not end in a run. */
const FARTHEST_MS = 14 * HOUR_MS;
/** How long who has guessed too often has to wait. */
const LOCKED_MS = 15 * MINUTE_MS;

/** Sets the clock forwards or back; who has guessed too often before waits a quarter of an hour at most. */
async function setClock({ product, caller, bystander, random }: Scene): Promise<string[]> {
  const guess = () => caller.untilAnswered('POST /login', { body: credentialsOf(bystander, 'Errada@1') });
  const isLocked = async () => (await guess()).body.codigo === 'MUITAS_TENTATIVAS';
  const found: string[] = [];
  for (let left = 8; left > 0 && !(await isLocked()); left -= 1);
  if (!(await isLocked())) found.push('who guesses again and again is never locked out');
  const far = JUMPS_MS[Math.floor(random() * JUMPS_MS.length)] as number;
  const isBack =
    Math.abs(product.clock() + far) > FARTHEST_MS || (random() < 0.5 && product.clock() - far > -FARTHEST_MS);
  await product.setClock(product.clock() + (isBack ? -far : far));
  const way = `${far / MINUTE_MS} minutes ${isBack ? 'back' : 'forwards'}`;
  if ((await isLocked()) !== far < LOCKED_MS) found.push(`a lock-out ${far < LOCKED_MS ? 'ended' : 'stayed'} ${way}`);
  // What was tried here must be over before the next round.
  await product.setClock(product.clock() + 2 * HOUR_MS * (product.clock() > 0 ? -1 : 1));
  return found;
}

/** No mail server for an hour of the server's clock, while people write to each other; then all of it arrives. */
async function downForAnHour(scene: Scene): Promise<string[]> {
  const { product, mail, caller, bystander, isShort } = scene;
  if (product.clock() > 0) await product.setClock(product.clock() - 6 * HOUR_MS);
  await mail.down();
  const steps = isShort ? 4 : 12;
  for (let step = 0; step < steps; step += 1) {
    if (step % (steps / 4) === 0) await askForPassword(caller, bystander);
    // Two rounds of the one who sends.
    await wait(1_300);
    await product.setClock(product.clock() + HOUR_MS / steps);
  }
  await mail.up();
  return [];
}

const askForPassword = (caller: Caller, { email }: Person) =>
  caller.untilAnswered('POST /register/restaurar-senha', { body: { Email: email, TipoCliente: 1, Apelido: '' } });
