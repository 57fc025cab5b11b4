import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { failureIn } from '../../../studio/server/failures';
import { inPortuguese, publicationIn } from '../../../studio/server/publishedWords';
import { englishIn } from '../../support/englishIn';

const FOLDER = 'server/admin/definitions';
/** Files of commands that the Estúdio does not run, and of what goes from one program to another. */
const OTHERS = ['commands.ts', 'keys.ts', 'show.ts', 'files.ts', 'impact.ts'];
const SENTENCE = /(?:new AdminError|print)\(\s*(?:`((?:[^`\\]|\\.)*)`|'((?:[^'\\]|\\.)*)')/g;

/** What stands in the place of a value of a sentence. */
function filled(code: string): string {
  const [, first] = /\? '([^']*)'/.exec(code) ?? [];
  if (first !== undefined) return first;
  if (code.startsWith('fromWhen')) return ', in force from 01/01/2027 às 00:00';
  return code.startsWith('fateInWords') ? 'may be finished until 01/01/2027 às 00:00' : '7';
}

/** All that the commands of publications say, by reading them. */
function sentences(): string[] {
  const files = readdirSync(FOLDER).filter((name) => !OTHERS.includes(name));
  const texts = [...files.map((name) => join(FOLDER, name)), 'server/admin/askServer.ts'];
  return texts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SENTENCE)].map(([, told, plain]) =>
      (told ?? plain ?? '').replace(/\$\{([^}]*)\}/g, (_, code: string) => filled(code)),
    ),
  );
}

const said = { done: false, out: '', errors: '' };

describe('what the commands of publications say', () => {
  it('is told in Portuguese, each sentence of them', () => {
    const all = sentences();
    expect(all.length).toBeGreaterThan(15);
    expect(all.filter((sentence) => inPortuguese(sentence) === undefined)).toEqual([]);
    expect(all.flatMap((sentence) => englishIn(inPortuguese(sentence) ?? ''))).toEqual([]);
  });

  it.each([
    ['Version 7 is published.', 'A versão 7 está publicada.'],
    [
      'Version 7 is published, in force from 01/01/2027 às 00:00.',
      'A versão 7 está publicada, e vale a partir de 01/01/2027 às 00:00.',
    ],
    [
      'pf: the answers differ, the gravest counts: stops with "Leia."',
      'As respostas sobre Cadastro de Pessoa Física diferem, e vale a mais grave: para, com o texto “Leia.”.',
    ],
    ['Ana may propose, but not publish.', 'Ana pode propor, mas não publicar.'],
    [
      'Version 9 cannot go back to 3: nothing turns round the steps a, b of pf.',
      'Da versão 9 não se volta à 3: nada desfaz os passos a, b de Cadastro de Pessoa Física.',
    ],
  ])('is told with its numbers and names: %s', (english, portuguese) => {
    const titleOf = (id: string) => (id === 'pf' ? 'Cadastro de Pessoa Física' : id);
    expect(inPortuguese(english, titleOf)).toBe(portuguese);
  });

  it('is told without what the portal says as it is built', () => {
    const out = 'Building the definitions, the portal and the server ...\n2 diferenças\nVersion 7 is published.\n';
    expect(publicationIn({ ...said, done: true, out }, String)).toBe('A versão 7 está publicada.');
  });
});

describe('a command that did not do what it was asked', () => {
  it('says why, as it says it to analysts, and as the portal says it', () => {
    expect(failureIn({ ...said, errors: 'Warning: x', refused: 'Nada mudou desde a versão 3.' })).toBe(
      'Nada mudou desde a versão 3.',
    );
    const errors = '{"time":1,"msg":"security"}\nGive your key as DEFINITIONS_KEY.\n';
    expect(failureIn({ ...said, errors })).toBe('Informe a sua chave de publicação.');
  });

  it('tells the terminal alone what nobody has words for', () => {
    const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const errors = 'Error: ENOENT: no such file or directory\n    at open (node:fs:1)';
    const told = failureIn({ ...said, errors });
    expect(told).toBe('Isto parou por um erro. O terminal em que o Estúdio foi aberto diz qual.');
    expect(englishIn(told)).toEqual([]);
    expect(terminal).toHaveBeenCalledWith(`${errors}\n`);
    terminal.mockRestore();
  });
});
