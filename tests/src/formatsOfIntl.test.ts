import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Making one takes 10 ms and more, on a phone four times that, while nothing else of the page can happen. */
it('no module of the browser makes a format of Intl as it is loaded', () => {
  const files = ['src', 'contract', 'engine/core', 'engine/react'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
  expect(files.length).toBeGreaterThan(300);
  const made = files.filter((file) => /^(export )?(const|let) [^\n]*=\s*new Intl\./m.test(readFileSync(file, 'utf8')));
  expect(made).toEqual([]);
});
