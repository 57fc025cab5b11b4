import type { FastifyInstance } from 'fastify';
import { isTabHidden } from '../../engine/session';
import { blockNode, blocksOf, type Counted, planOf, tabLine } from '../../engine/state';
import { clientOf } from '../http/gate';
import { describeCalls } from '../http/openapi/description';
import { LINE_CALLS } from './described/fixed';
import { type LastTyped, typedTabs } from './drafts/typedTabs';
import { checkTab } from './engine';
import { readOwnRegistration } from './readRegistration';
import type { Registration } from './registration';
import type { Registrations } from './registrations';

/** A section on the dashboard: what its line says, and whether it may be sent as it stands. */
interface SectionLine {
  /** Id of its tab. */
  Aba: string;
  Linha: string;
  Completa: boolean;
  /** What was typed there last and not saved. */
  Rascunho?: LastTyped;
}

/** The visible sections of a registration, in order, each in one line. */
export async function sectionLines(registrations: Registrations, registration: Registration): Promise<SectionLine[]> {
  const { loaded } = registration;
  const visible = loaded.wizard.tabs.filter((_, index) => !isTabHidden(loaded, index, registration.context));
  const lines: SectionLine[] = [];
  for (const { id } of visible) lines.push(await lineOfTab(registrations, registration, id));
  return lines;
}

async function lineOfTab(
  { services, rooms }: Registrations,
  registration: Registration,
  id: string,
): Promise<SectionLine> {
  const { loaded, context: around, data } = registration;
  const definition = loaded.tabs[id]?.definition;
  if (!definition) return { Aba: id, Linha: '', Completa: true };
  const given = data[id] ?? {};
  const { state, errors } = checkTab({ loaded, context: around, stored: data }, id, given, 'advance');
  const shown = blocksOf(definition).filter((block) => !state.hidden.has(blockNode(block.id)));
  const counted = new Set(definition.line?.flatMap(({ block }) => block ?? []));
  const counts: Record<string, Counted> = {};
  let isBlockOpen = false;
  for (const block of shown) {
    const { lacking, count } = rooms.blocks[block.block] ?? {};
    const input = { block, registration, services };
    if (lacking && (await lacking(input)).length > 0) isBlockOpen = true;
    if (count && counted.has(block.id)) counts[block.id] = await count(input);
  }
  const plan = planOf(definition);
  const context = { ...around, tabs: data };
  const texts = loaded.wizard.texts ?? {};
  const Linha = tabLine({ plan, state, context, given, texts, errors, isBlockOpen, counts });
  return { Aba: id, Linha, Completa: errors.length === 0 && !isBlockOpen };
}

/** Tells a client what each section holds or what is missing in it, for the dashboard: all in one call. */
export function mountSectionLines(api: FastifyInstance, registrations: Registrations): void {
  describeCalls(api, LINE_CALLS);
  api.get('/cliente/usuario/secoes', async (request) => {
    const client = clientOf(request);
    const registration = await readOwnRegistration(registrations, client);
    if (!registration) return { data: [] };
    const typed = await typedTabs(registrations, client, registration.loaded.wizard.id);
    const lines = await sectionLines(registrations, registration);
    return {
      data: lines.map((line): SectionLine => {
        const draft = typed.get(line.Aba);
        return draft ? { ...line, Rascunho: draft } : line;
      }),
    };
  });
}
