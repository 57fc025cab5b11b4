import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { type Answers, exampleOf, posts, type SessionChange } from '../../support/pf';
import { openCompany } from './place';

const TAB = 'dados-da-empresa';
const PATH = '/PessoaJuridica';
const CHECK = 'GET /declaracao/existeDeclaracaoAssinaturaCliente';
const [first, second] = exampleOf(TAB, 'pj').socios as [JsonObject, JsonObject];
const partner = (over: JsonObject = {}): JsonObject => ({ ...first, Guid: 's1', ...over });

const open = (stored: JsonObject = {}, change: SessionChange & { replies?: Answers } = {}) =>
  openCompany(TAB, { stored, settings: change.settings ?? {} }, change);
type Opened = Awaited<ReturnType<typeof open>>;
const form = ({ session }: Opened) => session.form(TAB);
const type = (opened: Opened, values: Record<string, Json>) => {
  for (const [pointer, value] of Object.entries(values)) form(opened).change(pointer, value ?? undefined);
};
const sentPaths = ({ calls }: Opened) => posts(calls).map(({ path }) => path);

describe('the sections of the first tab', () => {
  it('[PJ-EMP-01] are the company, its related companies and its partners', async () => {
    const { loaded } = await open();
    const sections = loaded.tabs[TAB]?.definition.uiSchema['ui:sections'] ?? [];
    expect(sections.map(({ title, fields }) => [title, fields.length])).toEqual([
      ['Dados da empresa', 15],
      ['Empresas coligadas, controladas ou controladoras', 1],
      ['Sócios e acionistas', 1],
    ]);
  });

  it('[PJ-EMP-F10, CF-OP-12] the description is asked for with the kind "Outros", and goes with another one', async () => {
    const opened = await open({}, { replies: { 'GET /tipoClientePJ': OTHERS } });
    const { options } = opened.session;
    await expect.poll(() => options.get('/tipoClientePJ').status).toBe('ready');
    const view = () => form(opened).view('/OutrosDescricao');
    expect(view().hidden).toBe(true);
    type(opened, { '/TipoClientePJId': 9999, '/OutrosDescricao': 'Consórcio' });
    expect(view()).toMatchObject({ hidden: false, required: false, value: 'Consórcio' });
    type(opened, { '/TipoClientePJId': 2062 });
    expect(view()).toMatchObject({ hidden: true, value: undefined });
  });
});

const OTHERS: JsonObject[] = [
  { Id: 2062, Descricao: 'Sociedade Empresária Limitada' },
  { Id: 9999, Descricao: 'Outros' },
];

describe('a nickname', () => {
  it('[CF-NIC-04, CF-NIC-05] of two characters stops also a draft, but for the tenant that has no minimum', async () => {
    const short = await open({}, { settings: { apelido: true } });
    type(short, { '/Apelido': 'ab' });
    expect(await short.session.save()).toMatchObject({ done: false, focus: '/Apelido' });
    expect(short.questions).toMatchObject([
      { title: 'Oops...', text: 'O campo apelido deve ter no mínimo três caracteres.' },
    ]);
    const free = await open({}, { settings: { apelido: true, apelidoSemMinimo: true } });
    type(free, { '/Apelido': 'ab' });
    expect(await free.session.save()).toEqual({ done: true });
  });

  it('[CF-NIC-01, PJ-EMP-02] is neither shown nor asked for where the tenant has none', async () => {
    const opened = await open({ Apelido: 'aurora' });
    expect(form(opened).view('/Apelido')).toMatchObject({ hidden: true, required: false });
    expect(form(opened).check('advance')).toEqual([]);
  });
});

describe('the e-mails and telephones of the company', () => {
  it('[PJ-EMP-04, PJ-EMP-F15] two equal e-mails stop a draft, without regard to case', async () => {
    const opened = await open();
    type(opened, { '/Email': 'a@x.com', '/EmailSecundario': 'A@x.com' });
    expect(await opened.session.save()).toMatchObject({ done: false, focus: '/EmailSecundario' });
    expect(opened.questions).toMatchObject([
      { title: 'Oops...', text: 'O e-mail secundário não pode ser igual ao e-mail principal.' },
    ]);
    expect(sentPaths(opened)).toEqual([]);
  });

  it('[PJ-EMP-03, CF-TEL-02] a second telephone of four digits behind +55, as the widget makes it, counts as empty', async () => {
    const opened = await open();
    const phone = opened.loaded.tabs[TAB]?.definition.schema.properties.Telefone2?.format ?? '';
    type(opened, { '/Telefone2': opened.session.context(TAB).formats[phone]?.normalise('+551187') ?? null });
    expect(form(opened).check('advance')).toEqual([]);
  });
});

