import type { CallDescription } from './description';
import { integer, oneOf, record, type Schema } from './schemas';

const area = 'Servidor';
const anyObject: Schema = { type: 'object' };

/** What is answered outside of /api: it is open, and its answers are what stands here, without `data`. */
export const OUTSIDE_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /openapi.json': {
    area,
    summary: 'This document, of the definitions in force',
    answer: anyObject,
    bare: true,
    versions: 'told',
    refusals: [304],
  },
  'GET /health': { area, summary: 'This process answers', answer: record({ status: oneOf('ok') }), bare: true },
  'GET /ready': {
    area,
    summary: 'Whether customers can be served: 200, else 503 with the same members',
    answer: record({
      status: oneOf('ready', 'ending', 'unavailable'),
      database: oneOf('ok', 'unreachable'),
      migrations: oneOf('ok', 'behind', 'unknown'),
      definitions: integer,
      files: oneOf('ok', 'unreachable'),
      mail: record({ oldest: { ...integer, description: 'Seconds that the oldest e-mail has waited.' } }),
    }),
    bare: true,
    refusals: [503],
  },
  'GET /definitions/index.json': {
    area,
    summary: 'What a browser loads first of the definitions in force',
    answer: anyObject,
    bare: true,
    versions: 'told',
    refusals: [304],
  },
  'GET /definitions/:number/index.json': {
    area,
    summary: 'The same of a version by its number',
    path: { number: integer },
    answer: anyObject,
    bare: true,
    versions: 'told',
    refusals: [304, 404],
  },
  'GET /definitions/:number/steps.json': {
    area,
    summary: 'The steps that data take to a version from each older one',
    path: { number: integer },
    answer: anyObject,
    bare: true,
    refusals: [404],
  },
};
