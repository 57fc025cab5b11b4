/** `npm run definitions -- list`: the published versions, and what waits for a second person. */
import { admin, orRefuse } from '../lib/publication';

await orRefuse(() => admin('list', ...process.argv.slice(2)));
