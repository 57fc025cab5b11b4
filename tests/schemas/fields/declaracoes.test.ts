import { describe, expect, it } from 'vitest';
import type { BlockItem } from '../../../engine/core/definition/types';
import type { Json } from '../../../engine/core/json';
import { blocksOf } from '../../../engine/core/plan/fields';
import { fillSettings } from '../../../engine/core/validation/messages';
import { readOptions } from '../../../src/blocks/signatures/options';
import { definitionOf, loadSchemaWizard, pfSession, posts, wireOf } from '../../support/pf';
import { type Given, openTab } from './place';
import { expectRow, type FieldRow, texts } from './row';

const open = (given: Given = {}) => openTab('declaracoes', given);

/** A question that nobody has to answer. */
const question = (label: string): FieldRow => ({
  label,
  widget: 'yesno',
  options: texts('true', 'false'),
  enters: 'true',
  sends: 'true',
  empty: null,
});

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[PF-DEC-F01] the link with the institution': [
    'VinculoRJI',
    question('Possui vínculo com {$settings/nomeEmpresa|a instituição}?'),
  ],
  '[PF-DEC-F02] politically exposed persons': [
    'ConhecePep',
    question('É ou possui relacionamento com pessoa politicamente exposta (PEP)?'),
  ],
  '[PF-DEC-F03] their description': [
    'EspecificacaoPep',
    {
      label: 'Especifique',
      widget: 'textarea',
      enters: 'Irmã de um deputado',
      sends: 'Irmã de um deputado',
      empty: '',
      when: { data: { ConhecePep: 'true' } },
      hiddenBy: { data: { ConhecePep: 'false' } },
    },
  ],
  '[PF-DEC-F04] American citizens': ['CidadaoAmericado', question('É cidadão americano ou possui Green Card (FATCA)?')],
  '[PF-DEC-F05] on whose account': [
    'OperaPorConta',
    {
      label: 'Opera por conta própria ou de terceiros?',
      widget: 'radio',
      options: [
        ['true', 'Conta própria'],
        ['false', 'Terceiros'],
      ],
      enters: 'false',
      sends: 'false',
      empty: null,
    },
  ],
};

describe('a field of Declarações is shown and sent as its row says', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [name, row]) => expectRow(name, row, open));

  it('[PF-DEC-03, PF-OP-41] answers are text, and none is given before the customer gives it', async () => {
    const { form, send } = await open();
    expect(form.getState().data).toEqual({});
    form.change('/VinculoRJI', 'false');
    expect(await send()).toEqual({
      VinculoRJI: 'false',
      ConhecePep: null,
      EspecificacaoPep: '',
      CidadaoAmericado: null,
      OperaPorConta: null,
    });
  });

  it('[PF-DEC-F03] the description goes with the answer that asked for it', async () => {
    const { form, send } = await open({ data: { ConhecePep: 'true', EspecificacaoPep: 'Tio vereador' } });
    form.change('/ConhecePep', 'false');
    form.change('/ConhecePep', 'true');
    expect(form.view('/EspecificacaoPep')).toMatchObject({ hidden: false, value: undefined });
    expect((await send()).EspecificacaoPep).toBe('');
  });

  it('[PF-DEC-02, PF-CON-15] the company is named by its setting, and in general terms without it', () => {
    const title = definitionOf('pf', 'declaracoes').schema.properties.VinculoRJI?.title ?? '';
    expect(fillSettings(title, { nomeEmpresa: 'Andorinha Investimentos' })).toBe(
      'Possui vínculo com Andorinha Investimentos?',
    );
    expect(fillSettings(title, { nomeEmpresa: ' ' })).toBe('Possui vínculo com a instituição?');
    expect(fillSettings(title, {})).toBe(title);
  });

  it('[PF-ERR-14, PF-DEC-20] a refused save is told under its own title, with the first words of the server', async () => {
    const loaded = await loadSchemaWizard('pf');
    const { session, questions, calls } = await pfSession({
      'GET /PessoaFisica/informacaoBasica': wireOf(loaded, 'informacoes', 'enderecos'),
      'GET /PessoaFisica/dadosFinanceiros': wireOf(loaded, 'dados-financeiros'),
      'GET /PessoaFisica/dadosBancarios': wireOf(loaded, 'dados-bancarios').contas as Json,
      'POST /PessoaFisica/declaracoes': { status: 400, body: { data: ['Resposta inesperada.', 'Outra.'] } },
    });
    await session.open();
    session.go(loaded.wizard.tabs.findIndex(({ id }) => id === 'declaracoes'));
    session.form('declaracoes').change('/VinculoRJI', 'true');
    questions.length = 0;
    expect(await session.save()).toEqual({ done: false });
    expect(posts(calls).map(({ path }) => path)).toEqual(['/PessoaFisica/declaracoes']);
    expect(questions).toMatchObject([
      { kind: 'error', title: 'Dados informados inválidos na aba Declarações', text: 'Resposta inesperada.' },
    ]);
  });

  it('[PF-CON-07] the check for signatures that a change would cost has 15 seconds, the list is read every 10', async () => {
    const { wizard } = await loadSchemaWizard('pf');
    expect(wizard.asks.assinaturas?.if).toMatchObject({
      call: 'GET /declaracao/existeDeclaracaoAssinaturaCliente',
      timeout: 15_000,
    });
    const [block] = blocksOf(definitionOf('pf', 'declaracoes'));
    expect(readOptions(block as BlockItem)).toMatchObject({ pollMs: 10_000, delayMs: 0, client: 'Pessoa Física' });
  });
});
