import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems, loadSchemas } from '../../../engine/compile';
import { temporaryFolder } from '../../support/temporaryFolder';
import { clean, copyOfClean, lineOf, names, problemsWith } from './plant';

describe('loadSchemas', () => {
  it('gives a folder without mistakes, references replaced and examples kept', () => {
    const { schemas, problems } = loadSchemas(clean, names);
    expect(problems).toEqual([]);
    const [wizard] = schemas?.wizards ?? [];
    expect(wizard?.tabs.map(({ id }) => id)).toEqual(['dados', 'contas']);
    expect(wizard?.tabs[0]?.schema.properties.Nome).toEqual({
      type: 'string',
      title: 'Nome completo',
      format: 'name',
      maxLengthOf: '$settings/limite',
    });
    expect(wizard?.tabs[0]?.examples?.valid).toHaveLength(1);
    expect(Object.keys(schemas?.settings ?? {})).toEqual(['limite', 'empresa', 'apelido', 'modo']);
  });

  it('reports all mistakes of all files at once, by file and line', () => {
    const problems = problemsWith([
      { file: 'cadastro/dados.json', find: '"ui:help"', put: '"ui:hellp"' },
      { file: 'cadastro/dados.json', find: '"require": ["CepOutro"]', put: '"require": ["CepOutr"]' },
      { file: 'cadastro/dados.json', find: '"hidden": "clear"', put: '"hidden": "wipe"' },
      { file: 'cadastro/contas.json', find: '"format": "cpf"', put: '"format": "cpg"' },
      { file: 'cadastro/wizard.json', find: '"$mode"', put: '"$mood"' },
      { file: 'shared.json', find: '"enum": ["RJ", "SP"]', put: '"enum": ["RJ", 7]' },
    ]);
    expect(problems.map(lineOf)).toEqual([
      'cadastro/contas.json:24:66  DEF_UNKNOWN_FORMAT  O formato "cpg" não existe. Você quis dizer "cpf"?',
      'cadastro/dados.json:78:16  DEF_UNKNOWN_KEY  Chave desconhecida "ui:hellp" em "Renda". Você quis dizer "ui:help"?',
      'cadastro/dados.json:92:17  DEF_WRONG_VALUE  Valor "wipe" não aceito em "hidden". Esperado: "clear" ou "keep".',
      'cadastro/dados.json:93:19  DEF_UNKNOWN_FIELD  O campo "CepOutr" não existe na aba "dados". Você quis dizer "CepOutro"?',
      'cadastro/dados.json:103:58  DEF_WRONG_TYPE  "SP" não está entre as opções de "Uf". Esperado: "RJ" ou 7.',
      'cadastro/wizard.json:26:76  DEF_UNKNOWN_REFERENCE  Referência desconhecida "$mood". Você quis dizer "$mode"?',
      'shared.json:4:61  DEF_WRONG_TYPE  7 não é do tipo do campo. Esperado: valores do tipo "string".',
    ]);
  });

  it('looks at the other files of a wizard when one is broken', () => {
    const problems = problemsWith([
      { file: 'cadastro/dados.json', find: '"title": "Dados",', put: '"title": "Dados"' },
      { file: 'cadastro/contas.json', find: '"$index"', put: '"$indice"' },
    ]);
    expect(problems.map(({ file, code }) => [file, code])).toEqual([
      ['cadastro/contas.json', 'DEF_UNKNOWN_REFERENCE'],
      ['cadastro/dados.json', 'DEF_BROKEN_JSON'],
    ]);
  });

  it('refuses two tabs with the same field in one call', () => {
    const problems = problemsWith([
      { file: 'cadastro/wizard.json', find: '"data": ["dados"]', put: '"data": ["dados", "contas"]' },
      {
        file: 'cadastro/contas.json',
        find: '"title": "Extra" }',
        put: '"title": "Extra" },\n      "Cep": { "type": "string", "readOnly": true }',
      },
    ]);
    expect(problems.map(lineOf)).toEqual([
      'cadastro/wizard.json:11:41  DEF_DUPLICATE_ID  O campo "Cep" existe nas abas "dados" e "contas", que a parte "basica" grava juntas. Esperado: um nome próprio.',
    ]);
  });

  it('misses the wizard.json of a folder', () => {
    const dir = copyOfClean();
    mkdirSync(join(dir, 'outro'));
    expect(problemsWith([], dir).map(lineOf)).toEqual([
      'outro/wizard.json:1:1  DEF_MISSING_FILE  Falta o arquivo "wizard.json" na pasta "outro".',
    ]);
  });

  it('takes a folder without shared.json and settings.json, and then knows nothing that they declare', () => {
    const dir = copyOfClean();
    rmSync(join(dir, 'shared.json'));
    rmSync(join(dir, 'settings.json'));
    const found = new Set(problemsWith([], dir).map(({ code }) => code));
    expect(found).toEqual(
      new Set(['DEF_WRONG_REF', 'DEF_UNKNOWN_SETTING', 'DEF_UNKNOWN_LOOKUP', 'DEF_UNKNOWN_ASK', 'DEF_MISSING_TEXT']),
    );
  });

  it('throws for a folder that does not exist', () => {
    expect(() => loadSchemas(join(clean, 'nowhere'), names)).toThrow('ENOENT');
  });
});

describe('formatProblems', () => {
  it('prints one line per problem and a closing line with counts', () => {
    const dir = temporaryFolder({ 'shared.json': '{ "textos": {}, "asks": 1 }' });
    const lines = formatProblems(loadSchemas(dir, names).problems).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /shared\.json:1:3 {2}DEF_UNKNOWN_KEY {2}Chave desconhecida "textos"\. Você quis dizer "texts"\?$/,
    );
    expect(lines[1]).toMatch(
      /shared\.json:1:25 {2}DEF_WRONG_VALUE {2}Encontrado 1 em "asks"\. Esperado: um objeto \{ \}\.$/,
    );
    expect(lines[2]).toBe('2 problemas em 1 arquivo.');
  });
});
