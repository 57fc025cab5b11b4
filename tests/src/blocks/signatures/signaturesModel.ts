import type { Json, JsonObject } from '../../../../engine/core/json';
import { createSignaturesModel } from '../../../../src/blocks/signatures/model';
import { type Answers, CONTRATO, PODERES, POLITICA, signaturesInput, TERMO } from './signaturesInput';

/** The templates and declarations that the fake server has; tests change them in place. */
export const held: { templates: JsonObject[]; declarations: JsonObject[] } = { templates: [], declarations: [] };

/** Four documents, of which none is signed. */
export function emptyHeld(): void {
  held.templates = [TERMO, CONTRATO, POLITICA, PODERES];
  held.declarations = [];
}

/** What the fake server answers. */
export const lists: Answers = {
  'GET /declaracao': () => ({ status: 200, body: { data: held.templates } }),
  'GET /declaracao/cliente': () => ({ status: 200, body: { data: held.declarations } }),
  'GET /ip': { ip: '203.0.113.9' },
  'POST /declaracao/cliente': true,
};

/** A loaded model. */
export async function openModel(answers: Answers = {}, options: Record<string, Json> = {}) {
  const made = signaturesInput({ ...lists, ...answers }, options);
  const model = createSignaturesModel(made.input);
  await model.load();
  const find = (id: string) => model.getState().documents.find((document) => document.id === id);
  return { ...made, model, find };
}

/** How each document stands: `[['termo', 'open']]`. */
export const states = (model: Awaited<ReturnType<typeof openModel>>['model']) =>
  model.getState().documents.map(({ id, state }) => [id, state]);
