import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { DraftFate } from '../../../support/draftServer';
import { choices, createWorld, type Page, type World } from '../../../support/draftWorld';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Each device is opened again, answers what is asked with what it shows, and in the end all have the same. */
async function expectAgreement(open: World['open'], names: readonly string[], pages: readonly Page[]) {
  const now = [...pages];
  for (let round = 0; round < 3; round += 1) {
    for (const [index, name] of names.entries()) {
      const page = await open(name, now[index]?.kept);
      for (const { id } of page.session.view().clashes) page.session.choose(id, 0);
      await page.settle();
      now[index] = page;
    }
  }
  const last: Page[] = [];
  for (const [index, name] of names.entries()) last.push(await open(name, now[index]?.kept));
  expect(last.flatMap(({ session }) => choices(session))).toEqual([]);
  for (const page of last) expect(page.data()).toEqual(last[0]?.data());
}

const NAMES = ['one', 'two', 'three'];

type Step =
  | { device: number; type: 'type'; field: 'Name' | 'Nick'; value: string | undefined }
  | { device: number; type: 'wait'; ms: number }
  | { device: number; type: 'save' }
  | { device: number; type: 'choose'; option: number }
  | { device: number; type: 'reload' };

describe('random edits on three devices, with delays, losses and repetitions', () => {
  const device = fc.integer({ min: 0, max: NAMES.length - 1 });
  const step: fc.Arbitrary<Step & { fate: DraftFate }> = fc
    .record({
      fate: fc.constantFrom<DraftFate>('answered', 'answered', 'lost', 'dropped'),
      step: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({
            device,
            type: fc.constant('type' as const),
            field: fc.constantFrom('Name' as const, 'Nick' as const),
            value: fc.constantFrom('u', 'v', 'w', 'x', 'y', undefined),
          }),
        },
        {
          weight: 3,
          arbitrary: fc.record({
            device,
            type: fc.constant('wait' as const),
            ms: fc.constantFrom(100, 700, 1500, 4000),
          }),
        },
        { weight: 1, arbitrary: fc.record({ device, type: fc.constant('save' as const) }) },
        { weight: 1, arbitrary: fc.record({ device, type: fc.constant('choose' as const), option: fc.nat(2) }) },
        { weight: 1, arbitrary: fc.record({ device, type: fc.constant('reload' as const) }) },
      ),
    })
    .map(({ step: one, fate }) => ({ ...one, fate }));

  it('end in the same state everywhere; what anybody typed last is there, or was shown as a choice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
        const { fates, saveFates, registration, open } = createWorld();
        const names = NAMES;
        const devices: Page[] = [];
        for (const name of names) devices.push(await open(name));
        /** The last value that each device typed into a field, until it is known to be there or shown. */
        const last = new Map<string, string>();
        const isShown = (field: string, value: string) =>
          devices.some(
            ({ data, session }) =>
              data()[field] === value ||
              session
                .view()
                .clashes.some(({ id, options }) => id === `tab/${field}` && options.some(({ text }) => text === value)),
          );
        for (const one of steps) {
          const name = names[one.device] as string;
          let window = devices[one.device] as (typeof devices)[0];
          fates.set(name, one.fate);
          // To type what stands there already changes nothing.
          if (one.type === 'type' && window.data()[one.field] !== one.value) {
            // What stood there is what this customer wanted to change, whoever typed it.
            for (const other of names) {
              const place = `${other}/${one.field}`;
              if (last.get(place) === window.data()[one.field]) last.delete(place);
            }
            window.type(one.field, one.value);
            // Who empties a field typed nothing that could get lost.
            if (one.value === undefined) last.delete(`${name}/${one.field}`);
            else last.set(`${name}/${one.field}`, one.value);
          }
          if (one.type === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
          saveFates.set(name, one.fate);
          if (one.type === 'save') await window.session.save();
          saveFates.clear();
          // What is saved is known to whoever saves over it.
          for (const [place, value] of last)
            if (registration.held.data[place.split('/')[1] as string] === value) last.delete(place);
          if (one.type === 'choose') {
            const [clash] = window.session.view().clashes;
            // A choice is an edit of the customer: what it leaves aside was shown.
            if (clash) {
              const field = clash.id.split('/')[1] as string;
              for (const other of names) last.delete(`${other}/${field}`);
              window.session.choose(clash.id, Math.min(one.option, clash.options.length - 1));
            }
          }
          if (one.type === 'reload') {
            window.session.flush();
            window = await open(name, window.kept);
            devices[one.device] = window;
          }
        }
        for (const name of names) fates.set(name, 'answered');
        await vi.advanceTimersByTimeAsync(120_000);
        // Each device is opened again, and answers what is asked with what it shows.
        for (const [index, name] of names.entries()) {
          const window = await open(name, (devices[index] as (typeof devices)[0]).kept);
          devices[index] = window;
        }
        for (const [place, value] of last) {
          const field = place.split('/')[1] as string;
          expect(isShown(field, value)).toBe(true);
        }
        await expectAgreement(open, names, devices);
      }),
      { numRuns: 150 },
    );
  }, 180_000);

  const rowStep = fc.record({
    fate: fc.constantFrom<DraftFate>('answered', 'answered', 'lost', 'dropped'),
    device,
    type: fc.constantFrom('add', 'change', 'change', 'remove', 'wait', 'wait', 'reload', 'choose'),
    index: fc.nat(3),
    ms: fc.constantFrom(100, 1500, 4000),
  });

  it('have each new row once, with what anybody typed last into it, or a choice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rowStep, { maxLength: 16 }), async (steps) => {
        const { fates, open } = createWorld();
        const names = NAMES;
        const windows: Page[] = [];
        for (const name of names) windows.push(await open(name));
        const rowsIn = (window: (typeof windows)[0]) => (window.data().rows ?? []) as JsonObject[];
        let typed = 0;
        /** What each device typed last into a row, by the mark that the row was made with. */
        const last = new Map<string, string>();
        /** A customer saw this, and wanted something else. */
        const forget = (mark: Json | undefined, seen: Json | undefined) => {
          for (const key of names.keys()) if (last.get(`${key} ${mark}`) === seen) last.delete(`${key} ${mark}`);
        };
        const type = (device: number, index: number) => {
          const window = windows[device] as (typeof windows)[0];
          const { City, State } = rowsIn(window)[index] as JsonObject;
          // What stood there is what this customer wanted to change, whoever typed it.
          forget(State, City);
          typed += 1;
          window.form.change(`/rows/${index}/City`, `City ${typed}.`);
          last.set(`${device} ${State}`, `City ${typed}.`);
        };
        for (const { fate, device: number, type: act, index, ms } of steps) {
          const name = names[number] as string;
          const window = windows[number] as (typeof windows)[0];
          fates.set(name, fate);
          if (act === 'add') {
            const added = window.form.addRow('rows');
            window.form.change(`/rows/${added}/State`, `State ${typed}`);
            type(number, added);
          }
          if (act === 'change' && rowsIn(window)[index]) type(number, index);
          if (act === 'remove' && rowsIn(window)[index]) {
            const { City, State } = rowsIn(window)[index] as JsonObject;
            forget(State, City);
            window.form.removeRow('rows', index);
          }
          if (act === 'wait') await vi.advanceTimersByTimeAsync(ms);
          if (act === 'choose') {
            const [clash] = window.session.view().clashes;
            if (clash) {
              // A choice is an edit of the customer: what it leaves aside was shown.
              for (const { text } of clash.options)
                for (const [key, value] of last) if (text.includes(value)) last.delete(key);
              window.session.choose(clash.id, Math.min(index, clash.options.length - 1));
            }
          }
          if (act === 'reload') {
            window.session.flush();
            windows[number] = await open(name, window.kept);
          }
        }
        for (const name of names) fates.set(name, 'answered');
        await vi.advanceTimersByTimeAsync(120_000);
        for (const [index, name] of names.entries()) windows[index] = await open(name, windows[index]?.kept);
        const told = windows.flatMap((window) => [
          ...rowsIn(window).map(({ City }) => City),
          ...window.session.view().clashes.flatMap(({ options }) => options.map(({ text }) => text)),
        ]);
        for (const value of last.values()) expect(told.filter((text) => String(text).includes(value))).not.toEqual([]);
        for (const window of windows) {
          const marks = rowsIn(window).map(({ State }) => State);
          expect(marks).toEqual([...new Set(marks)]);
        }
        await expectAgreement(open, names, windows);
      }),
      { numRuns: 150 },
    );
  }, 180_000);
});
