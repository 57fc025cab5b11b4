import type { FastifyRequest } from 'fastify';
import type { AppConfig, ServerConfig } from '../storage/config';

/** The portal's address for links in e-mails, where it was told. */
export const siteOf = ({ publicUrl }: Pick<AppConfig, 'publicUrl'>) => publicUrl?.replace(/\/+$/, '');

/** Where a server on this machine answers. */
export const localSite = ({ certificate, port }: Pick<ServerConfig, 'certificate' | 'port'>) =>
  `${certificate ? 'https' : 'http'}://localhost:${port}`;

/** The portal's address for links in e-mails. Only the demo, which is alone with its customer, may ask the call. */
export function originOf(request: FastifyRequest, config: Pick<AppConfig, 'publicUrl'>): string {
  return siteOf(config) ?? `${request.protocol}://${request.host}`;
}

/** Where an account is confirmed. */
export const activationLink = (origin: string, clientId: string) => `${origin}/ConfirmarConta/${clientId}`;

/** Where customers see what is kept of them, and ask for its erasure. */
export const myDataLink = (origin: string) => `${origin}/Seguranca/MeusDados`;

/** Where all documents of the person are listed who was sent this link, each to be signed by itself. */
export const signingLink = (origin: string, id: string) => `${origin}/RealizarAssinaturas/${id}`;
