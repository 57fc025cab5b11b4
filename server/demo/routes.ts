import type { FastifyInstance } from 'fastify';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './customers';

/** Pages that exist in demo mode only. */
export function mountDemo(app: FastifyInstance): void {
  app.get('/demo', async (_request, reply) => {
    const rows = DEMO_CUSTOMERS.map(
      ({ name, document, email, story }) =>
        `<tr><td>${story}</td><td>${name}</td><td>${document}</td><td>${email}</td><td>${DEMO_PASSWORD}</td></tr>`,
    );
    return reply.type('text/html; charset=utf-8').send(
      `<!doctype html><html lang="pt-BR"><title>Acessos de demonstração</title><h1>Acessos de demonstração</h1>
<table><thead><tr><th>Situação</th><th>Nome</th><th>CPF</th><th>E-mail</th><th>Senha</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></html>`,
    );
  });
}
