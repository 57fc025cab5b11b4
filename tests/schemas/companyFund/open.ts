import type { Json, JsonObject } from '../../../engine/core/json';
import type { SessionInput } from '../../../engine/core/session/types';
import { createAttachments } from '../../../src/blocks/documents/attachments';
import { documentsModelOver } from '../../../src/blocks/documents/model';
import { createProductsModel } from '../../../src/blocks/products/model';
import { createSuitabilityModel } from '../../../src/blocks/suitability/model';
import { type Answers, posts, type SessionChange } from '../../support/pf';
import type { Given } from '../fields/place';
import { openFund } from '../fundo/place';
import { openCompany } from '../pj/place';

/** The wizards of this document, and the folder of the API that each has. */
export const WIZARDS = [
  ['pj', 'PessoaJuridica', 'Pessoa Jurídica'],
  ['fundo', 'Fundo', 'Fundos'],
] as const;
export type WizardId = (typeof WIZARDS)[number][0];

type Change = SessionChange & { replies?: Answers };

/** One of the two at a tab, every tab of it stored as its valid example. */
export const openAt = (wizard: WizardId, tab: string, given: Given = {}, change: Change = {}) =>
  (wizard === 'pj' ? openCompany : openFund)(tab, given, change);

/** The models of the blocks that need no browser. */
export const blockModels = (): SessionInput['blocks'] => ({
  documents: documentsModelOver(createAttachments()),
  suitability: createSuitabilityModel(async () => {}),
  products: createProductsModel(() => {}),
});

/** A refusal of the server, of which the customer reads the first item. */
export const REFUSED = { status: 400, body: { data: ['Motivo.', 'Outro.'], descricao: 'Descrição.' } as JsonObject };

type Opened = Awaited<ReturnType<typeof openAt>>;

/** Types values into a tab; null empties. What was asked before does not count. */
export function fill({ session, questions }: Opened, tab: string, values: Record<string, Json>): void {
  questions.length = 0;
  for (const [pointer, value] of Object.entries(values)) session.form(tab).change(`/${pointer}`, value ?? undefined);
}

/** What was posted, in order: the path with its body. */
export const sent = ({ calls }: Pick<Opened, 'calls'>) => posts(calls).map(({ path, body }) => [path, body] as const);

/** Titles and texts of what was asked. */
export const told = ({ questions }: Pick<Opened, 'questions'>) => questions.map(({ title, text }) => [title, text]);
