import { client } from './client';

/**
 * The content of a file that the client has sent.
 * @throws {Error} when the server does not give it
 */
export async function loadDocument(guid: string): Promise<Blob> {
  const path = `/cliente/documentos?guid=${encodeURIComponent(guid)}`;
  const answer = await client.send({ method: 'GET', path, ownTitle: true, binary: true });
  if (!answer.file) throw new Error(`No file in an answer of status ${answer.status}.`);
  return answer.file;
}
