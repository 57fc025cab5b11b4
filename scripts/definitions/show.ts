/** `npm run definitions -- show`: one version by its number: its note, its steps, what differed, and what was answered. */
import { admin, orRefuse } from '../lib/publication';

await orRefuse(() => admin('show', ...process.argv.slice(2)));
