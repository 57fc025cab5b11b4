import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { METHODS, parseCall } from '../../../engine/wire';
import { ROOT } from '../../../scripts/lib/root.mjs';

describe('parseCall', () => {
  it.each(METHODS)('takes %s, in any case', (method) => {
    expect(parseCall(`${method} visitor/{id}`)).toEqual({ method, path: '/visitor/{id}' });
    expect(parseCall({ call: `${method.toLowerCase()} /visitor`, timeout: 5 })).toEqual({
      method,
      path: '/visitor',
      timeout: 5,
    });
  });

  it('knows the methods that the vocabulary lets through', () => {
    const folder = join(ROOT, 'schemas/vocabulary');
    const patterns = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/"\^\(?[A-Z|]+\)? \\\\S[^"]*"/g) ?? []);
    // Any call; what is looked up, which is read; lists of options, which are kept by their address.
    const read = ['^(GET|POST) \\\\S+$', '^GET \\\\S+$'];
    expect(new Set(patterns)).toEqual(new Set([`^(${METHODS.join('|')}) \\\\S+$`, ...read].map((text) => `"${text}"`)));
  });
});
