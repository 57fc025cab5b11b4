import type { BlockShape } from '../engine/core';

/** The blocks that definitions may name, with the options and fields that each takes; `src/blocks/registry.ts` has their code. */
export const BLOCKS: Readonly<Record<string, BlockShape>> = {
  documents: {
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
  },
  products: {
    registration: true,
    options: {
      terms: { type: 'setting' },
      pending: { type: 'setting' },
      onlyInEdit: { type: 'setting' },
    },
    binds: {
      profile: { required: true, reads: true },
      preview: { reads: true },
      waiver: { reads: true },
      cancelled: {},
    },
  },
  signatures: {
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
  },
  suitability: {
    registration: true,
    options: {
      save: { type: 'string', values: ['conclude', 'now'] },
      hideIn: { type: 'array', items: { type: 'string', values: ['new', 'edit', 'renewal'] } },
    },
    binds: { profile: { required: true }, answers: {}, preview: {}, previewProfile: {} },
  },
  token: { question: true, options: {}, binds: {} },
};
