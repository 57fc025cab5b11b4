import { alphanumeric } from './alphanumeric';
import { cep } from './br/cep';
import { cnh } from './br/cnh';
import { cnpj } from './br/cnpj';
import { cpf } from './br/cpf';
import { cpfCnpj } from './br/cpfCnpj';
import { mobile } from './br/mobile';
import { phone } from './br/phone';
import { rne } from './br/rne';
import { date } from './date';
import { decimal } from './decimalFormat';
import { digits } from './digits';
import { email } from './email';
import { giin } from './giin';
import { id } from './id';
import { integer } from './integer';
import { money } from './money';
import { name } from './name';
import { percent } from './percent';
import type { Format } from './types';

/** Every format that a definition may name. */
export const formats: Record<string, Format> = {
  alphanumeric,
  cep,
  cnh,
  cnpj,
  cpf,
  cpfCnpj,
  date,
  decimal,
  digits,
  email,
  giin,
  id,
  integer,
  mobile,
  money,
  name,
  percent,
  phone,
  rne,
};
