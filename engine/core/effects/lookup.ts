import type { DoneBy, Told } from './types';

/** A call that is made once, when an event occurs; fields are filled and locked by its answer, which the core applies. */
export const doneBy: DoneBy = 'lookups';

export const told: Told = {
  lookup: {
    of: ['event'],
    says: 'lookup',
    isEffect: true,
    needs: [['with']],
    words: { 'pt-BR': { sentence: 'consulta {}', deed: 'consulta e trava' } },
    vocabulary: {
      title: 'Consultar',
      description: 'Uma consulta de "lookups". Pede "on" e "with".',
      type: 'string',
      examples: ['cep'],
    },
  },
  with: {
    of: ['event'],
    says: 'with',
    needs: [['lookup']],
    words: { 'pt-BR': { sentence: 'levando {}' } },
    vocabulary: {
      title: 'Argumentos da consulta',
      description: 'O nome na consulta e o campo que o preenche.',
      type: 'object',
      minProperties: 1,
      additionalProperties: { title: 'Campo', description: 'O campo lido.', type: 'string', examples: ['Codigo'] },
      examples: [{ cep: 'Codigo' }],
    },
  },
  fill: {
    of: ['event'],
    says: 'fill',
    needs: [['lookup']],
    words: { 'pt-BR': { sentence: 'preenche da resposta {}' } },
    vocabulary: {
      title: 'Preencher',
      description: 'O campo e a parte da resposta que o preenche.',
      type: 'object',
      minProperties: 1,
      additionalProperties: {
        title: 'Parte da resposta',
        description: 'O nome na resposta, ou { "const": valor }.',
        type: ['string', 'object'],
        required: ['const'],
        additionalProperties: false,
        properties: { const: { title: 'Valor fixo', description: 'O valor gravado.', examples: ['BRA'] } },
        examples: ['logradouro', { const: 'BRA' }],
      },
      examples: [{ Rua: 'logradouro', Origem: { const: 'BRA' } }],
    },
  },
  locks: {
    of: ['event'],
    says: 'locks',
    needs: [['lookup']],
    words: { 'pt-BR': { sentence: 'trava {}', line: 'Trava depois' } },
    vocabulary: {
      title: 'Travar depois da resposta',
      description:
        'Sempre (`true`), ou, com um nome, se esta parte da resposta veio preenchida. Um campo vazio nunca trava.',
      type: 'object',
      minProperties: 1,
      additionalProperties: {
        title: 'Trava',
        description: 'true, ou a parte da resposta que deve vir preenchida.',
        type: ['string', 'boolean'],
        not: { const: false },
        examples: [true, 'logradouro'],
      },
      examples: [{ Rua: 'logradouro', Praca: true }],
    },
  },
  notFound: {
    of: ['event'],
    says: 'notFound',
    needs: [['lookup']],
    words: { 'pt-BR': { sentence: 'se nada for encontrado, apaga {}', line: 'Sem resposta' } },
    vocabulary: {
      title: 'Não encontrado',
      description: 'O que fazer quando a consulta não encontra.',
      type: 'object',
      required: ['clear'],
      additionalProperties: false,
      properties: {
        clear: {
          title: 'Esvaziar',
          description: 'Os campos que esvaziam.',
          $ref: '#/definitions/names',
          examples: [['Rua', 'Praca']],
        },
      },
      examples: [{ clear: ['Rua', 'Praca'] }],
    },
  },
};
