import type { FastifyInstance } from 'fastify';
import type { Services } from '../storage/services';
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from './customers';
import { mountOutbox } from './outbox';
import { page } from './outboxPages';

const TYPES = ['Pessoa Física', 'Pessoa Jurídica', 'Fundos'];
const HEADS = ['Tipo', 'Situação', 'Nome', 'CPF ou CNPJ', 'E-mail', 'Senha'];

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
        page(
          'Acessos de demonstração',
          `<p><a href="/outbox">E-mails enviados</a></p>
<table><thead><tr>${HEADS.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
        ),
      );
    });
  });
}
