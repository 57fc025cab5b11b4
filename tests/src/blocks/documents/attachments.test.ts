import { describe, expect, it, vi } from 'vitest';
import { createAttachments } from '../../../../src/blocks/documents/attachments';

const encode = async (content: Blob) => btoa(await content.text());
const content = new Blob(['abc']);

describe('the store of picked files', () => {
  it('gives every file a handle of its own, and keeps it until it is removed', () => {
    const store = createAttachments(encode);
    const [first, second] = [store.add({ content }), store.add({ content })];
    expect(first).not.toBe(second);
    store.remove(first);
    expect([...store.getState().keys()]).toEqual([second]);
  });

  it('makes the base64 when the file is opened', async () => {
    const encoded = vi.fn(encode);
    const store = createAttachments(encoded);
    const handle = store.add({ content });
    expect(encoded).not.toHaveBeenCalled();
    expect((await store.open(handle))?.content).toBe('YWJj');
  });

  it('follows a file on its way', async () => {
    const store = createAttachments(encode);
    const handle = store.add({ content });
    const states: unknown[] = [];
    store.subscribe(() => states.push(store.getState().get(handle)));
    const file = await store.open(handle);
    file?.onProgress?.(0.5);
    file?.onFailed?.();
    const again = await store.open(handle);
    again?.onSent?.();
    expect(
      states.map((state) => state && [(state as { state: string }).state, (state as { progress: number }).progress]),
    ).toEqual([['sending', 0], ['sending', 0.5], ['failed', 0.5], ['sending', 0], undefined]);
  });

  it('opens a file by its handle also when it has arrived since, and then goes by its reference', async () => {
    const store = createAttachments(encode);
    const handle = store.add({ content });
    store.change(handle, { state: 'kept', reference: 'arquivo:1' });
    store.rename(handle, 'arquivo:1');
    const file = await store.open(handle);
    expect(file?.content).toBe('arquivo:1');
    expect(store.getState().get('arquivo:1')?.state).toBe('sending');
    file?.onSent?.();
    expect(store.getState().size).toBe(0);
  });

  it('has nothing for a handle that it does not know', async () => {
    expect(await createAttachments(encode).open('nada')).toBeUndefined();
  });

  it('keeps a file as not sent when its base64 cannot be made', async () => {
    const store = createAttachments(() => Promise.reject(new DOMException('gone', 'NotReadableError')));
    const handle = store.add({ content });
    expect(await store.open(handle)).toBeUndefined();
    expect(store.getState().get(handle)?.state).toBe('failed');
  });
});