describe('a telephone that was stored without the code of its country', () => {
  const MISSING_CODE = 'Telefone sem código internacional';

  it('[ACC-PHONE-05] says so under the field until it is edited, with +55 put before it, and stops nothing', async () => {
    const opened = await open({ Telefone2: '(11) 3456-7890', Telefone: '+5511987654321' });
    const view = () => form(opened).view('/Telefone2');
    expect(view()).toMatchObject({ value: '+551134567890', error: MISSING_CODE });
    expect(form(opened).view('/Telefone').error).toBeUndefined();
    form(opened).leave('/Telefone2');
    expect(view().error).toBe(MISSING_CODE);
    expect(form(opened).check('advance')).toEqual([]);
    type(opened, { '/Telefone2': '+551134567891' });
    form(opened).leave('/Telefone2');
    expect(view().error).toBeUndefined();
  });

  it('[ACC-PHONE-05] stops where what came of it is no number', async () => {
    const opened = await open({ Telefone2: '442079460958' });
    expect(form(opened).view('/Telefone2')).toMatchObject({ value: '442079460958', error: MISSING_CODE });
    expect(form(opened).check('advance')).toMatchObject([{ pointer: '/Telefone2', inline: MISSING_CODE }]);
  });

  it('[ACC-PHONE-05] says so in the rows of a list', async () => {
    const opened = await open({ socios: [first, { ...second, Telefone: '11987654321' }] });
    expect(form(opened).view('/socios/0/Telefone').error).toBeUndefined();
    expect(form(opened).view('/socios/1/Telefone')).toMatchObject({ value: '+5511987654321', error: MISSING_CODE });
  });
});

describe('the partners', () => {
  it.each([
    [60, 40.01, false],
    [60, 40, true],
    [50, 50.01, false],
    [10, 5, true],
  ])('[PJ-SOC-03, PJ-SOC-04, CF-ERR-23] %d and %d: %s', async (a, b, passes) => {
    const opened = await open({
      socios: [
        { ...first, Percentual: a },
        { ...second, Percentual: b },
      ],
    });
    type(opened, { '/NumeroNire': '1' });
    expect(await opened.session.advance()).toMatchObject({ done: passes });
    expect(opened.questions).toMatchObject(
      passes
        ? []
        : [{ title: 'Dados inválidos', text: 'A soma dos percentuais pertencentes aos sócios ultrapassa 100%.' }],
    );
    expect(sentPaths(opened)).toEqual(passes ? [`${PATH}/informacaoBasica`] : []);
  });

  it('[PJ-SOC-04, CF-OP-04] three thirds pass, and more than the whole stops a draft too', async () => {
    const thirds = [33.33, 33.33, 33.34].map((Percentual) => ({ ...first, Percentual }));
    const opened = await open({ socios: thirds });
    expect(form(opened).check('advance')).toEqual([]);
    type(opened, { '/socios/0/Percentual': 33.34 });
    expect(await opened.session.save()).toMatchObject({ done: false, focus: '/socios/0/Percentual' });
    const over = 'A soma dos sócios passa de 100%.';
    for (const row of [0, 1, 2]) expect(form(opened).view(`/socios/${row}/Percentual`).error).toBe(over);
    expect(form(opened).view('/socios').error).toBe('A soma dos percentuais pertencentes aos sócios ultrapassa 100%.');
  });

  it('[CF-OP-57, PJ-COL-01] no partner and no related company stop nobody, and are no call', async () => {
    const opened = await open({ socios: [], empresas: [] });
    type(opened, { '/NumeroNire': '1' });
    expect(await opened.session.advance()).toEqual({ done: true });
    expect(sentPaths(opened)).toEqual([`${PATH}/informacaoBasica`]);
  });

  it('[CF-DNR-17, PJ-SOC-F04] another type of document clears the number of its row alone', async () => {
    const opened = await open();
    type(opened, { '/socios/0/TipoDocumento': 'RNE' });
    expect(form(opened).view('/socios/0/CpfCnpj')).toMatchObject({ value: undefined, format: 'rne' });
    expect(form(opened).view('/socios/1/CpfCnpj')).toMatchObject({ value: '12ABC34501DE35', format: 'cnpj' });
  });

  it('[PJ-SOC-13, CF-CEP-02] a CEP fills and locks the address of its row alone', async () => {
    const answer = { logradouro: 'Rua do Acre', bairro: 'Centro', localidade: 'Rio de Janeiro', uf: 'RJ' };
    const opened = await open({}, { replies: { 'GET /ws/20081000/json/': { status: 200, body: answer } } });
    type(opened, { '/socios/1/Cep': '20081000' });
    await expect.poll(() => form(opened).view('/socios/1/Cidade').locked).toBe(true);
    expect(form(opened).view('/socios/1/Cidade').value).toBe('Rio de Janeiro');
    expect(form(opened).view('/socios/1/Pais')).toMatchObject({ value: 'BRA', locked: true });
    expect(form(opened).view('/socios/0/Cidade').value).toBe('São Paulo');
    expect(form(opened).view('/socios/1/LogradouroNumero').value).toBe('1578');
  });

  it('[PJ-SOC-02, CF-GER-06] a row asks for everything of the table, in its order', async () => {
    const opened = await open({ socios: [] });
    form(opened).addRow('socios');
    expect(
      form(opened)
        .check('advance')
        .map(({ name }) => name),
    ).toEqual(
      [
        'Nome',
        'CPF',
        'Telefone',
        'E-mail',
        'Percentual',
        'CEP',
        'Logradouro',
        'Número',
        'Bairro',
        'Cidade',
        'UF',
        'País',
        'Assinatura',
        'Renda mensal',
        'Patrimônio total',
      ].map((name) => `${name} (sócio 1)`),
    );
  });
});

