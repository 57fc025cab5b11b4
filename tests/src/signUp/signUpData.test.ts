import { expect, it } from 'vitest';
import '../../support/declarations';
import { toRegistration, toSignUpData } from '../../../src/features/signUp/signUpData';

const COMPANY = {
  selectedTipoCliente: 3,
  cnpj: '12ABC34501DE35',
  razaoSocial: 'Serra Azul Ltda.',
  dataConstituicao: '2011-08-14',
  email: ' Financeiro@Exemplo.com ',
  apelido: 'Matriz',
};

it('[ACC-SUP-19, ACC-ENT-04] holds the data of a sign-up under their names', () => {
  expect(toSignUpData(COMPANY)).toEqual({
    selectedTipoCliente: 3,
    cnpj: '12ABC34501DE35',
    cpf: '',
    nomeRazaoSocial: 'Serra Azul Ltda.',
    email: 'financeiro@exemplo.com',
    apelido: 'Matriz',
    dataConstituicao: '2011-08-14',
    senha: '',
    confirmarSenha: '',
  });
});

it('[ACC-SUP-20] sends the document of the type, its name, and what an individual lacks as empty', () => {
  expect(toRegistration(toSignUpData(COMPANY))).toEqual({
    TipoCadastro: 3,
    NomeRazaoSocial: 'Serra Azul Ltda.',
    CpfCnpj: '12ABC34501DE35',
    Email: 'financeiro@exemplo.com',
    Apelido: 'Matriz',
    DataConstituicao: '2011-08-14',
  });
  const person = { selectedTipoCliente: 1, cpf: '52998224725', nomeCompleto: ' Ana Maria ', email: 'ana@exemplo.com' };
  expect(toRegistration(toSignUpData(person))).toEqual({
    TipoCadastro: 1,
    NomeRazaoSocial: 'Ana Maria',
    CpfCnpj: '52998224725',
    Email: 'ana@exemplo.com',
    Apelido: '',
    DataConstituicao: '',
  });
});
