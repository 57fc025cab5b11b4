/** `npm run definitions -- withdraw`: takes back what waits, by the number of the proposal. */
import { admin, orRefuse } from '../lib/publication';

await orRefuse(() => admin('withdraw', ...process.argv.slice(2)));
