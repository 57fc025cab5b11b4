import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDeclarations } from '../../../../server/blocks/declarations/seed';
import type { Database } from '../../../../server/storage/database';

/** A document of the seed files. */
export interface SeedDocument {
  id: string;
  name: string;
  audience?: string;
  required?: boolean;
  html: string;
}

const folder = mkdtempSync(join(tmpdir(), 'ficha-documents-'));
mkdirSync(join(folder, 'data/declarations'), { recursive: true });

/** Ids of documents: of `1` it is `00000000-0000-4000-8000-000000000001`. */
export const documentId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const TERMO: SeedDocument = { id: documentId(1), name: 'Termo de uso e adesão', html: '<p>Versão um.</p>' };
export const CONTRATO: SeedDocument = {
  id: documentId(2),
  name: 'Contrato de intermediação',
  html: '<p>Contrato.</p>',
};
export const POLITICA: SeedDocument = {
  id: documentId(3),
  name: 'Política de privacidade',
  audience: 'Todos',
  html: '<p>Política.</p>',
};
export const PODERES: SeedDocument = {
  id: documentId(4),
  name: 'Declaração de poderes',
  audience: 'Pessoa Jurídica',
  html: '<p>Poderes.</p>',
};
export const TERMO_DO_FUNDO: SeedDocument = {
  id: documentId(9),
  name: 'Termo do fundo',
  audience: 'Investidor',
  html: '<p>Termo.</p>',
};

let edition = 0;

/** Brings the database up to date with seed files of these documents, as the start of a newer release does. */
export function seed(database: Database, documents: SeedDocument[], now?: Date) {
  edition += 1;
  return seedEdition(database, edition, documents, now);
}

/** The same with an edition of the documents that may be an older one. */
export function seedEdition(
  database: Database,
  Edicao: number,
  documents: SeedDocument[],
  now = new Date('2026-11-20T12:00:00Z'),
) {
  const Documentos = documents.map(({ id, name, audience = 'Pessoa Física', required = true, html }, place) => {
    const file = `${place}.html`;
    writeFileSync(join(folder, 'data/declarations', file), html);
    const Obrigatoriedade = required ? 'Sim' : 'Não';
    return { TemplateId: id, NomeDocumento: name, TipoCliente: audience, Obrigatoriedade, Texto: file };
  });
  writeFileSync(join(folder, 'data/declarations/index.json'), JSON.stringify({ Edicao, Documentos }));
  return seedDeclarations(database, { assets: folder, now });
}
