import { EARLY_CALLS, type EarlyCall } from '../../contract/earlyCalls';
import { isHome, isPublicPage, wizardAt } from '../../contract/pages';
import type { WizardEntry } from '../../engine/definition';
import type { Version } from '../storage/definitions/types';
import { escapeHtml } from './escapeHtml';

const INDEX: EarlyCall = { path: '/definitions/index.json' };
const SETTINGS = '/api/consulta/configuracao-geral';
const USER: EarlyCall = { path: '/api/cliente/usuario', ofSession: true };
const OF_DASHBOARD: EarlyCall[] = [
  { path: '/api/cliente/usuario/secoes', ofSession: true },
  { path: '/api/suitability', ofSession: true },
];

/**
 * What the page at a path will ask for first, as an element for its head: of a wizard also the call that opens it, of the dashboard what
 * stands on it.
 * @param current the definitions in force
 */
export function earlyCallsAt(path: string, { number, files }: Pick<Version, 'number' | 'files'>): string {
  const calls = isPublicPage(path)
    ? [INDEX, { path: SETTINGS }]
    : [...callsOfSession(wizardAt(path, files.index.wizards), number), ...(isHome(path) ? OF_DASHBOARD : [])];
  return `<meta name="${EARLY_CALLS}" content="${escapeHtml(JSON.stringify(calls))}">`;
}

function callsOfSession(wizard: WizardEntry | undefined, number: number): EarlyCall[] {
  const calls: EarlyCall[] = [INDEX, USER, { path: SETTINGS, ofSession: true }];
  if (wizard?.open === undefined) return calls;
  // What takes longest first: a browser has six connections to a server.
  return [{ path: `/api${wizard.open}`, ofSession: true, version: `${number}` }, ...calls];
}
