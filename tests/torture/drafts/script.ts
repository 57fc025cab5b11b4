import type { JsonObject } from '../../../engine/core/json';

/** Where a control stands: on the page, or in the region or dialog of this name. */
interface Place {
  /** Of the tab. */
  tab: string;
  within?: string;
  /** Without a connection it cannot be done: it is waited for. */
  needsServer?: true;
}

/** A field that is filled: typed key by key over what stands there, or at once by an option. */
export interface FillStep extends Place {
  do: 'type' | 'select' | 'search';
  field: string;
  text: string;
}

/** Something that is one deed: nothing comes between. */
export interface DeedStep extends Place {
  do: 'press' | 'go' | 'scroll';
  /** The control, by its name. */
  field: string;
  /** What is shown afterwards: the title of a tab, or of a message that is closed. */
  shows?: { tab?: string; message?: string };
  /** What was typed before is saved, or given up. */
  ends?: true;
}

export type Step = FillStep | DeedStep;

const [INFORMACOES, PROCURADORES, FINANCEIROS, BANCARIOS] = [
  'Informações',
  'Procuradores',
  'Dados Financeiros',
  'Dados Bancários',
];
const on = (tab: string, within?: string) => {
  const place = { tab, ...(within !== undefined && { within }) };
  return {
    type: (field: string, text: string): Step => ({ do: 'type', field, text, ...place }),
    select: (field: string, text: string): Step => ({ do: 'select', field, text, ...place }),
    search: (field: string, text: string): Step => ({ do: 'search', field, text, ...place, needsServer: true }),
    press: (field: string, over: Partial<DeedStep> = {}): Step => ({ do: 'press', field, ...place, ...over }),
    scroll: (): Step => ({ do: 'scroll', field: '', ...place }),
  };
};
const first = on(INFORMACOES);
const people = on(PROCURADORES);
const attorney = on(PROCURADORES, 'Dados procurador');
const added = on(PROCURADORES, 'Adicionar representante');
const money = on(FINANCEIROS);
const bank = on(BANCARIOS);

/** A registration: four tabs, a form below a list, one in front of the page, a list in place. */
export const SCRIPT: Step[] = [
  { do: 'go', field: INFORMACOES, tab: FINANCEIROS, shows: { tab: INFORMACOES } },
  first.type('Nome do pai', 'José Duarte'),
  first.select('Estado civil', 'Em união estável'),
  first.type('Nome do cônjuge', 'Rita Prado'),
  first.type('CPF do cônjuge', '11144477735'),
  first.type('Data de emissão', '03112014'),
  first.scroll(),
  first.type('Nome da empresa onde trabalha', 'Andorinha'),
  first.press('Avançar', { shows: { tab: PROCURADORES }, ends: true }),
  attorney.type('Nome', 'Caio Prado'),
  attorney.type('CPF/CNPJ', '11144477735'),
  people.press('Adicionar representante'),
  added.select('Tipo', 'Representante'),
  added.type('Nome', 'Marina Leal'),
  added.type('Documento', '246781314'),
  added.type('CPF', '52998224725'),
  added.type('E-mail', 'm@leal.com'),
  added.press('Adicionar', { shows: { message: 'Inclusão realizada com sucesso!' }, needsServer: true }),
  attorney.type('E-mail', 'c@prado.br'),
  attorney.press('Cancelar', { ends: true }),
  people.press('Avançar', { shows: { tab: FINANCEIROS }, ends: true }),
  money.type('Remuneração mensal', '14500,00'),
  money.type('Bens imóveis', '640000,00'),
  money.type('Bens móveis', '92000,00'),
  money.type('Patrimônio líquido', '185300,75'),
  money.press('Avançar', { shows: { tab: BANCARIOS }, ends: true }),
  bank.search('Banco', 'itau'),
  bank.type('Agência', '0182'),
  bank.type('Conta', '40733'),
  bank.type('Dígito da conta', '6'),
  bank.press('Salvar e continuar depois', {
    shows: { message: 'Alterações realizadas com sucesso!' },
    needsServer: true,
  }),
];

/** What the server holds at the end, by the call that gives it. */
export const OUTCOME: Record<string, JsonObject> = {
  'GET /PessoaFisica/informacaoBasica': {
    NomePai: 'José Duarte',
    EstadoCivil: 'Em união estável',
    NomeConjugue: 'Rita Prado',
    CpfConjugue: '11144477735',
    DataEmissao: '2014-11-03',
    Instituicao: 'Andorinha',
  },
  'GET /PessoaFisica/representante': {
    Nome: 'Marina Leal',
    Documento: '246781314',
    Cpf: '52998224725',
    Email: 'm@leal.com',
  },
  'GET /PessoaFisica/dadosFinanceiros': {
    RemuneracaoMensal: 14500,
    BensImoveis: 640000,
    BensMoveis: 92000,
    PatrimonioLiquido: 185300.75,
  },
  'GET /PessoaFisica/dadosBancarios': {
    NomeBanco: '341',
    Agencia: '0182',
    ContaCorrente: '40733',
    ContaCorrenteDigito: '6',
  },
};

/** The keys and deeds of a script, one after the other: which step, and how many keys of its text are typed before. */
export const KEYS = SCRIPT.flatMap((step): { step: Step; typed: number }[] =>
  step.do === 'type' ? [...step.text].map((_, typed) => ({ step, typed })) : [{ step, typed: 0 }],
);

/** What was filled before a key and is not saved, the field under way among it. */
export function unsavedBefore(number: number): FillStep[] {
  const steps = [...new Set(KEYS.slice(0, number + 1).map(({ step }) => step))];
  const end = steps.slice(0, -1).findLastIndex((step) => 'ends' in step);
  return steps.slice(end + 1).flatMap((step) => ('text' in step ? [step] : []));
}
