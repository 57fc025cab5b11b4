import type { Json, JsonObject } from '../../../../engine/core/json';
import type { Caller } from '../../testServer';

/** Who represents the company, as the modal of the tab sends it. */
export const REPRESENTATIVE: JsonObject = {
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Cargo: 'Diretora',
  TipoDocumento: 'CPF',
  CpfCnpj: '52998224725',
  Email: 'marina@example.com',
  Telefone: '+5511987654321',
  Assinatura: 2,
  ResponsavelLogin: false,
  UsPerson: false,
  PoliticamenteExposta: false,
};

/** Who may emit orders, and does not sign. */
export const ISSUER: JsonObject = {
  ...REPRESENTATIVE,
  Tipo: 'Pessoa autorizada emitir ordem',
  Nome: 'Otávio Lima Nogueira',
  CpfCnpj: '11144477735',
  Email: 'otavio@example.com',
  Assinatura: 1,
};

export const PARTNER: JsonObject = {
  Nome: 'Edson Farias Brito',
  TipoDocumento: 'CPF',
  CpfCnpj: '39053344705',
  Telefone: '+5511912345678',
  Email: 'edson@example.com',
  Percentual: 60,
  Cep: '01310100',
  Logradouro: 'Avenida Paulista',
  LogradouroNumero: '1578',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
  Assinatura: 0,
  UsPerson: false,
  PoliticamenteExposta: false,
  RendaMensal: 4,
  PatrimonioTotal: 5,
};

export const ATTORNEY: JsonObject = {
  Tipo: 'Procurador',
  Nome: 'Clara Teixeira Lemos',
  TipoDocumento: 'CPF',
  CpfCnpj: '15350946056',
  Email: 'clara@example.com',
  Telefone: '+5511912345678',
  Cep: '01310100',
  Logradouro: 'Avenida Paulista',
  Numero: '1578',
  Bairro: 'Bela Vista',
  Cidade: 'São Paulo',
  Uf: 'SP',
  Pais: 'BRA',
  EmissorOrdem: false,
  UsPerson: false,
  PoliticamenteExposta: false,
  Assinatura: 0,
};

/** The calls of one company; `expectOk` gives back what a call answers, and fails with what it refuses. */
export function companyCalls(server: () => Caller, token: () => string) {
  const expectOk = async (name: string, body?: Json) => {
    const answer = await server().call(name, { token: token(), ...(body !== undefined && { body }) });
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const asRow = async (name: string, body: Json) => (await expectOk(name, body)) as JsonObject;
  return {
    expectOk,
    addPerson: (row: JsonObject) => asRow('POST /api/PessoaJuridica/representante/salvar', row),
    changePerson: (row: JsonObject) => asRow('POST /api/PessoaJuridica/representante/atualizar', row),
    savePartners: async (socios: JsonObject[]) => {
      const saved = await expectOk('POST /api/PessoaJuridica/socios', { socios });
      return (Array.isArray(saved) ? saved : (saved as { socios: JsonObject[] }).socios) as JsonObject[];
    },
    /** Who may sign, as the server offers them. */
    signers: async () => (await expectOk('GET /api/declaracao/assinantes')) as JsonObject[],
    request: (TemplateId: string, Assinantes: JsonObject[], over: JsonObject = {}) =>
      server().call('POST /api/declaracao/assinantes', {
        token: token(),
        body: { TemplateId, Assinantes, Usuario: 'Aurora Ltda.', ...over },
      }),
    declarations: async () => (await expectOk('GET /api/declaracao/cliente')) as JsonObject[],
    signatures: async (guid: Json | undefined) =>
      (await expectOk(`GET /api/declaracao/assinaturas?guidDeclaracao=${guid}`)) as JsonObject[],
    exists: () => expectOk('GET /api/declaracao/existeDeclaracaoAssinaturaCliente'),
  };
}
