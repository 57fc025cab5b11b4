/** Finds the cases of one tab, in a process of its own: it may take minutes, and ends with whoever asked. */
import type { Files } from '../../engine/edit';
import { tellCases } from './tellCases';

process.on('message', async ({ files, tab }: { files: Files; tab: string }) => {
  for (const told of tellCases(files, tab)) await new Promise((sent) => process.send?.(told, sent));
  process.disconnect();
});
process.on('disconnect', () => process.exit());
