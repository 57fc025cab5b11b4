import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

/** The cells of a line. Source: RFC 4180 */
const cellsOf = (line: string) =>
  [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*)),/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );

describe('npm run schemas:inventory', () => {
  const folder = temporaryFolder();
  let code: number | null;
  let table: string[];
  let page: string;
  beforeAll(async () => {
    ({ code } = await npmRun('schemas:inventory', ['--out', folder]));
    table = readFileSync(join(folder, 'inventario.csv'), 'utf8').split('\r\n');
    page = readFileSync(join(folder, 'inventario.html'), 'utf8');
  });
  const lineOf = (start: string) => table.find((line) => line.startsWith(start)) ?? '';

  it('writes a page that needs nothing else, and a table', () => {
    expect(code).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['inventario.csv', 'inventario.html']);
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toMatch(/<script|<link|src=/);
    expect(table[0]).toBe(
      '\uFEFFFormulário,Aba,Campo,Título,Tratamento,Finalidade,Base legal,Prazo,Norma do prazo,Dados sensíveis,Destino',
    );
  });

  it('has purpose, basis, retention and destination of a field, of a row, and of what the platform keeps', () => {
    const name = lineOf('pf,informacoes,Nome,');
    expect(name).toContain(',cadastro,');
    expect(name).toContain('10 anos depois do fim do relacionamento');
    expect(name).toContain('parte basica (POST /PessoaFisica/informacaoBasica)');
    expect(lineOf('pf,dados-bancarios,contas/Agencia,')).toContain(
      'parte bancaria (POST /PessoaFisica/dadosBancarios)',
    );
    expect(lineOf('pf,informacoes,Telefone2,')).toContain(',contato,');
    expect(lineOf('pf,enderecos,CepOutro,')).toContain(',contato,');
    expect(lineOf('plataforma,,session,')).toContain('Aparelhos em que a conta está aberta');
  });

  it('leaves no line without purpose, basis and retention', () => {
    const lines = table.slice(1).filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(350);
    for (const line of lines) {
      const cells = cellsOf(line);
      const [, , , , treatment, purpose, basis, retention] = cells;
      expect([line, cells.length, treatment && purpose && basis && retention]).toEqual([line, 11, retention]);
      expect(retention).not.toBe('');
    }
  });
});
