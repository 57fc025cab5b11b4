import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { runCommand } from '../../../studio/server/commands';
import { openStudio } from './studio';

describe('what a change does', () => {
  it('is answered by lines, the last of which says what came of it', async () => {
    const { send } = await openStudio();
    const answer = await send('POST', '/estudio/api/impact', { changes: {}, against: 'commit' });
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    expect(
      answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([{ told: { findings: [], failure: 'Esta pasta não está em um repositório do git.' } }]);
  });

  it('is no longer looked for once nobody waits, by whoever does the work', async () => {
    const stop = new AbortController();
    const heard: string[] = [];
    const schemas = join(ROOT, 'schemas');
    const words = [schemas, '--before', schemas, '--made-up', '100000', '--progress'];
    const { done, errors } = await runCommand(ROOT, 'definitions/impact', words, {
      signal: stop.signal,
      hear(line) {
        if (!/^\d+\/\d+$/.test(line)) return false;
        heard.push(line);
        stop.abort();
        return true;
      },
    });
    expect(done).toBe(false);
    expect(heard.length).toBeGreaterThan(0);
    expect(errors).not.toContain('MiB');
  }, 120_000);
});
