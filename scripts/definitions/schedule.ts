/**
 * `npm run definitions -- schedule <moment> [folder]`: as `publish`, in force from that moment in Brasília,
 * `2027-01-31` or `2027-01-31T08:00`.
 */
const [moment = '', ...words] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, '--from', moment, ...words);
await import('./publish');

export {};
