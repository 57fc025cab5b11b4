import type { PortalBlock } from './types';

/** The declarations to accept or to sign. */
export const signatures = {
  title: 'Assinatura de documentos',
  isSigned: true,
  registration: true,
  options: {
    client: { type: 'string', required: true },
    lists: { type: 'array', items: { type: 'string' } },
    sign: { type: 'string', values: ['accept', 'signers'] },
    signers: {
      type: 'array',
      items: {
        type: 'rows',
        members: {
          type: { type: 'string', required: true },
          name: { type: 'field', required: true },
          email: { type: 'field', required: true },
        },
      },
    },
    pollMs: { type: 'integer' },
    delayMs: { type: 'integer' },
    error: {
      type: 'object',
      required: true,
      members: { title: { type: 'string', required: true }, text: { type: 'string', required: true } },
    },
    disclaimer: { type: 'string' },
    help: {
      type: 'object',
      members: { title: { type: 'string', required: true }, text: { type: 'string', required: true } },
    },
  },
  binds: {},
  vocabulary: {
    description: 'Declarações a aceitar ou assinar.',
    properties: {
      client: {
        title: 'Tipo de cliente',
        description:
          'O tipo de cliente (`TipoCliente`) dos documentos que podem ser obrigatórios: sem a assinatura deles o cliente não avança nem conclui.',
        examples: ['Pessoa Física'],
      },
      lists: {
        title: 'Documentos oferecidos',
        description:
          'Os tipos de cliente (`TipoCliente`) dos documentos que aparecem; sem eles, os do tipo de "client".',
        examples: [['Pessoa Física', 'Todos']],
      },
      sign: {
        title: 'Quem assina',
        description:
          'O cliente, ao aceitar o texto (`accept`), ou pessoas do cadastro, que recebem um link por e-mail (`signers`). Sem isto, o cliente.',
        examples: ['signers'],
      },
      signers: {
        title: 'Assinantes possíveis',
        description: 'Onde estão as pessoas que o cliente pode escolher, quando quem assina são pessoas do cadastro.',
        examples: [
          [
            {
              list: 'socios/socios',
              type: 'Sócio',
              name: 'Nome',
              email: 'Email',
              when: {
                Assinatura: {
                  enum: [0, 2],
                },
              },
            },
          ],
        ],
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            list: {
              title: 'Lista',
              description: 'A lista das pessoas: "aba/lista", de qualquer aba do formulário.',
              examples: ['representantes/representantes'],
            },
            type: {
              title: 'Tipo de pessoa',
              description: 'Como a pessoa é chamada: o TipoPessoaDescricao da API.',
              examples: ['Representante'],
            },
            name: {
              title: 'Campo do nome',
              description: 'O campo da linha com o nome.',
              examples: ['Nome'],
            },
            email: {
              title: 'Campo do e-mail',
              description: 'O campo da linha com o e-mail. Quem não tem e-mail aparece, mas não pode ser escolhido.',
              examples: ['Email'],
            },
            when: {
              title: 'Quem pode assinar',
              description: 'A condição sobre a linha; sem ela, todas as pessoas da lista.',
              $ref: '#/definitions/condition',
              examples: [
                {
                  Assinatura: {
                    enum: [0, 2],
                  },
                },
              ],
            },
          },
        },
      },
      pollMs: {
        title: 'Espera entre consultas',
        description: 'Milissegundos até a lista ser lida de novo enquanto algo está pendente; 10000 quando falta.',
        examples: [10000],
      },
      delayMs: {
        title: 'Espera inicial',
        description: 'Milissegundos até a lista aparecer depois de a aba abrir; 0 quando falta.',
        examples: [10000],
      },
      error: {
        title: 'Documento sem assinatura',
        description:
          'O aviso de um documento obrigatório sem assinatura, com título e texto; `{name}` é o nome do documento.',
        examples: [
          {
            title: 'Oops...',
            text: 'O documento {name} é obrigatório e não foi assinado, aceito os termos para avançar',
          },
        ],
      },
      disclaimer: {
        title: 'Instrução',
        description:
          'A instrução da API que o botão Como funciona mostra, pela `SubSecao`; a `Secao` é o título da aba. Para um texto da própria definição, "help".',
        examples: ['Como funciona'],
      },
      help: {
        title: 'Como funciona',
        description: 'O que o botão de ajuda explica, com título e texto. Sem isto nem "disclaimer" não há botão.',
        examples: [
          {
            title: 'Como funciona',
            text: 'Leia o documento, marque o aceite e confirme.',
          },
        ],
      },
    },
  },
  codes: {
    sign: {
      accept: 'O cliente, ao aceitar',
      signers: 'Pessoas do cadastro',
    },
  },
  groups: [
    { title: 'Documentos', keys: ['client', 'lists', 'error'] },
    { title: 'Assinatura', keys: ['sign', 'signers'] },
    { title: 'Explicação', keys: ['disclaimer', 'help'] },
    { title: 'Esperas', keys: ['pollMs', 'delayMs'] },
  ],
  only: [{ when: { sign: { const: 'signers' } }, show: ['signers'] }],
} satisfies PortalBlock;
