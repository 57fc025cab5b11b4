import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { fill, isFilled, press } from './deeds';
import { type Desk, openDesk } from './desk';
import { createMemory } from './memory';
import type { Happening } from './plan';
import type { Customer, Product } from './product';
import { KEYS, OUTCOME, type Step, unsavedBefore } from './script';
import { controlOf, shownIn } from './sight';
import { comeBack, goBackTo, keepFiles, PATIENCE_MS } from './wayBack';

/** What may be lost. */
const LOST_MS = 1_000;
/** How long after the end of an outage the server may not know what was typed in it. */
const RECOVERY_MS = 10_000;

/** The title of what waits for a connection. */
const QUEUED = 'Na fila para enviar';

/** Something that is not as it has to be. */
export class Loss extends Error {}

/** Fills in the registration of a customer while this happens. @throws Loss at what was lost, or never typed */
export async function register(
  product: Product,
  customer: Customer,
  plan: readonly Happening[],
  told: (line: string) => void,
): Promise<void> {
  const desk = await openDesk(product.address);
  const scene = createScene(desk, product, customer);
  try {
    await desk.page().goto('/login');
    await scene.begin();
    for (const [number, { step, typed }] of KEYS.entries()) {
      let doing: string = step.do;
      try {
        for (const happening of plan.filter(({ at }) => at === number)) {
          doing = happening.kind;
          told(`${number} ${doing}`);
          await scene.meet(happening, step);
        }
        doing = step.do;
        await scene.endOutage(number, step.needsServer);
        await scene.act(step, typed);
      } catch (error) {
        const shown = await pictureOf(desk.page(), `${customer.document}-${number}`).catch(() => 'no page');
        throw new Loss(
          `step ${number}, ${doing} at ${JSON.stringify(step.field)}: ${(error as Error).message}; ${shown}`,
        );
      }
    }
    await expectOutcome(product, customer);
  } finally {
    await desk.end();
  }
}

/** Takes a picture of the page, and names its file and the messages that it shows. */
async function pictureOf(page: Page, name: string): Promise<string> {
  const path = join(ROOT, 'reports/torture', `${name}.png`);
  await page.screenshot({ path });
  const messages = await page.locator('dialog').allInnerTexts();
  return [path, ...messages.map((text) => text.slice(0, 200))].join('; ');
}

function createScene(desk: Desk, product: Product, customer: Customer) {
  let outage: { kind: 'server' | 'offline'; until: number; since: number; holdsSave?: true } | undefined;
  let outageEnded = 0;
  /** When the typing began that is not saved. */
  let typedSince = Number.POSITIVE_INFINITY;

  const page = () => desk.page();
  const memory = createMemory(page);

  async function endOutage(number: number, isNeeded = false): Promise<void> {
    if (!outage || (!isNeeded && number < outage.until)) return;
    const { kind } = outage;
    outage = undefined;
    outageEnded = Date.now();
    if (kind === 'server') await product.start();
    else await desk.setOffline(false);
    if (!isNeeded) return;
    for (const waiting of ['Você está sem conexão', QUEUED])
      await page().getByText(waiting).first().waitFor({ state: 'hidden', timeout: PATIENCE_MS });
  }

  async function begin(): Promise<void> {
    await comeBack(page(), customer.document, async () => {});
    await memory.noteWhere();
    await keepFiles(page());
  }

  async function meet({ kind, keys, rest, at }: Happening, step: Step): Promise<void> {
    await wait(rest);
    if (kind === 'server' || kind === 'offline') {
      if (outage) return;
      outage = { kind, until: at + keys, since: Date.now() };
      if (kind === 'server') await product.kill();
      else await desk.setOffline(true);
      return;
    }
    const moment = Date.now() - LOST_MS;
    // The page moves by itself, too: a notice that goes while nobody types.
    await memory.noteWhere();
    // A save that waits on the device would go with it, and nobody fills that tab in again.
    if (kind === 'clear' && outage?.holdsSave) await endOutage(Number.POSITIVE_INFINITY, true);
    // What did not leave the device goes with what stands on it.
    const isFresh = outage || outageEnded > Date.now() - RECOVERY_MS;
    const since = kind === 'clear' && isFresh ? Math.min(moment, desk.toldAt()) : moment;
    if (kind === 'clear') {
      await desk.clearStorage();
      await endOutage(Number.POSITIVE_INFINITY);
      await page().reload();
    } else if (kind === 'reload') await page().reload();
    else {
      if (kind === 'kill') {
        await desk.kill();
        await desk.open();
      } else await desk.closeTab();
      await page().goto('/');
    }
    await comeBack(page(), customer.document, () => endOutage(Number.POSITIVE_INFINITY));
    if (kind !== 'clear') await memory.expectPlace(moment);
    // All that is known of the place is what was typed at it last.
    else if (typedSince < desk.toldAt()) await memory.expectPlace(since, true);
    await goBackTo(page(), step);
    await memory.expectTyped(step, since);
    if (kind === 'clear') await keepFiles(page());
    await resume(at);
  }

  /** Does again what was lost on the tab, up to where the text under way was. */
  async function resume(number: number): Promise<void> {
    const { step: current, typed } = KEYS[number] as (typeof KEYS)[number];
    for (const step of unsavedBefore(number)) {
      const control = controlOf(page(), step);
      const text = step === current ? step.text.slice(0, typed) : step.text;
      if ((await control.count()) === 0 || (await shownIn(control)) === memory.last(step) || !text) continue;
      // In front of it stands the form that the customer goes on with: what was lost behind it stays lost.
      if (step.within !== current.within && (await page().getByRole('dialog').count()) > 0) {
        await memory.note(step);
        continue;
      }
      await fill[step.do](page(), step, text);
      // It may bring up the next one.
      await wait(100);
      await memory.note(step);
    }
    if (current.do !== 'type' || typed === 0) return;
    // What had the focus was known to the device, of which all is forgotten.
    const control = controlOf(page(), current);
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await control.click();
    await page().keyboard.press('End');
  }

  async function act(step: Step, typed: number): Promise<void> {
    const control = controlOf(page(), step);
    if (step.do === 'type') {
      if (typed === 0) {
        // Scrolling there and taking the focus are two moments, and whoever comes back may come back to the first.
        await control.scrollIntoViewIfNeeded();
        await memory.noteWhere();
        await control.click();
        await memory.note(step);
        await page().keyboard.press('ControlOrMeta+A');
      }
      await page().keyboard.type(step.text[typed] as string);
      await wait(20);
    } else if (isFilled(step)) {
      await memory.note(step);
      await fill[step.do](page(), step, step.text);
    } else await press(page(), step);
    if (outage && 'ends' in step) outage.holdsSave = true;
    typedSince = isFilled(step) ? Math.min(typedSince, Date.now()) : Number.POSITIVE_INFINITY;
    await memory.note(step);
  }

  return { act, begin, meet, endOutage };
}

async function expectOutcome(product: Product, customer: Customer): Promise<void> {
  for (const [call, expected] of Object.entries(OUTCOME)) {
    const answer = await product.call(customer, call);
    const rows = (Array.isArray(answer) ? answer : [answer]) as Record<string, unknown>[];
    if (rows.length !== 1) throw new Loss(`${call} gives ${rows.length} rows: ${JSON.stringify(rows)}`);
    for (const [name, value] of Object.entries(expected))
      if (rows[0]?.[name] !== value)
        throw new Loss(`${call}: ${name} is ${JSON.stringify(rows[0]?.[name])}, not ${JSON.stringify(value)}`);
  }
}
