import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

describe('npm run schemas:book', () => {
  const folder = temporaryFolder();
  let code: number | null;
  let page: string;
  beforeAll(async () => {
    ({ code } = await npmRun('schemas:book', ['pf', '--out', folder, '--pdf']));
    page = readFileSync(join(folder, 'pf.html'), 'utf8');
  });
  const rowOf = (path: string) =>
    /<tr>.*<\/tr>/.exec(page.slice(page.lastIndexOf('<tr>', page.indexOf(`<code>${path}</code>`))))?.[0] ?? '';

  it('writes one page that needs nothing else, and prints it', () => {
    expect(code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['pf.html', 'pf.pdf']);
    expect(readFileSync(join(folder, 'pf.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|<link|src=/);
    expect(page).toMatch(/Definições <code>[0-9a-f]{12}<\/code>, de \d\d\/\d\d\/\d{4}/);
  });

  it('has each field with type, options, when it is required and its messages, also of rows', () => {
    expect(rowOf('SituacaoLegal')).toContain(
      '<td>número inteiro</td><td>·</td><td class="options"><span>Maior (1)</span>',
    );
    expect(rowOf('SituacaoLegal')).toContain('<span>sempre</span>');
    expect(rowOf('PaisNascimento')).toContain(
      '<span>quando <em>Nacionalidade</em> é <em>Naturalizado</em> ou <em>Estrangeiro</em></span>',
    );
    expect(rowOf('DataNascimento')).toContain('<td>texto: data</td>');
    expect(rowOf('DataNascimento')).toContain('A data de nascimento não pode estar no futuro.');
    expect(rowOf('contas[]/Agencia')).toContain('Agência');
  });

  it('has each rule in words with its place, and each part with its endpoint', () => {
    expect(page).toMatch(
      /mostra e exige <em>País de nascimento<\/em>; ao ocultar, apaga\. <span class="place"><code>nascido-fora<\/code> schemas\/pf\/informacoes\.json:\d+/,
    );
    expect(page).toContain('grava com <em>POST /PessoaFisica/dadosFinanceiros</em>');
  });

  it('names what there is where a wizard does not exist', async () => {
    expect(await npmRun('schemas:book', ['nada', '--out', folder])).toEqual({
      code: 1,
      output: 'Não há "nada": há fundo, pf, pj, acesso.',
    });
  });
});
