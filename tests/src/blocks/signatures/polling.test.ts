import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignaturesModel } from '../../../../src/blocks/signatures/model';
import { CONTRATO, declarationOf, signaturesInput, TERMO } from './signaturesInput';
import { emptyHeld, held, lists, openModel } from './signaturesModel';

beforeEach(emptyHeld);

describe('polling', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    held.declarations = [declarationOf(TERMO, 'Pendente')];
  });
  afterEach(() => void vi.useRealTimers());

  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('[PF-DEC-10, PF-OP-44] reads the declarations every 10 seconds, past the cache, while the tab is open', async () => {
    const { model, calls } = await openModel();
    calls.length = 0;
    await pass(60_000);
    expect(calls).toEqual([]);
    const stop = model.watch();
    await pass(0);
    calls.length = 0;
    await pass(9_999);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toMatchObject([{ method: 'GET', path: '/declaracao/cliente', fresh: true, ownTitle: true }]);
    await pass(20_000);
    expect(calls).toHaveLength(3);
    stop();
    await pass(60_000);
    expect(calls).toHaveLength(3);
  });

  it('[PF-OP-44] ends when nothing is pending any more, and begins when something is again', async () => {
    const { model, calls, find } = await openModel();
    model.watch();
    held.declarations = [declarationOf(TERMO, 'Assinado')];
    await pass(10_000);
    expect(find('termo')?.state).toBe('signed');
    calls.length = 0;
    await pass(60_000);
    expect(calls).toEqual([]);
    held.declarations = [declarationOf(CONTRATO, 'Pendente')];
    await model.load();
    calls.length = 0;
    await pass(10_000);
    expect(calls).toHaveLength(1);
  });

  it('[PF-OP-44] says nothing of a reading that fails, keeps the list and goes on', async () => {
    let status = 200;
    const { model, calls, find, questions } = await openModel({
      'GET /declaracao/cliente': () => ({ status, body: { data: held.declarations } }),
    });
    model.watch();
    status = 500;
    await pass(10_000);
    expect([model.getState().phase, find('termo')?.state]).toEqual(['ready', 'pending']);
    status = 200;
    held.declarations = [declarationOf(TERMO, 'Assinado')];
    await pass(10_000);
    expect(find('termo')?.state).toBe('signed');
    expect(questions).toEqual([]);
    expect(calls.every(({ ownTitle }) => ownTitle)).toBe(true);
  });

  it('never has two readings under way', async () => {
    const answers: (() => void)[] = [];
    const { model, calls } = await openModel();
    const slow = signaturesInput({
      ...lists,
      'GET /declaracao/cliente': () =>
        new Promise((resolve) => answers.push(() => resolve({ status: 200, body: { data: held.declarations } }))),
    });
    const other = createSignaturesModel(slow.input);
    const loading = other.load();
    answers.shift()?.();
    await loading;
    other.watch();
    await pass(10_000);
    expect(answers).toHaveLength(1);
    await pass(50_000);
    expect(answers).toHaveLength(1);
    answers.shift()?.();
    await pass(10_000);
    expect(answers).toHaveLength(1);
    expect([model.getState().phase, calls.length]).toEqual(['ready', 2]);
  });

  it('takes its interval from its options', async () => {
    const { model, calls } = await openModel({}, { pollMs: 1_000 });
    model.watch();
    calls.length = 0;
    await pass(1_000);
    expect(calls).toHaveLength(1);
  });

  it('reads both lists again when the tab is opened later: a change of an attorney may have cost the signatures', async () => {
    held.declarations = [declarationOf(TERMO, 'Assinado')];
    const { model, calls, find } = await openModel();
    await pass(5_000);
    held.declarations = [];
    calls.length = 0;
    model.watch();
    await pass(0);
    expect(calls.map(({ path }) => path).sort()).toEqual(['/declaracao', '/declaracao/cliente']);
    expect(find('termo')?.state).toBe('unread');
  });
});
