import type { FastifyInstance } from 'fastify';
import type { Services } from '../storage/services';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './customers';
import { mountOutbox } from './outbox';

const TYPES = ['Pessoa Física', 'Pessoa Jurídica', 'Fundos'];

/** Pages that exist in demo mode only. */
export async function mountDemo(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (pages) => {
    mountOutbox(pages, services);
    pages.get('/demo', async (_request, reply) => {
      const rows = DEMO_CUSTOMERS.map(
        ({ type, name, document, email, story }) =>
          `<tr><td>${TYPES[type - 1]}</td><td>${story}</td><td>${name}</td><td>${document}</td><td>${email}</td><td>${DEMO_PASSWORD}</td></tr>`,
      );
      return reply.type('text/html; charset=utf-8').send(
        `<!doctype html><html lang="pt-BR"><title>Acessos de demonstração</title><link rel="stylesheet" href="/outbox/style.css"><h1>Acessos de demonstração</h1>
<p><a href="/outbox">E-mails enviados</a></p>
<table><thead><tr><th>Tipo</th><th>Situação</th><th>Nome</th><th>CPF ou CNPJ</th><th>E-mail</th><th>Senha</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></html>`,
      );
    });
  });
}
