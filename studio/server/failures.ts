import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../server/http/refusal';
import type { Said } from './commands';
import { inPortuguese } from './publishedWords';

const STOPPED = 'Isto parou por um erro. O terminal em que o Estúdio foi aberto diz qual.';

/** What the disk refuses, by the code of the system. */
const DISK: Readonly<Record<string, string>> = {
  EACCES: 'Não há permissão para gravar nesta pasta.',
  EPERM: 'Não há permissão para gravar nesta pasta.',
  EROFS: 'Esta pasta só se pode ler.',
  ENOSPC: 'O disco está cheio: nada foi gravado.',
};

/** What the page asked wrong, by the code of the answer. */
const ASKED: Readonly<Record<number, string>> = {
  400: 'O Estúdio pediu algo que não se entende. Recarregue a página.',
  404: 'Isto não existe aqui. Recarregue a página.',
  413: 'Isto é grande demais para ser enviado de uma vez.',
};

const tellTerminal = (text: string) => process.stderr.write(`${text}\n`);

/** The sentence for something that went wrong; what it was stands in the terminal. */
export function failureOf(error: unknown): string {
  tellTerminal(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return DISK[String((error as NodeJS.ErrnoException | undefined)?.code)] ?? STOPPED;
}

/** Why a command did not do what it was asked; what nobody has words for stands in the terminal. */
export function failureIn({ out, errors, refused }: Said): string {
  if (refused !== undefined) return refused.trim();
  const known = errors.split('\n').flatMap((line) => inPortuguese(line) ?? []);
  if (known.length > 0) return known.join('\n');
  tellTerminal(`${out}\n${errors}`.trim());
  return STOPPED;
}

/** Every call that cannot be answered is answered by a sentence that the page may show. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: ASKED[404] }));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send({ message: error.message });
    const { statusCode = 500 } = error;
    const said = statusCode < 500 ? (ASKED[statusCode] ?? ASKED[400]) : failureOf(error);
    return reply.code(statusCode).send({ message: said });
  });
}
