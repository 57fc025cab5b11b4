/** Counts what the examples of all tabs show of their conditions, in a process of its own: it takes seconds. */
import type { Files } from '../../engine/edit';
import { coverageOfAll } from './tellCoverage';

process.on('message', (files: Files) => process.send?.(coverageOfAll(files), () => process.disconnect()));
process.on('disconnect', () => process.exit());
