import { noticeExpiries } from '../../server/outside/events/expiries';
import { openDatabase } from '../../server/storage/open';

// An instance of which nothing runs but one sweep: it lets registrations expire in the database of this address.
const [url = ''] = process.argv.slice(2);
const { database, close } = await openDatabase({ url, directory: '' });
console.log('open');
await noticeExpiries(database, new Date());
await close();
