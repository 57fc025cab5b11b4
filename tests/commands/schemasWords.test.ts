import { describe, expect, it } from 'vitest';
import { npmRun } from '../support/command';

describe('npm run schemas:words', () => {
  it('says every rule and condition of a tab, and the save steps of a wizard', async () => {
    const tab = await npmRun('schemas:words', ['pf/informacoes']);
    expect(tab.output).toMatch(/^schemas\/pf\/informacoes\.json:\d+ {2}nascido-fora$/m);
    expect(tab.output).toContain(
      'Quando *Nacionalidade* é *Naturalizado* ou *Estrangeiro*: mostra e exige *País de nascimento*; ao ocultar, apaga.',
    );
    const wizard = await npmRun('schemas:words', ['pf']);
    expect(wizard.output).toContain(
      'bancaria: guarda *Contas* da aba *Dados Bancários*; lê com *GET /PessoaFisica/dados',
    );
    expect([tab.code, wizard.code]).toEqual([0, 0]);
  });

  it('reads a sentence back as JSON, and refuses what is none', async () => {
    const read = (sentence: string) => npmRun('schemas:words', ['pf/informacoes', '--read', sentence]);
    expect(await read('Quando *Nacionalidade* é *Brasileiro Nato*: exige *UF do documento*.')).toEqual({
      code: 0,
      output: '{"when":{"Nacionalidade":{"const":1}},"require":["DocumentoUf"]}',
    });
    expect(await read('Nacionalidade: brasileira')).toEqual({
      code: 1,
      output: 'Não entendi "Nacionalidade: brasileira".',
    });
  });

  it('refuses a tab that does not exist', async () => {
    expect(await npmRun('schemas:words', ['pf/nada'])).toEqual({ code: 1, output: 'Não há aba em "pf/nada".' });
  });
});
