import { describe, expect, it } from 'vitest';
import { createNames } from '../../scripts/shortClassNames';

describe('short names of classes', () => {
  it('are the same for the same class of the same file, in every build, and for no other', () => {
    const nameOf = createNames('/project');
    const made = ['/project/src/ui/Card.module.css', '/project/src/ui/Alert.module.css'].flatMap((file) =>
      ['card', 'title', 'card'].map((name) => nameOf(name, file)),
    );
    expect(new Set(made).size).toBe(4);
    expect(made[2]).toBe(made[0]);
    expect(made.every((name) => /^[A-Za-z]{4}\d+$/.test(name))).toBe(true);
    const again = createNames('/elsewhere');
    expect(again('card', '/elsewhere/src/ui/Card.module.css?used')).toBe(made[0]);
  });
});
