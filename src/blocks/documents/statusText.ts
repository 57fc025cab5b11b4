import type { DocumentsState } from './state';

/** What goes on, for readers: the file that is on its way, one that did not arrive, else the last news. */
export function statusText({ files, reading, news }: DocumentsState): string {
  if (reading !== undefined) return `Lendo ${reading}...`;
  const sending = files.find(({ state }) => state === 'sending' || state === 'uploading');
  if (sending) return `Enviando ${sending.name}...`;
  const failed = files.find(({ state }) => state === 'failed');
  return failed ? `${failed.name} não chegou.` : news;
}
