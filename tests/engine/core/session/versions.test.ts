import { describe, expect, it } from 'vitest';
import type { PartDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import { type Replies, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const TAB: TabDefinition = { ...tabOf({ Name: {}, Age: {} }), id: 'tab' };
const PART: PartDefinition = { id: 'part', data: ['tab'], load: 'GET /part', save: 'POST /part' };
const REFUSED = { status: 409, body: { data: ['Altered in another window.'] } };

/** A session whose part was loaded in version 1; the versions that its saves were made from. */
async function open(replies: Replies = {}, part: Partial<PartDefinition> = {}) {
  const opened = sessionOf(wizardOf([TAB], [{ ...PART, ...part }]), {
    'GET /part': () => ({ body: { data: { Name: 'Ana' } }, version: '1' }),
    'POST /part': () => ({ version: '2' }),
    ...replies,
  });
  await opened.session.open();
  const save = async (name: string) => {
    opened.session.form('tab').change('/Name', name);
    return opened.session.save();
  };
  const known = () => opened.calls.filter(({ method }) => method === 'POST').map(({ knownVersion }) => knownVersion);
  return { ...opened, save, known };
}

describe('a part', () => {
  it('is saved over the version that it was loaded in, then over that of its own last save', async () => {
    const { save, known } = await open();
    await save('Bia');
    await save('Caio');
    expect(known()).toEqual(['1', '2']);
  });

  describe('that was saved elsewhere meanwhile', () => {
    /** A server that holds the next of these whenever it is read, and refuses what was made from an older one. */
    const server = (...held: { Name: string; Age?: string }[]) => {
      let read = 0;
      return {
        'GET /part': () => {
          read = Math.min(read + 1, held.length);
          return { body: { data: held[read - 1] as never }, version: String(read) };
        },
        'POST /part': ({ knownVersion }: { knownVersion?: string }) =>
          knownVersion === String(held.length) ? { version: String(held.length) } : REFUSED,
      };
    };

    it('waits for a choice where both changed the same field, without a dialog, and is saved after it', async () => {
      const { session, save, questions, known } = await open(server({ Name: 'Ana' }, { Name: 'Dora' }));
      expect(await save('Bia')).toEqual({ done: false, clash: 'tab/Name' });
      expect(questions).toEqual([]);
      expect(session.view().clashes).toMatchObject([
        { name: 'Name', options: [{ text: 'Bia' }, { text: 'Dora', origin: { kind: 'saved' } }] },
      ]);
      expect(session.form('tab').getState().data.Name).toBe('Bia');
      expect(await session.save()).toEqual({ done: false, clash: 'tab/Name' });
      session.choose('tab/Name', 0);
      expect(await session.save()).toEqual({ done: true });
      expect(known()).toEqual(['1', '2']);
    });

    it('takes the other value where the customer chooses it', async () => {
      const { session, save, calls } = await open(server({ Name: 'Ana' }, { Name: 'Dora' }));
      await save('Bia');
      session.choose('tab/Name', 1);
      expect(session.view().clashes).toEqual([]);
      expect(session.form('tab').getState().data.Name).toBe('Dora');
      await session.save();
      expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    });

    it('is merged and saved at once where each changed another field', async () => {
      const { session, save, questions, calls } = await open(
        server({ Name: 'Ana', Age: '1' }, { Name: 'Ana', Age: '2' }),
      );
      expect(await save('Bia')).toEqual({ done: true });
      expect(questions.map(({ title }) => title)).toEqual(['Saved']);
      expect(session.form('tab').getState().data).toEqual({ Name: 'Bia', Age: '2' });
      expect(calls.at(-1)?.body).toEqual({ Name: 'Bia', Age: '2' });
    });
  });

  describe('whose save died on the way', () => {
    /** A server that two windows save to; a save of this one may lose its answer, or never arrive. */
    const lossy = () => {
      const held = { name: 'Ana', version: 1 };
      const fate = { next: 'answered' as 'answered' | 'lost' | 'dropped' };
      const store = (name: string) => Object.assign(held, { name, version: held.version + 1 });
      const replies: Replies = {
        'GET /part': () => ({ body: { data: { Name: held.name } }, version: String(held.version) }),
        'POST /part': ({ body, knownVersion }) => {
          if (fate.next === 'dropped') throw new TypeError('offline');
          if (knownVersion !== undefined && knownVersion !== String(held.version)) return REFUSED;
          store((body as { Name: string }).Name);
          if (fate.next === 'lost') throw new TypeError('offline');
          return { version: String(held.version) };
        },
      };
      return { held, fate, store, replies };
    };

    it('keeps its version: what another window saved meanwhile is not overwritten', async () => {
      const { held, fate, store, replies } = lossy();
      const { save, known } = await open(replies);
      fate.next = 'dropped';
      await save('Bia');
      fate.next = 'answered';
      store('Caio, of the other window');
      expect(await save('Bia')).toEqual({ done: false, clash: 'tab/Name' });
      expect(known()).toEqual(['1', '1']);
      expect(held.name).toBe('Caio, of the other window');
    });

    it('and had arrived is done: nobody is told of another window', async () => {
      const { held, fate, replies } = lossy();
      const { save, questions } = await open(replies);
      fate.next = 'lost';
      await save('Bia');
      fate.next = 'answered';
      expect(await save('Bia')).toEqual({ done: true });
      expect(questions.map(({ title }) => title)).toEqual(['Failed', 'Saved']);
      expect(held).toEqual({ name: 'Bia', version: 2 });
    });

    it('and had arrived is saved over when more was typed since', async () => {
      const { held, fate, replies } = lossy();
      const { save } = await open(replies);
      fate.next = 'lost';
      await save('Bia');
      fate.next = 'answered';
      expect(await save('Beatriz')).toEqual({ done: true });
      expect(held).toEqual({ name: 'Beatriz', version: 3 });
    });
  });

  it('of a server that tells no versions is compared with nothing', async () => {
    const { save, known } = await open({ 'GET /part': () => ({ body: { data: { Name: 'Ana' } } }) });
    await save('Bia');
    expect(known()).toEqual([undefined]);
  });

  it('takes the version of what is loaded again after a save', async () => {
    let version = 0;
    const get = () => {
      version += 10;
      return { body: { data: { Name: 'Ana' } }, version: String(version) };
    };
    const { save, known } = await open({ 'GET /part': get }, { reload: true });
    await save('Bia');
    await save('Caio');
    expect(known()).toEqual(['10', '20']);
  });
});
