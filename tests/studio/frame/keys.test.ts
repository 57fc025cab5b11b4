import { describe, expect, it } from 'vitest';
import { isOfTool } from '../../../studio/frame/keys';

const key = (init: Partial<KeyboardEvent>) =>
  ({ key: '', code: '', altKey: false, ctrlKey: false, metaKey: false, ...init }) as KeyboardEvent;

describe('the keys that the form in the preview leaves to the Estúdio', () => {
  it.each([
    { key: 'F6' },
    { key: 'F8' },
    { key: '.', ctrlKey: true },
    { key: 's', ctrlKey: true },
    { key: 'e', metaKey: true },
    { code: 'KeyW', altKey: true },
  ])('%o is one of them', (init) => expect(isOfTool(key(init))).toBe(true));

  it.each([{ key: 'z', ctrlKey: true }, { key: 'a' }, { key: 'Tab' }, { key: 'e', ctrlKey: true, altKey: true }])(
    '%o belongs to the form',
    (init) => expect(isOfTool(key(init))).toBe(false),
  );
});
