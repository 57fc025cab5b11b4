/** Runs in a thread of its own. */
const LANGUAGE = 'pt-BR';

new Intl.DateTimeFormat(LANGUAGE, { timeZone: 'America/Sao_Paulo', timeStyle: 'short' }).format();
new Intl.DisplayNames(LANGUAGE, { type: 'region' }).of('BR');
new Intl.ListFormat(LANGUAGE).format([]);
close();
