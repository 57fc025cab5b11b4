/**
 * Writes docs/accessibility.md and what the portal's page of accessibility tells, from docs/accessibility.json. Run it
 * after that file changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Accessibility, accessibilityPage, statementOf } from './lib/accessibility';
import { ROOT } from './lib/root.mjs';

const source: Accessibility = JSON.parse(readFileSync(join(ROOT, 'docs/accessibility.json'), 'utf8'));
writeFileSync(join(ROOT, 'docs/accessibility.md'), accessibilityPage(source));
writeFileSync(join(ROOT, 'src/features/accessibility/statement.json'), statementOf(source));
