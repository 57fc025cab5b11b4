import { unmask } from '../mask';
import { textFormat } from '../textFormat';
import type { ToldFormat } from '../toldFormat';
import { veilStart } from '../veil';
import { cnpj } from './cnpj';
import { cpf } from './cpf';

/** CPF or CNPJ by content: up to eleven digits and no letter is a CPF, anything else a CNPJ. */
const formatOf = (text: string) => (/^\d{0,11}$/.test(unmask(text)) ? cpf : cnpj);

/** Reasons carry the document: the texts of the two differ. */
const reasons: Record<string, Record<string, string>> = {
  cpf: { length: 'cpfLength', check: 'cpfCheck' },
  cnpj: { length: 'cnpjLength', check: 'cnpjCheck' },
};

/** A field for either number, stored like `cpf` and `cnpj`. */
export const cpfCnpj = textFormat({
  name: 'cpfCnpj',
  title: 'CPF/CNPJ',
  inputMode: 'text',
  autoCapitalize: 'characters',
  mask: (text) => formatOf(text).mask?.(text) ?? '',
  read: (text) => unmask(text).toUpperCase(),
  check(text) {
    const format = formatOf(text);
    const reason = format.validate(text);
    return reason && reasons[format.name]?.[reason];
  },
  show: (text) => formatOf(text).display(text),
  veil: (text) => veilStart(formatOf(text).display(text)),
  paste(text) {
    const found = [cnpj, cpf].map((format) => format.paste?.(text) ?? text).filter((value) => value !== text);
    const [only = text, another] = found;
    return another === undefined ? only : text;
  },
  reasons: ['cpfLength', 'cpfCheck', 'cnpjLength', 'cnpjCheck'],
  // Eleven digits may be the beginning of a CNPJ.
  complete: ['cnpjCheck'],
});

export const told: ToldFormat = {
  group: 'document',
  sample: '52998224725',
  words: {
    'pt-BR': {
      title: 'CPF ou CNPJ',
      what: 'CPF ou CNPJ, conforme o conteúdo',
      stores: 'como `cpf` ou `cnpj`',
      help: 'Decide pelo conteúdo.',
    },
  },
  reasons: {
    en: {
      cpfLength: 'A CPF has 11 digits.',
      cpfCheck: 'Not a CPF: its check digits are wrong.',
      cnpjLength: 'A CNPJ has 14 characters.',
      cnpjCheck: 'Not a CNPJ: its check digits are wrong.',
    },
  },
  examples: {
    valid: ['52998224725', '11222333000181', '12ABC34501DE35'],
    invalid: [
      { value: '5299822472', reason: 'cpfLength' },
      { value: '52998224726', reason: 'cpfCheck' },
      { value: '112223330001', reason: 'cnpjLength' },
      { value: '5299822472A', reason: 'cnpjLength' },
      { value: '12ABC34501DE36', reason: 'cnpjCheck' },
    ],
  },
  source: 'As cpf and cnpj; the decision by content is ours.',
};