describe('the question before a partner is changed', () => {
  const change = async (values: Record<string, Json>, replies: Answers, answer = true) => {
    const opened = await open({ socios: [partner(), partner({ Guid: 's2', Percentual: 5 })] }, { replies, answer });
    type(opened, values);
    const result = await opened.session.advance();
    return { ...opened, result, checks: opened.calls.filter(({ path }) => path.includes('existeDeclaracao')).length };
  };

  it.each([
    ['/socios/0/Nome', 'Marina S.'],
    ['/socios/0/Email', 'm@x.com'],
    ['/socios/0/Assinatura', 0],
    ['/socios/0/CpfCnpj', '11144477735'],
  ])('[PJ-SOC-07, CF-SIG-02, CF-SIG-07] %s: a no sends nothing, a yes sends the list', async (pointer, value) => {
    const refused = await change({ [pointer]: value }, { [CHECK]: true }, false);
    expect(refused).toMatchObject({ result: { done: false }, questions: [{ yes: 'Sim, continuar', no: 'Cancelar' }] });
    expect(sentPaths(refused)).toEqual([]);
    expect(form(refused).view(pointer).value).toBe(value);
    const agreed = await change({ [pointer]: value }, { [CHECK]: true });
    expect(sentPaths(agreed)).toEqual([`${PATH}/socios`]);
  });

  it('[CF-OP-38] is one question, however many partners changed', async () => {
    const { questions, checks } = await change({ '/socios/0/Nome': 'Ana', '/socios/1/Nome': 'Bia' }, { [CHECK]: true });
    expect(questions).toHaveLength(1);
    expect(checks).toBe(1);
  });

  it('[CF-SIG-08] other data are not checked, nor is a new partner', async () => {
    const other = await change({ '/socios/0/Percentual': 12, '/socios/0/RendaMensal': 2 }, { [CHECK]: true });
    expect(other).toMatchObject({ result: { done: true }, questions: [], checks: 0 });
    const paulista = {
      status: 200,
      body: { logradouro: first.Logradouro, bairro: first.Bairro, localidade: first.Cidade, uf: 'SP' },
    };
    const replies = { [CHECK]: true, 'GET /ws/01310100/json/': paulista } as Answers;
    const fresh = await open({ socios: [] }, { replies });
    form(fresh).addRow('socios');
    type(fresh, Object.fromEntries(Object.entries(first).map(([name, value]) => [`/socios/0/${name}`, value])));
    await expect.poll(() => form(fresh).view('/socios/0/Cidade').locked).toBe(true);
    expect(await fresh.session.advance()).toEqual({ done: true });
    expect(fresh.calls.filter(({ path }) => path.includes('existeDeclaracao'))).toEqual([]);
  });

  it('[CF-SIG-06, CF-ERR-20] a check that fails stops the save', async () => {
    const { questions, result } = await change({ '/socios/0/Nome': 'Ana' }, { [CHECK]: { status: 500 } });
    expect(questions).toMatchObject([{ title: 'Erro na verificação', text: 'Falha ao verificar documentos ativos.' }]);
    expect(result).toEqual({ done: false });
  });
});
