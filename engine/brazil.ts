/** The formats of Brazil, and the table of all formats with them: what is loaded with it knows CPF, CNPJ, CEP, phones, money. */
export { cnpj } from './core/formats/br/cnpj';
export { cpf } from './core/formats/br/cpf';
export { cpfCnpj } from './core/formats/br/cpfCnpj';
export { formats } from './core/formats/br/table';
