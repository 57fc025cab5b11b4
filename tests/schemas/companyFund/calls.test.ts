import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../engine/core/definition/types';
import { loadSchemaWizard, schemaSession } from '../../support/pf';
import { sessionOf } from '../../support/session';
import { blockModels, fill, openAt, sent, told, WIZARDS, type WizardId } from './open';

/** The calls by which fields get their options. */
async function optionCalls(id: WizardId): Promise<string[]> {
  const { tabs } = await loadSchemaWizard(id);
  const callsOf = ({ options, items, properties }: FieldSchema): string[] => [
    ...(options ? [options.call] : []),
    ...[items?.properties, properties].flatMap((fields) => Object.values(fields ?? {}).flatMap(callsOf)),
  ];
  return Object.values(tabs).flatMap(({ definition }) => Object.values(definition.schema.properties).flatMap(callsOf));
}

describe('on opening', () => {
  it('[CF-LKP-14, CF-CAL-23, PJ-SOC-12, PJ-REP-17] a company loads its own entities and none of a fund', async () => {
    const { session, calls } = await schemaSession('pj', {}, { blocks: blockModels() });
    await session.open();
    const paths = [...new Set(calls.map(({ method, path }) => `${method} ${path}`))];
    expect(paths.filter((path) => /Pessoa|Fundo/i.test(path)).sort()).toEqual(
      [
        ...['dadosBancarios', 'dadosFinanceiros', 'declaracoes', 'empresas', 'endereco', 'informacaoBasica'],
        ...['representante', 'socios'],
      ].map((path) => `GET /PessoaJuridica/${path}`),
    );
    expect(paths).toEqual(
      expect.arrayContaining(['GET /suitability', 'GET /suitability/consulta-dispensa-questionario']),
    );
  });

  it('[CF-LKP-14] a company has its lists from their calls', async () => {
    expect([...new Set(await optionCalls('pj'))].sort()).toEqual([
      'GET /Consulta/bancos',
      'GET /Consulta/cnae?tipoCliente=2',
      'GET /cliente/paisesObjetos',
      'GET /suitability/motivo-dispensa',
      'GET /tipoClientePJ',
      'GET /tipoInvestidor',
    ]);
  });

  it.each(WIZARDS)(
    '[CF-LKP-02, CF-ENT-21, CF-LKP-13] the banks of %s are a list of codes; states need no call',
    async (id) => {
      expect(await optionCalls(id)).toContain('GET /Consulta/bancos');
      const { tabs } = await loadSchemaWizard(id);
      const { principal } = tabs['dados-bancarios']?.definition.schema.properties ?? {};
      expect(principal?.properties?.NomeBanco?.options).toMatchObject({ value: 'Codigo', title: 'Descricao' });
      const people = tabs.procuradores?.definition.schema.properties.procuradores?.items?.properties;
      expect(people?.Uf?.options).toBeUndefined();
      expect(people?.Uf?.enum).toEqual(
        'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
      );
    },
  );
});

describe('while the data are loaded', () => {
  it.each(WIZARDS)('[CF-NAV-10] %s is loading until the last answer is there', async (id, folder) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const loaded = await loadSchemaWizard(id);
    const { session } = sessionOf(loaded, {
      [`GET /${folder}/dadosFinanceiros`]: async () => {
        await held;
        return { body: { data: null } };
      },
    });
    const opening = session.open();
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.view().phase).toBe('loading');
    answer();
    await opening;
    expect(session.view().phase).not.toBe('loading');
  });
});

describe('the parts of a company', () => {
  it('[CF-SAV-01, CF-SAV-03] are its own eleven, sent in this order, each pending at first', async () => {
    const { session, loaded } = await openAt('pj', 'dados-da-empresa');
    const ids = [
      ...['basica', 'empresas', 'socios', 'financeira', 'conta-principal', 'conta-adicional', 'endereco'],
      ...['documentos', 'declaracoes', 'dispensa', 'questionario'],
    ];
    expect(loaded.wizard.parts.map(({ id }) => id)).toEqual(ids);
    expect(session.view().save.parts).toEqual(Object.fromEntries(ids.map((id) => [id, 0])));
  });

  it('[CF-SAV-01] of one tab go in that order, and are told once when all are done', async () => {
    const opened = await openAt('pj', 'dados-da-empresa');
    fill(opened, 'dados-da-empresa', {
      NumeroNire: '1',
      'empresas/0/RazaoSocial': 'Outra Ltda.',
      'socios/0/LogradouroNumero': '9',
    });
    await opened.session.save();
    expect(sent(opened).map(([path]) => path)).toEqual(
      ['informacaoBasica', 'empresas', 'socios'].map((path) => `/PessoaJuridica/${path}`),
    );
    expect(told(opened)).toEqual([
      ['Alterações realizadas com sucesso!', 'Dados informados foram salvos com sucesso.'],
    ]);
  });

  it.each([201, 204, 302, 400, 500])('[CF-CAL-02, CF-SAV-10] answered with %i have failed', async (status) => {
    for (const [wizard, folder] of WIZARDS) {
      const replies = { [`POST /${folder}/dadosFinanceiros`]: { status, body: { data: ['Não.'] } } };
      const opened = await openAt(wizard, 'dados-financeiros', {}, { replies });
      fill(opened, 'dados-financeiros', { CapitalSocial: 9 });
      expect(await opened.session.advance()).toMatchObject({ done: false });
      expect(opened.session.view().save.parts.financeira).toBe(2);
    }
  });
});

describe('an update', () => {
  it.each(WIZARDS)('[CF-GER-05] of %s is over the same fields as the registration', async (wizard) => {
    const first = await openAt(wizard, 'dados-financeiros');
    for (const mode of ['edit', 'renewal'] as const) {
      const { session } = await openAt(wizard, 'dados-financeiros', {}, { mode, tab: 'dados-financeiros' });
      const form = session.form('dados-financeiros');
      expect(form.plan.schemas).toEqual(first.session.form('dados-financeiros').plan.schemas);
      expect(form.getState().data).toEqual(first.session.form('dados-financeiros').getState().data);
    }
  });

  it.each(WIZARDS)(
    '[CF-GER-04, CF-GER-03] of a registration of %s waits: a draft is kept, without its required fields',
    async (wizard) => {
      const opened = await openAt(wizard, 'dados-financeiros');
      fill(opened, 'dados-financeiros', { CapitalSocial: null });
      expect(await opened.session.save()).toEqual({ done: true });
      expect(sent(opened)).toMatchObject([[expect.stringMatching(/dadosFinanceiros$/), { CapitalSocial: null }]]);
    },
  );
});
