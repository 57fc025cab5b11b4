/** `npm run definitions -- approve`: publishes what another person has proposed, by the number of the proposal. */
import { admin, orRefuse } from '../lib/publication';

await orRefuse(() => admin('approve', ...process.argv.slice(2)));
