// Written by `node --import tsx scripts/vocabularyDocs.ts` from the tables; no form loads it.
import { told as alphanumeric } from '../alphanumeric';
import { told as date } from '../date';
import { told as dateTime } from '../dateTime';
import { told as decimal } from '../decimalFormat';
import { told as digits } from '../digits';
import { told as email } from '../email';
import { told as giin } from '../giin';
import { told as id } from '../id';
import { told as integer } from '../integer';
import { told as name } from '../name';
import { told as password } from '../password';
import { told as percent } from '../percent';
import { told as plainAlphanumeric } from '../plainAlphanumeric';
import type { ToldFormat } from '../toldFormat';
import { told as cep } from './cep';
import { told as cnh } from './cnh';
import { told as cnpj } from './cnpj';
import { told as cpf } from './cpf';
import { told as cpfCnpj } from './cpfCnpj';
import { told as mobile } from './mobile';
import { told as money } from './money';
import { told as phone } from './phone';
import { told as rne } from './rne';

/** What the tools are told of every format, in the order in which they are offered. */
export const toldFormats: Readonly<Record<string, ToldFormat>> = {
  cep,
  cpf,
  cnpj,
  cpfCnpj,
  cnh,
  rne,
  phone,
  mobile,
  money,
  name,
  digits,
  alphanumeric,
  plainAlphanumeric,
  password,
  email,
  giin,
  id,
  integer,
  decimal,
  percent,
  date,
  dateTime,
};
