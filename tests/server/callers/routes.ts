/** Who may make a call: anybody, a customer of any type, or one of the type whose wizard it belongs to. */
export type Callers = 'anybody' | 'customer' | 1 | 2 | 3;

const of = (callers: Callers, calls: string): Record<string, Callers> =>
  Object.fromEntries(
    calls
      .trim()
      .split(/\s*\n\s*/)
      .map((call) => [call, callers]),
  );

/** Every mounted call, with who may make it. A new one has to be entered here. */
export const ROUTES: Record<string, Callers> = {
  ...of(
    'anybody',
    `
    GET /api/login
    POST /api/login
    POST /api/login/verifyLogin
    POST /api/login/verifyStatusRegister
    POST /api/login/logoff
    POST /api/register
    POST /api/register/sendEmailPreRegister
    POST /api/register/registerWithToken
    POST /api/register/email-ativar-conta
    POST /api/register/ativar-conta
    POST /api/register/restaurar-senha
    GET /api/register/verifyCNPJ
    GET /api/consulta/configuracao-geral
    GET /api/consulta/configuracao-geral-chave
    GET /api/consulta/formulario/:formulario
    GET /api/ip
    GET /api/declaracao/assinaturas/consultarDeclaracaoParaAssinatura
    GET /api/declaracao/assinaturas/consultarDocumentosDoAssinante
    POST /api/declaracao/assinar`,
  ),
  ...of(
    'customer',
    `
    GET /api/cliente/usuario
    GET /api/cliente/devolucao
    GET /api/cliente/usuario/pendencias
    GET /api/cliente/usuario/secoes
    GET /api/cliente/recibo
    GET /api/cliente/dados
    POST /api/cliente/dados/copia
    GET /api/cliente/dados/copia/:id
    POST /api/cliente/dados/exclusao
    POST /api/cliente/dados/exclusao/desistir
    GET /api/cliente/sessoes
    POST /api/cliente/sessoes/encerrar
    POST /api/cliente/alterar-senha
    POST /api/cliente/senha/confirmar
    POST /api/cliente/token/enviar
    POST /api/cliente/token/validar
    GET /api/cliente/paisesobjetos
    GET /api/cliente/ConsultaLembreteVencimento
    POST /api/cliente/renovacao
    POST /api/cliente/renovacao/desfazer
    GET /api/cliente/documentos
    POST /api/cliente/documentos
    POST /api/cliente/documentos/excluir
    GET /api/cliente/documentosSemAnexo
    POST /api/cliente/arquivos
    GET /api/cliente/arquivos/:id
    POST /api/cliente/arquivos/:id/excluir
    GET /api/cliente/produtos
    POST /api/cliente/produtos
    GET /api/cliente/pdf
    GET /api/cliente/formularios
    POST /api/cliente/formularios/:formulario/versao
    GET /api/cliente/rascunhos/:formulario
    POST /api/cliente/rascunhos/:formulario
    GET /api/consulta/bancos
    GET /api/consulta/cidades
    GET /api/consulta/cnae
    GET /api/consulta/estados
    GET /api/consulta/formacao-profissional
    GET /api/consulta/nacionalidades
    GET /api/consulta/ocupacao-profissional
    GET /api/consulta/orgaoemissao
    GET /api/consulta/orgaoemissor
    GET /api/disclaimer
    GET /api/declaracao
    GET /api/declaracao/assinantes
    POST /api/declaracao/assinantes
    POST /api/declaracao/assinante/email
    GET /api/declaracao/assinaturas
    GET /api/declaracao/cliente
    POST /api/declaracao/cliente
    GET /api/declaracao/existeDeclaracaoAssinaturaCliente
    GET /api/produto
    GET /api/questionario
    GET /api/suitability
    POST /api/suitability
    GET /api/suitability/consulta-dispensa-questionario
    POST /api/suitability/dispensa-questionario
    GET /api/suitability/motivo-dispensa
    POST /api/suitability/preview
    GET /api/tipoclientepj
    GET /api/tipoDocumento
    GET /api/tipoinvestidor
    GET /api/ws/:cep/json
    GET /api/*
    POST /api/*
    PUT /api/*
    PATCH /api/*
    DELETE /api/*
    OPTIONS /api/*`,
  ),
  ...of(
    1,
    `
    GET /api/formularios/pf
    GET /api/pessoafisica/informacaobasica
    POST /api/pessoafisica/informacaobasica
    GET /api/pessoafisica/dadosfinanceiros
    POST /api/pessoafisica/dadosfinanceiros
    GET /api/pessoafisica/dadosbancarios
    POST /api/pessoafisica/dadosbancarios
    GET /api/pessoafisica/dadosbancarios/excluir
    GET /api/pessoafisica/declaracoes
    POST /api/pessoafisica/declaracoes
    GET /api/pessoafisica/representante
    POST /api/pessoafisica/representante
    GET /api/pessoafisica/representante/excluir
    POST /api/pessoafisica/concluircadastro`,
  ),
  ...of(
    2,
    `
    GET /api/formularios/pj
    GET /api/pessoajuridica/informacaobasica
    POST /api/pessoajuridica/informacaobasica
    GET /api/pessoajuridica/empresas
    POST /api/pessoajuridica/empresas
    GET /api/pessoajuridica/empresas/excluir
    GET /api/pessoajuridica/socios
    POST /api/pessoajuridica/socios
    GET /api/pessoajuridica/socios/excluir
    GET /api/pessoajuridica/dadosfinanceiros
    POST /api/pessoajuridica/dadosfinanceiros
    GET /api/pessoajuridica/dadosbancarios
    POST /api/pessoajuridica/dadosbancarios
    GET /api/pessoajuridica/endereco
    POST /api/pessoajuridica/endereco
    GET /api/pessoajuridica/declaracoes
    POST /api/pessoajuridica/declaracoes
    GET /api/pessoajuridica/representante
    POST /api/pessoajuridica/representante/salvar
    POST /api/pessoajuridica/representante/atualizar
    GET /api/pessoajuridica/representante/excluir
    POST /api/pessoajuridica/concluircadastro`,
  ),
  ...of(
    3,
    `
    GET /api/formularios/fundo
    GET /api/fundo/informacaobasica
    POST /api/fundo/informacaobasica
    GET /api/fundo/participante
    POST /api/fundo/participante
    GET /api/fundo/representante
    POST /api/fundo/representante
    GET /api/fundo/representante/excluir
    GET /api/fundo/pessoaautorizadaemitirordem
    POST /api/fundo/pessoaautorizadaemitirordem
    GET /api/fundo/pessoaautorizadaemitirordem/excluir
    GET /api/fundo/dadosfinanceiros
    POST /api/fundo/dadosfinanceiros
    GET /api/fundo/dadosbancarios
    POST /api/fundo/dadosbancarios
    GET /api/fundo/declaracoes
    POST /api/fundo/declaracoes
    GET /api/fundo/procurador
    POST /api/fundo/procurador
    GET /api/fundo/procurador/excluir
    GET /api/fundo/emissorordem
    POST /api/fundo/emissorordem
    GET /api/fundo/emissorordem/excluir
    GET /api/fundo/pep
    POST /api/fundo/pep
    GET /api/fundo/facta
    POST /api/fundo/facta
    GET /api/fundo/facta/excluir
    POST /api/fundo/concluircadastro`,
  ),
};

/** What stands outside of the API: open to anybody, or to systems behind that sign their calls. */
export const OUTSIDE: Record<string, 'anybody' | 'system'> = {
  'GET /assets/tenant-<hash>.css': 'anybody',
  'GET /assets/tenant-<hash>.svg': 'anybody',
  'GET /definitions/:name': 'anybody',
  'GET /definitions/:number/index.json': 'anybody',
  'GET /definitions/:number/steps.json': 'anybody',
  'GET /definitions/index.json': 'anybody',
  'GET /health': 'anybody',
  'GET /openapi': 'anybody',
  'GET /openapi.json': 'anybody',
  'GET /openapi/style.css': 'anybody',
  'GET /robots.txt': 'anybody',
  'GET /ready': 'anybody',
  'GET /integracao/cadastros': 'system',
  'GET /integracao/cadastros/:guid': 'system',
  'GET /integracao/cadastros/:guid/documentos/:id': 'system',
  'GET /integracao/formularios/:formulario/csv': 'system',
  'POST /integracao/cadastros/:guid/aprovar': 'system',
  'POST /integracao/cadastros/:guid/devolver': 'system',
  'POST /integracao/cadastros/:guid/recusar': 'system',
  'POST /integracao/cadastros/:guid/vencer': 'system',
};
