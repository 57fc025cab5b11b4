import type { DoneBy, Told } from './types';

/** A validator of the registry: what it finds wrong, `error` reports. The core asks it where it validates. */
export const doneBy: DoneBy = 'validation';

export const told: Told = {
  check: {
    of: ['state'],
    says: 'validator',
    isEffect: true,
    needs: [['error'], ['of']],
    words: { 'pt-BR': { sentence: 'confere {}' } },
    vocabulary: {
      title: 'Validador',
      description: 'Um validador registrado, sobre os campos de "of"; "error" dá o texto.',
      type: 'string',
      examples: ['checkDigits'],
    },
  },
  of: {
    of: ['state'],
    says: 'references',
    needs: [['check']],
    words: { 'pt-BR': { sentence: 'olhando {}' } },
    vocabulary: {
      title: 'Campos do validador',
      description: 'Os campos que o validador lê.',
      $ref: '#/definitions/names',
      examples: [['Codigo', 'Digito']],
    },
  },
  params: {
    of: ['state'],
    says: 'params',
    needs: [['check']],
    words: { 'pt-BR': { sentence: 'com os parâmetros {}', line: 'Parâmetros' } },
    vocabulary: {
      title: 'Parâmetros do validador',
      description: 'Os parâmetros, por nome.',
      type: 'object',
      examples: [{ maximum: 100 }],
    },
  },
};
