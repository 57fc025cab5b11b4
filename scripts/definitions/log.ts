/** `npm run definitions -- log`: what was done with versions and keys. */
import { admin, orRefuse } from '../lib/publication';

await orRefuse(() => admin('log', ...process.argv.slice(2)));
