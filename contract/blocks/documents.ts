import type { PortalBlock } from './types';

/** The documents that a registration asks for, with their files. */
export const documents = {
  title: 'Envio de documentos',
  registration: true,
  options: {
    types: { type: 'array', required: true, items: { type: 'string' } },
    send: { type: 'string', required: true, values: ['save', 'pick'] },
    camera: { type: 'boolean' },
    twoSided: { type: 'array', items: { type: 'integer' } },
    error: {
      type: 'object',
      required: true,
      members: { title: { type: 'string', required: true }, text: { type: 'string', required: true } },
    },
  },
  binds: { files: { required: true } },
  fields: {
    files: { title: 'Lista dos arquivos', isList: true },
  },
  vocabulary: {
    description: 'Lista de documentos com upload. Liga "files" à lista dos arquivos.',
    properties: {
      types: {
        title: 'Tipos de cliente',
        description: 'Os tipos de documento oferecidos, pelo tipo de cliente que a API lhes dá (`TipoCliente`).',
        examples: [['Pessoa Física', 'Todos']],
      },
      send: {
        title: 'Quando envia',
        description: 'Com a gravação da parte (`save`), ou logo que o arquivo é escolhido (`pick`).',
        examples: ['save'],
      },
      camera: {
        title: 'Câmera',
        description:
          'Também oferece fotografar o documento com a câmera: moldura, giro, corte e aviso de foto tremida ou cortada.',
        examples: [true],
      },
      twoSided: {
        title: 'Frente e verso',
        description:
          'Os códigos dos tipos de documento (`Id` da lista da API) com frente e verso: as duas fotos viram um só PDF.',
        examples: [[1, 7]],
      },
      error: {
        title: 'Documento que falta',
        description: 'O aviso de um documento obrigatório sem arquivo: "title" e "text"; {name} é o nome do documento.',
        examples: [
          {
            title: 'Oops...',
            text: 'O documento {name} é obrigatório e não foi enviado, envie o documento para avançar',
          },
        ],
      },
    },
  },
  codes: {
    send: {
      save: 'Com a gravação da parte',
      pick: 'Logo que é escolhido',
    },
  },
} satisfies PortalBlock;
