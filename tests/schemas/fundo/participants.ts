import type { JsonObject } from '../../../engine/core/json';
import { exampleOf } from '../../support/pf';

export const TAB = 'participantes';
export const example = exampleOf(TAB, 'fundo');
/** The lists that stand in the tab, each with its first row always there. */
export const LISTS = ['representantesAdministrador', 'representantesGestor', 'emissores'] as const;
export const rowOf = (list: string) => (example[list] as JsonObject[])[0] as JsonObject;

/** How dialogs name whose field it is. */
export const ADMINISTRATOR = 'representante do administrador 1';
export const GESTOR = 'representante do gestor 1';
export const ofIssuer = (label: string) => `${label} (emissor de ordem 1)`;

export function withoutKey({ Guid: _, ...row }: JsonObject): JsonObject {
  return row;
}
