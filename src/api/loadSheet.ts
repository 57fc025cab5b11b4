import { client } from './client';

/**
 * The registration sheet, a PDF.
 * @throws {Error} when the server does not give it
 */
export async function loadSheet(): Promise<Blob> {
  const answer = await client.send({ method: 'GET', path: '/Cliente/pdf', ownTitle: true, binary: true });
  if (!answer.file) throw new Error(`No file in an answer of status ${answer.status}.`);
  return answer.file;
}
