import { foldText } from '../../engine/core';
import { type CustomerType, toCustomerType } from '../api/accountTypes';
import type { Disclaimer } from '../api/loadDisclaimers';

/** The longest title that is shown whole. */
const TITLE_LENGTH = 30;

/** Which block of which tab, by their titles, for whom. */
export interface Place {
  clientType: CustomerType;
  section: string;
  subSection: string;
}

/** What is said of a block without an instruction. */
export const NO_DISCLAIMER: Pick<Disclaimer, 'title' | 'text'> = {
  title: 'Sem informações adicionais',
  text: 'Não há instruções adicionais para essa sessão',
};

/** What an instruction says; words of its own where there is none for this block. */
export function findDisclaimer(disclaimers: Disclaimer[], place: Place): Pick<Disclaimer, 'title' | 'text'> {
  const found = disclaimers.find(
    ({ clientType, section, subSection }) =>
      (toCustomerType(clientType) === place.clientType || isEqual(clientType, 'Todos')) &&
      isEqual(section, place.section) &&
      isEqual(subSection, place.subSection),
  );
  return found ? { title: cut(found.title), text: found.text } : NO_DISCLAIMER;
}

function cut(title: string): string {
  const characters = [...title];
  return characters.length > TITLE_LENGTH ? `${characters.slice(0, TITLE_LENGTH).join('')}...` : title;
}

function isEqual(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}
