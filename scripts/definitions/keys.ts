/** `npm run definitions -- keys`: who may publish, `keys issue <name> --role author|publisher`, `keys revoke <name>`. */
import { admin, orRefuse } from '../lib/publication';

await orRefuse(() => admin('keys', ...process.argv.slice(2)));
