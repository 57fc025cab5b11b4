/** Variables that a server for customers has; whoever sets one of them wants no demo. */
const OF_CUSTOMERS = ['DATABASE_URL', 'DATABASE_URL_FILE', 'SMTP_URL', 'SMTP_URL_FILE'];
const AT_HOME = ['', 'development', 'test'];

/**
 * Asks for the demo where nothing says that the server is for customers: a word that is misspelt does not.
 * @param {NodeJS.ProcessEnv} env
 */
export function askForDemo(env) {
  const isForCustomers =
    OF_CUSTOMERS.some((name) => env[name]?.trim()) ||
    !AT_HOME.includes(env.NODE_ENV?.trim() ?? '') ||
    env.PUBLIC_URL?.trim().startsWith('https:');
  if (!isForCustomers) env.FICHA_MODE ??= 'demo';
}
