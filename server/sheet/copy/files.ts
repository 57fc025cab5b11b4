import { asc, eq } from 'drizzle-orm';
import type { Json } from '../../../engine/core';
import { fillSettings, type Treatments } from '../../../engine/state';
import { csvLine } from '../../registration/handOver/csvLine';
import type { Registrations } from '../../registration/registrations';
import { readSettings } from '../../settings/settings';
import type { Client } from '../../storage/client';
import { currentTreatments } from '../../storage/erasure/treatments';
import { FileMissing } from '../../storage/files/errors';
import type { Files } from '../../storage/files/files';
import type { Bytes, Stored } from '../../storage/files/types';
import { document } from '../../storage/schema';
import type { DrawOwnSheet } from '../ownSheet';
import { copyContent } from './content';
import type { ZipFile } from './zip';

const README = `Esta é a cópia dos seus dados.

dados.json   tudo o que guardamos, para ser lido por programas
dados.csv    as suas respostas, para planilhas
ficha.pdf    a sua ficha cadastral
arquivos/    os arquivos que você enviou

Guarde-a em um lugar seguro: ela tem os seus dados pessoais.
`;

/** The files of a copy, one after the other, each made when it is asked for. */
export async function* copyFiles(
  registrations: Registrations,
  client: Client,
  draw: DrawOwnSheet,
): AsyncGenerator<ZipFile> {
  const { services } = registrations;
  const content = await copyContent(registrations, client);
  yield { name: 'LEIA-ME.txt', content: Buffer.from(README) };
  yield { name: 'dados.json', content: Buffer.from(`${JSON.stringify(content, null, 2)}\n`) };
  const treatments = await currentTreatments(services.definitions);
  const csv = answersCsv(content.formularios, treatments, await readSettings(services));
  yield { name: 'dados.csv', content: Buffer.from(csv) };
  const sheet = await draw(client);
  if (sheet) yield { name: 'ficha.pdf', content: sheet };
  const sent = await services.database
    .select()
    .from(document)
    .where(eq(document.clientId, client.id))
    .orderBy(asc(document.createdAt));
  const missing: string[] = [];
  const quarantined: string[] = [];
  for (const [index, file] of sent.entries()) {
    const name = `arquivos/${index + 1} ${file.fileName}`;
    const isMissing = () => void missing.push(name);
    const content = file.quarantined ? undefined : await contentOf(services.files, file, isMissing);
    if (content) yield { name, content };
    else if (file.quarantined) quarantined.push(name);
  }
  if (missing.length > 0) yield listOf('arquivos que faltam.txt', MISSING, missing);
  if (quarantined.length > 0) yield listOf('arquivos em verificação.txt', QUARANTINED, quarantined);
}

const MISSING = 'O conteúdo destes arquivos não foi encontrado, ou não está completo. Fale com a instituição.';
const QUARANTINED =
  'Estes arquivos ainda estão em verificação de vírus, e não são entregues a ninguém antes do fim dela. Peça uma nova cópia mais tarde.';

const listOf = (name: string, words: string, files: readonly string[]): ZipFile => ({
  name,
  content: Buffer.from(`${words}\n\n${files.join('\n')}\n`),
});

/** A content; nothing where it is lost, and no more of it where its rest is: the rest of the copy is the customer's all the same. */
async function contentOf(files: Files, file: Stored, isMissing: () => void): Promise<Bytes | undefined> {
  const noted = (error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
    isMissing();
  };
  async function* whatIsThere(pieces: Bytes) {
    try {
      yield* pieces;
    } catch (error) {
      noted(error);
    }
  }
  try {
    return whatIsThere(await files.read(file));
  } catch (error) {
    noted(error);
    return undefined;
  }
}

type Forms = Awaited<ReturnType<typeof copyContent>>['formularios'];

/** A line for each answer, with what the field is called. Rows of lists are numbered. */
function answersCsv(forms: Forms, { wizards }: Treatments, settings: Record<string, Json>): string {
  const titles = new Map(
    wizards.flatMap(({ id, tabs }) =>
      tabs.flatMap((tab) =>
        tab.fields.map(
          ({ path, title }) => [[id, tab.id, ...path].join('/'), fillSettings(title ?? '', settings)] as const,
        ),
      ),
    ),
  );
  const lines = Object.entries(forms).flatMap(([wizard, tabs]) =>
    Object.entries(tabs).flatMap(([tab, data]) =>
      valuesOf(data).map(({ path, value }) => {
        const name = [wizard, tab, ...path.filter((step) => !/^\d+$/.test(step))].join('/');
        return [wizard, tab, path.join('/'), titles.get(name) ?? '', value];
      }),
    ),
  );
  return `\uFEFF${[['Formulário', 'Aba', 'Campo', 'Título', 'Valor'], ...lines].map(csvLine).join('')}`;
}

function valuesOf(value: unknown, path: string[] = []): { path: string[]; value: string }[] {
  if (value === null || typeof value !== 'object') return [{ path, value: String(value ?? '') }];
  const entries = Array.isArray(value)
    ? value.map((item, index) => [String(index + 1), item] as const)
    : Object.entries(value);
  return entries.flatMap(([key, inner]) => valuesOf(inner, [...path, key]));
}
