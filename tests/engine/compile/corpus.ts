import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyEdits, modify } from 'jsonc-parser';
import { parsePointer } from '../../../engine/core/pointer';

/** One line of the corpus: the mistakes that are planted, and the problems that come of them. */
export interface Planted {
  line: string;
  patches: Patch[];
  expected: string[];
}

/** One value that is put into a file, or taken out of it. */
export interface Patch {
  file: string;
  pointer: string;
  /** Absent: the value goes. */
  value?: unknown;
}

/** The files of the clean folder by the letter that stands for them, and a second wizard that a line may add. */
const FILES: Record<string, string> = {
  A: 'acesso/pedido.json',
  C: 'cadastro/contas.json',
  D: 'cadastro/dados.json',
  F: 'acesso/forms.json',
  S: 'shared.json',
  V: 'visita/wizard.json',
  W: 'cadastro/wizard.json',
};

const VISIT = {
  'visita/wizard.json': {
    id: 'visita',
    title: 'Visita',
    type: 2,
    route: '/visita',
    key: 'Guid',
    navigation: 'reached',
    tabs: [{ id: 'data' }],
    parts: [{ id: 'data', data: ['data'], load: 'GET /visita/data', save: 'POST /visita/data' }],
    complete: { call: 'POST /visita/concluir' },
    messages: {},
  },
  'visita/data.json': {
    id: 'data',
    title: 'Data',
    schema: { type: 'object', properties: { Dia: { type: 'string', title: 'Dia', format: 'date' } } },
    uiSchema: { 'ui:sections': [{ id: 'data', title: 'Data', fields: ['Dia'] }] },
  },
};

/** The letter of a file, for lines and their problems. */
export const letterOf = (file: string) => Object.keys(FILES).find((letter) => FILES[letter] === file) ?? file;

/** The lines of the table: `D#/pointer = value ; … => CODE D#/pointer  words of the message & …`. `#` begins a heading. */
export function readCorpus(): Planted[] {
  const text = readFileSync(fileURLToPath(new URL('./fixtures/corpus.txt', import.meta.url)), 'utf8');
  return text.split('\n').flatMap((line) => {
    if (line.trim() === '' || line.startsWith('# ')) return [];
    const [planted = '', found = ''] = line.split(' => ');
    return [{ line: planted, patches: planted.split(' ; ').map(readPatch), expected: found.split(' & ') }];
  });
}

/** One patch of a line. */
export function readPatch(text: string): Patch {
  const [, letter = '', pointer = '', value = ''] = /^(\w)#(\S*) = (.*)$/.exec(text.trim()) ?? [];
  const file = FILES[letter];
  if (!file) throw new Error(`No patch: ${text}`);
  return { file, pointer, ...(value !== '-' && { value: JSON.parse(value) }) };
}

/** Writes the patches into a copy of the clean folder, all else of a file as it is. */
export function plant(dir: string, patches: readonly Patch[]): void {
  for (const { file, pointer, value } of patches) {
    if (file.startsWith('visita/') && !existsSync(join(dir, file))) addVisit(dir);
    const text = readFileSync(join(dir, file), 'utf8');
    const path = parsePointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step === '-' ? -1 : step));
    const edits = modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } });
    writeFileSync(join(dir, file), applyEdits(text, edits));
  }
}

function addVisit(dir: string): void {
  for (const [file, value] of Object.entries(VISIT)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), JSON.stringify(value, null, 2));
  }
}
