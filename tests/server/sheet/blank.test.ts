import { describe, expect, it } from 'vitest';
import { formats } from '../../../engine/brazil';
import type { Context } from '../../../engine/core';
import type { Condition } from '../../../engine/definition';
import { anyOnPaper, onPaper, type PaperScope } from '../../../server/sheet/blank/onPaper';
import { setting } from '../../../server/storage/schema';
import { seed, TERMO } from '../blocks/declarations/documents';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { nodesOf, type ReadPdf, readPdf, textOf } from './readPdf';

let isBroken = false;
const { store, server } = serverForTests(async (whole) => ({
  definitions: await compiledDefinitions(),
  database: new Proxy(whole, {
    get: (target, name) => {
      if (isBroken && name === 'selectDistinctOn') throw new Error('out of reach');
      return Reflect.get(target, name);
    },
  }),
}));

const ask = (wizard: string) => server.app.inject({ method: 'GET', url: `/api/consulta/formulario/${wizard}` });

async function formOf(wizard: string): Promise<ReadPdf> {
  const answer = await ask(wizard);
  expect(answer.statusCode).toBe(200);
  return readPdf(answer.rawPayload);
}

const headings = (pdf: ReadPdf, role: string) => nodesOf(pdf.tree, role).map(textOf);
/** The questions, each with its label, what stands under it, and what can be ticked. */
const questions = (pdf: ReadPdf) =>
  nodesOf(pdf.tree, 'LI').map((item) => item.children.map((part) => textOf(part as never)));
const asked = (pdf: ReadPdf, label: string) => questions(pdf).filter(([own]) => own === label);

describe('a form on paper', () => {
  it('is a PDF for anybody, titled, in Portuguese and tagged', async () => {
    const answer = await ask('pf');
    expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      'application/pdf',
      'attachment; filename="formulario-pf.pdf"',
    ]);
    expect(await readPdf(answer.rawPayload)).toMatchObject({
      title: 'Cadastro de Pessoa Física: formulário em papel',
      language: 'pt-BR',
      isTagged: true,
      showsTitle: true,
    });
  });

  it('has the tabs of its wizard in their order, as its definition has them', async () => {
    for (const { wizard } of (await compiledDefinitions()).wizards) {
      const cards = wizard.tabs.map(({ card }) => card);
      expect([wizard.id, headings(await formOf(wizard.id), 'H2')]).toEqual([wizard.id, cards]);
    }
  });

  it('asks with a box to tick or a line, says what is required, how it is written and when it is answered', async () => {
    const pdf = await formOf('pf');
    expect(asked(pdf, 'Data de nascimento *')).toEqual([['Data de nascimento *', 'Assim: dd/mm/aaaa']]);
    expect(asked(pdf, 'Sexo *')).toEqual([['Sexo *', 'Feminino', 'Masculino']]);
    expect(asked(pdf, 'Naturalidade (UF) *')).toEqual([
      ['Naturalidade (UF) *', 'Responda se Nacionalidade é Brasileiro Nato.'],
    ]);
    // What the sign-up knows is asked here; what only opens more of the screen is not.
    expect(questions(pdf)[0]).toEqual(['Nome completo']);
    expect(asked(pdf, 'Adicionar representante')).toEqual([]);
  });

  it('asks for copies of documents, the questions of the profile, and a signature', async () => {
    const pdf = await formOf('pf');
    const [needed = []] = asked(pdf, 'Junte uma cópia de');
    expect(needed).toContain('Documento de identidade (RG ou CNH)');
    expect(questions(pdf).filter((own) => own.length > 3).length).toBeGreaterThan(8);
    expect(pdf.pages.at(-1)).toContain('Assinatura');
  });

  it('leaves out what a setting leaves out, and has the contact that the settings have', async () => {
    const set = (name: string, value: string) => store.database.insert(setting).values({ name, value });
    expect((await formOf('pf')).pages[0]).toContain('a quem atende você na instituição');
    await set('ocultarBanco', 'S');
    await set('telefoneAtendimento', '0800 123 4567');
    await set('enderecoAtendimento', 'Rua das Flores, 10, São Paulo');
    const pdf = await formOf('pf');
    expect(headings(pdf, 'H2')).not.toContain('Dados Bancários');
    const first = (pdf.pages[0] ?? '').replace(/\s+/g, ' ');
    expect(first).toContain('Ajuda por telefone: 0800 123 4567');
    expect(first).toContain('Rua das Flores, 10, São Paulo');
  });

  it('names the documents to sign as they are by now', async () => {
    const choices = async () => asked(await formOf('pf'), 'Peça o texto destes documentos, para ler e assinar');
    expect(await choices()).toEqual([]);
    await seed(store.database, [TERMO]);
    expect((await choices())[0]).toContain('Termo de uso e adesão (obrigatório)');
    await seed(store.database, [{ ...TERMO, required: false }]);
    expect((await choices())[0]).toContain('Termo de uso e adesão');
  });

  it('is there again once the database is', async () => {
    // As nobody has asked for it.
    await store.database.insert(setting).values({ name: 'telefoneAtendimento', value: '0800 765 4321' });
    isBroken = true;
    expect((await ask('pf')).statusCode).toBe(500);
    isBroken = false;
    expect((await ask('pf')).statusCode).toBe(200);
  });

  it('is none for a name that there is not', async () => {
    expect((await ask('nenhum')).statusCode).toBe(404);
  });
});

describe('a condition on paper', () => {
  const context: Context = { settings: { on: true }, user: {}, mode: 'new', today: '', now: '', formats };
  const scope: PaperScope = { context, isAsked: (name) => name !== 'opens' };
  const isOn: Condition = { '$settings/on': { const: true } };
  const isOff: Condition = { '$settings/on': { const: false } };
  const own: Condition = { Uf: { const: 'SP' } };

  it.each<[Condition | undefined, unknown]>([
    [undefined, 'always'],
    [isOn, 'always'],
    [isOff, 'never'],
    [own, own],
    [{ ...isOn, ...own }, own],
    [{ ...isOff, ...own }, 'never'],
    [{ opens: { const: true }, ...own }, own],
    [{ opens: { const: true } }, 'always'],
    [{ $mode: { const: 'edit' } }, 'never'],
    [{ anyOf: [isOff, own] }, own],
    [{ anyOf: [isOn, own] }, 'always'],
    [{ allOf: [isOn, own] }, own],
    [{ allOf: [isOff, own] }, 'never'],
    [{ not: isOff }, 'always'],
    [{ not: own }, { not: own }],
  ])('%j comes to %j', (when, expected) => {
    expect(onPaper(when, scope)).toEqual(expected);
  });

  it('of several that show the same, any is enough; without one there is nothing to look for', () => {
    const other: Condition = { Uf: { const: 'RJ' } };
    expect(anyOnPaper([], scope)).toBe('always');
    expect(anyOnPaper([isOff, own, other], scope)).toEqual({ anyOf: [own, other] });
  });
});
