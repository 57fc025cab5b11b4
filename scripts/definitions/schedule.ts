/**
 * `npm run definitions -- schedule <moment> [folder]`: as `publish`, in force from that moment in Brasília,
 * `2027-01-31` or `2027-01-31T08:00`.
 */
import { orRefuse } from '../lib/publication';
import { Refused } from '../lib/refused';

await orRefuse(async () => {
  const [moment = '', ...words] = process.argv.slice(2);
  // A folder, or an option, where the moment was left out.
  if (!/^\d/.test(moment)) {
    throw new Refused('Diga a partir de quando: npm run definitions -- schedule 2027-01-31T08:00 --note "..."');
  }
  process.argv.splice(2, process.argv.length, '--from', moment, ...words);
  await import('./publish');
});
