import { INFORMACOES } from '../../support/informacoes';
import { type Happening, planOf } from './plan';
import { startProduct } from './product';
import { register } from './registration';
import { BASICA_PATH, cpfOf } from './start';

/** How many events a registration has at most. */
const EACH = 10;

/** What is to happen. */
export interface TortureOptions {
  events: number;
  /** Of the first registration; the next ones count on. */
  seed: number;
  /** The one step at which something is to happen. */
  only?: number | undefined;
  tell?: (line: string) => void;
}

/** Registrations one after the other, until so many events have happened; what went wrong, one line each. */
export async function torture({ events, seed, only, tell = () => {} }: TortureOptions): Promise<string[]> {
  const plans: { seed: number; plan: Happening[] }[] = [];
  for (let left = events; left > 0; left -= EACH) {
    const own = seed + plans.length;
    // A seed gives the same, however many there are to be in all.
    const plan = planOf(own, EACH).filter((one) => only === undefined || isOf(one, only));
    plans.push({ seed: own, plan: only === undefined ? plan.slice(0, left) : plan });
  }
  const product = await startProduct(plans.map((_, index) => cpfOf(index)));
  const problems: string[] = [];
  try {
    for (const [index, { seed: own, plan }] of plans.entries()) {
      const customer = product.customers[index] as (typeof product.customers)[number];
      await product.call(customer, `POST ${BASICA_PATH}`, INFORMACOES);
      try {
        await register(product, customer, plan, (line) => tell(`seed ${own}: ${line}`));
      } catch (error) {
        problems.push(`seed ${own}, ${(error as Error).message}`);
        tell(problems.at(-1) as string);
        await product.kill();
        await product.start();
      }
    }
  } finally {
    await product.end();
  }
  return problems;
}

/** Whether it happens at a step, or lasts until then. */
const isOf = ({ at, kind, keys }: Happening, step: number) =>
  at === step || ((kind === 'server' || kind === 'offline') && at < step && step < at + keys);
