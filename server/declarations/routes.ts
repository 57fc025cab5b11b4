import type { FastifyInstance } from 'fastify';

/** The calls about declarations. No wizard has a document to sign yet, so no change can undo a signature. */
export function mountDeclarations(app: FastifyInstance): void {
  app.get('/declaracao/existeDeclaracaoAssinaturaCliente', async () => ({ data: false }));
}
