import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { upload } from '../../../src/api/upload';

const address = () => new URL('/nothing-here', location.origin);
const request = (init: RequestInit = {}) =>
  new Request(address(), { method: 'POST', body: 'x'.repeat(500_000), ...init });

describe('an upload', () => {
  it('tells how much of the body has left, up to all of it, and gives the answer whatever its status', async () => {
    const told: number[] = [];
    const answer = await upload(request(), (fraction) => told.push(fraction));
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  it('tells the version of what it saved, and what the server says of the definitions', async () => {
    const said = { etag: '"7"', 'definitions-next': '2' };
    const call = vi.spyOn(XMLHttpRequest.prototype, 'getResponseHeader');
    call.mockImplementation((name) => said[name as keyof typeof said] ?? null);
    onTestFinished(() => void call.mockRestore());
    const { headers } = await upload(request(), () => {});
    expect(Object.fromEntries(headers)).toMatchObject(said);
    expect(headers.has('definitions-stop')).toBe(false);
  });

  it('ends with the reason of its signal, before it is sent and while it is', async () => {
    const before = AbortSignal.abort(new DOMException('over', 'AbortError'));
    await expect(upload(request({ signal: before }), () => {})).rejects.toMatchObject({ name: 'AbortError' });
    const during = new AbortController();
    const sending = upload(request({ signal: during.signal, body: 'x'.repeat(5_000_000) }), () => during.abort());
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails as fetch does when there is no server', async () => {
    const nowhere = new Request('http://127.0.0.1:1/', { method: 'POST', body: '{}' });
    await expect(upload(nowhere, () => {})).rejects.toBeInstanceOf(TypeError);
  });
});
