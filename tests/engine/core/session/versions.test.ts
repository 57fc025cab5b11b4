import { describe, expect, it } from 'vitest';
import type { PartDefinition, TabDefinition } from '../../../../engine/core/definition/types';
import { type Replies, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const TAB: TabDefinition = { ...tabOf({ Name: {} }), id: 'tab' };
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

  it('that was saved elsewhere meanwhile is refused in the words of the server; what was typed stays', async () => {
    const { session, save, questions, known } = await open({ 'POST /part': () => REFUSED });
    expect(await save('Bia')).toEqual({ done: false });
    expect(questions).toMatchObject([{ kind: 'error', text: 'Altered in another window.' }]);
    expect(session.form('tab').getState().data.Name).toBe('Bia');
    await save('Caio');
    expect(known()).toEqual(['1', '1']);
  });

  it('is compared with nothing after a save whose answer was lost: it may have arrived', async () => {
    let isDown = true;
    const { save, known } = await open({
      'POST /part': () => {
        if (isDown) throw new TypeError('offline');
        return {};
      },
    });
    await save('Bia');
    isDown = false;
    await save('Caio');
    expect(known()).toEqual(['1', undefined]);
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
