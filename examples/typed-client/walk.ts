/**
 * The registration of an individual, from the login to its sending:
 * `node --import tsx walk.ts http://localhost:3000 helena@example.com Ficha@2026`
 */
import { createClient } from './client';

const PDF =
  'JVBERi0xLjcKJeLjz9MKMSAwIG9iago8PCAvVHlwZSAvQ2F0YWxvZyAvUGFnZXMgMiAwIFIgPj4KZW5kb2JqCjIgMCBvYmoKPDwgL1R5cGUgL1BhZ2VzIC9LaWRzIFszIDAgUl0gL0NvdW50IDEgPj4KZW5kb2JqCjMgMCBvYmoKPDwgL1R5cGUgL1BhZ2UgL1BhcmVudCAyIDAgUiAvTWVkaWFCb3ggWzAgMCAyMDAgMjAwXSA+PgplbmRvYmoKdHJhaWxlcgo8PCAvUm9vdCAxIDAgUiAvU2l6ZSA0ID4+CnN0YXJ0eHJlZgoxOTIKJSVFT0YK';

const [server = 'http://localhost:3000', user = 'helena@example.com', password = 'Ficha@2026'] = process.argv.slice(2);
const { call, signIn } = createClient(server);
await signIn(user, password, 1);

const loaded = await call('GET /api/PessoaFisica/informacaoBasica', {});
await call(
  'POST /api/PessoaFisica/informacaoBasica',
  {
    body: {
      SituacaoLegal: 1,
      DataNascimento: '1988-09-22',
      Sexo: 'Feminino',
      Telefone: '+5511987654321',
      NomePai: 'Renato Nogueira',
      NomeMae: 'Lúcia Duarte Nogueira',
      TipoDocumento: 'RG',
      NumeroDocumento: '24.678.131-4',
      DataEmissao: '2015-11-03',
      DocumentoUf: 'SP',
      OrgaoEmissao: 'SSP',
      Nacionalidade: 1,
      Naturalidade: 'SP',
      CidadeNascimento: 'Campinas',
      EstadoCivil: 'Solteiro(a)',
      PoliticamenteExposta: false,
      FormacaoProfissional: 'Administração',
      Ocupacao: '252105',
      Cep: '01310100',
      Logradouro: 'Avenida Paulista',
      LogradouroNumero: '1578',
      Bairro: 'Bela Vista',
      Cidade: 'São Paulo',
      Uf: 'SP',
      LogradouroPais: 'BRA',
      EnderecoCorrespondencia: 1,
      EnderecoComercialCep: '01001000',
      EnderecoComercial: 'Praça da Sé',
      EnderecoComercialNumero: '100',
      EnderecoComercialBairro: 'Sé',
      EnderecoComercialCidade: 'São Paulo',
      EnderecoComercialEstado: 'SP',
      EnderecoComercialPais: 'BRA',
    },
  },
  { ifMatch: loaded.etag },
);
await call('POST /api/PessoaFisica/dadosFinanceiros', {
  body: {
    RemuneracaoMensal: 14500,
    OutrosRendimentos: 1200.5,
    BensImoveis: 640000,
    BensMoveis: 92000,
    PatrimonioLiquido: 185300.75,
  },
});
await call('POST /api/PessoaFisica/dadosBancarios', {
  body: [
    {
      NomeBanco: '341',
      TipoConta: 'Conta Corrente',
      Agencia: '0182',
      ContaCorrente: '40733',
      ContaCorrenteDigito: '6',
    },
  ],
});
for (const TipoDocumentoId of [1, 2]) {
  const FileName = `documento-${TipoDocumentoId}.pdf`;
  await call('POST /api/cliente/documentos', {
    body: { documentos: [{ TipoDocumentoId, FileName, FileDataString64: PDF }] },
  });
}
await call('POST /api/PessoaFisica/declaracoes', {
  body: { VinculoRJI: 'false', ConhecePep: 'false', CidadaoAmericado: 'false', OperaPorConta: 'true' },
});

const { data: documents } = await call('GET /api/declaracao', {});
for (const { TemplateId } of documents) {
  await call('POST /api/declaracao/cliente', {
    body: { TemplateId, UsuarioAssinatura: user, Status: 'Assinado', DataAssinatura: new Date().toISOString() },
  });
}

const { data: questions } = await call('GET /api/questionario', {});
await call('POST /api/suitability', {
  body: {
    Respostas: questions
      .filter(({ TipoCliente }) => TipoCliente === 'Pessoa Física')
      .flatMap(({ QuestionarioId, Respostas }) => {
        // A table is answered row by row, any other question by its last answer.
        const rows = Respostas.filter(({ Opcoes }) => Opcoes.length > 0);
        return (rows.length > 0 ? rows : Respostas.slice(-1)).map(({ QuestionarioRespostaId, Opcoes }) => ({
          QuestionarioId,
          QuestionarioRespostaId,
          QuestionarioRespostaOpcaoId: Opcoes[0]?.QuestionarioRespostaOpcaoId ?? null,
        }));
      }),
  },
});
await call('GET /api/produto', {});
await call('POST /api/PessoaFisica/ConcluirCadastro', { body: { RenovacaoCadastral: false } });
const { data: sent } = await call('GET /api/cliente/usuario', {});
console.log(`StatusCadastro ${sent.StatusCadastro}`);
