/**
 * The formats of Brazil, and the table of all formats with them: what is loaded with it knows CPF, CNPJ, CEP, phones, money.
 *
 * @example
 * import { cpf, formats } from 'ficha-engine/brazil';
 *
 * cpf.normalise('529.982.247-25'); // '52998224725'
 * cpf.validate('52998224725'); // undefined
 * 'cep' in formats; // true
 */
export { cnpj } from './core/formats/br/cnpj';
export { cpf } from './core/formats/br/cpf';
export { cpfCnpj } from './core/formats/br/cpfCnpj';
export { formats } from './core/formats/br/table';
