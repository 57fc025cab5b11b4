/** Says everything that is wrong with definitions, in a process of its own: no call waits for it. */
import type { Files } from '../../engine/edit';
import { allProblems } from './compile';

process.on('message', (files: Files) => process.send?.(allProblems(files)));
process.on('disconnect', () => process.exit());
