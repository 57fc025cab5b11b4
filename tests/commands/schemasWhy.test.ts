import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

describe('npm run schemas:why', () => {
  it('says by which rule a field is as it is, and which answer would turn it', async () => {
    const data = join(temporaryFolder({ 'data.json': '{ "Nacionalidade": 1 }' }), 'data.json');
    const words = ['pf/informacoes/PaisNascimento', '--with', data, '--ask', 'hidden'];
    const { code, output } = await npmRun('schemas:why', words);
    const [head, rule, sentence, leaf, turn, ...rest] = output.split('\n');
    expect(head).toBe('*País de nascimento* está oculto, por:');
    expect(rule).toMatch(/^ {2}schemas\/pf\/informacoes\.json:\d+:\d+ {2}mostra a regra "nascido-fora", que não vale$/);
    expect(sentence).toBe(
      '    Quando *Nacionalidade* é *Naturalizado* ou *Estrangeiro*: mostra e exige *País de nascimento*; ao ocultar, apaga.',
    );
    expect(leaf).toMatch(
      /^ {4}não {2}\*Nacionalidade\* é \*Naturalizado\* ou \*Estrangeiro\*; agora \*Brasileiro Nato\* {2}\(linha \d+\)$/,
    );
    expect(turn).toBe('  Menor mudança: *Nacionalidade*: de *Brasileiro Nato* para *Naturalizado*.');
    expect([code, rest]).toEqual([0, []]);
  });

  it('explains the errors of a field, and what shows a section', async () => {
    const data = join(temporaryFolder({ 'data.json': '{ "Cep": "0100" }' }), 'data.json');
    const { output } = await npmRun('schemas:why', ['pf/enderecos/Cep', '--with', data, '--ask', 'invalid']);
    expect(output).toMatch(/^\/Cep: CEP inválido .*\(format\), por:\n {2}schemas\/pf\/enderecos\.json:\d+:\d+/);
    const section = await npmRun('schemas:why', ['pf/enderecos/#correspondencia']);
    expect(section.output).toContain('A seção "#correspondencia" está oculta pelas suas regras:');
    expect(section.output).toContain('mostra a regra "outro-endereco", que não vale');
  });

  it('refuses a field and a question that do not exist', async () => {
    expect(await npmRun('schemas:why', ['pf/informacoes/Nada'])).toEqual({
      code: 1,
      output: 'Não há campo em "pf/informacoes/Nada".',
    });
    expect((await npmRun('schemas:why', ['pf/informacoes/Nome', '--ask', 'blue'])).code).toBe(1);
  });

  it('tells without a word how it is written', async () => {
    const { code, output } = await npmRun('schemas:why');
    expect(output).toMatch(/^Diga de que campo\.\nuso: npm run schemas:why -- <wizard>\/<aba>\/<campo> .*--ask/);
    expect(code).toBe(1);
  });

  it.each([
    ['pf/informacoes/Nacionalidad', 'pf/informacoes/Nacionalidade'],
    ['pf/infromacoes/Nome', 'pf/informacoes/Nome'],
    ['pff/informacoes/Nome', 'pf/informacoes/Nome'],
    ['pf/enderecos/#corespondencia', 'pf/enderecos/#correspondencia'],
    ['pf/dados-bancarios/contas/2/Agensia', 'pf/dados-bancarios/contas/2/Agencia'],
  ])('asks of %s whether %s was meant', async (word, near) => {
    expect(await npmRun('schemas:why', [word])).toEqual({
      code: 1,
      output: `Não há campo em "${word}". Você quis dizer "${near}"?`,
    });
  });

  const files = temporaryFolder({ 'text.json': 'um\ndois', 'list.json': '[]' });
  it.each([
    [['--with', '/nowhere/data.json'], 'O arquivo "/nowhere/data.json" não existe.'],
    [['--settings', '/nowhere/data.json'], 'O arquivo "/nowhere/data.json" não existe.'],
    [['--with', join(files, 'text.json')], 'text.json" não é JSON: '],
    [['--with', join(files, 'list.json')], 'list.json" não contém um objeto, com um valor por nome.'],
    [['--dir', '/nowhere'], 'A pasta "/nowhere" não existe.'],
    [['--mode', 'nonsense'], 'Não há o modo "nonsense". Esperado: new, edit, renewal.'],
    [['--before', 'blue'], 'Não há a ação "blue". Esperado: advance, save, create, update, delete.'],
    [['--ask', 'nope'], 'Não sei responder a "nope". Esperado: hidden, required, locked, computed, cleared, invalid.'],
  ])('refuses %j in one line', async (words, sentence) => {
    const { code, output } = await npmRun('schemas:why', ['pf/informacoes/Nome', ...words]);
    expect(output.split('\n')).toEqual([expect.stringContaining(sentence)]);
    expect(code).toBe(1);
  });
});

it.each(['schemas:cases', 'schemas:words', 'schemas:book'])(
  'npm run %s refuses a folder that is not there',
  async (name) => {
    expect(await npmRun(name, ['--dir', '/nowhere'])).toEqual({ code: 1, output: 'A pasta "/nowhere" não existe.' });
  },
);
