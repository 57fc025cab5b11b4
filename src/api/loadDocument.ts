import { client } from './client';

/** The content of a file that the client has saved. @throws {Error} when the server does not give it */
export const loadDocument = (guid: string): Promise<Blob> =>
  loadFile(`/cliente/documentos?guid=${encodeURIComponent(guid)}`);

/** The content of a file that waits for its save. @throws {Error} when the server does not give it */
export const loadWaitingFile = (id: string): Promise<Blob> => loadFile(`/cliente/arquivos/${encodeURIComponent(id)}`);

async function loadFile(path: string): Promise<Blob> {
  const answer = await client.send({ method: 'GET', path, ownTitle: true, binary: true });
  if (!answer.file) throw new Error(`No file in an answer of status ${answer.status}.`);
  return answer.file;
}
