import { genericFormats } from '../table';
import type { Format } from '../types';
import { cep } from './cep';
import { cnh } from './cnh';
import { cnpj } from './cnpj';
import { cpf } from './cpf';
import { cpfCnpj } from './cpfCnpj';
import { mobile } from './mobile';
import { money } from './money';
import { phone } from './phone';
import { rne } from './rne';

/** Every format that a definition may name: the Brazilian ones, and those of no country, in the order in which they are offered. */
export const formats: Record<string, Format> = {
  cep,
  cpf,
  cnpj,
  cpfCnpj,
  cnh,
  rne,
  phone,
  mobile,
  money,
  ...genericFormats,
};
