import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';

/** The portal's shared file without the parts, rules and treatments of its own wizards, which no form of the benchmark names. */
export function sharedTexts(): unknown {
  const shared = JSON.parse(readFileSync(join(ROOT, 'schemas/shared.json'), 'utf8'));
  const { parts: _parts, rules: _rules, treatments: _treatments, records: _records, ...rest } = shared;
  return rest;
}
