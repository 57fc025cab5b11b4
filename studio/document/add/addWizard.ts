import type { Json } from '../../../engine/core';
import { listAt, NO_WIZARDS, objectAt } from '../../../engine/edit';
import { insertItem } from '../edits';
import { printValue } from '../print';
import { tabWith } from './addTab';
import { freeName, slug } from './names';
import { fileAt, objectOf } from './places';
import type { Added, Definitions } from './types';

/** A wizard to be made. */
export interface NewWizard {
  title: string;
  /** The title of its first tab. */
  tab: string;
  /**
   * A type of customers that there is: it is their registration where they have none, else it lives beside it. Without it,
   * it is the registration of a new type.
   */
  type?: number;
  /** The document by which customers of the new type are known. */
  document?: 'cpf' | 'cnpj';
}

/** A folder with a wizard of one tab and one part, and the type of customers that it registers. */
export function addWizard(definitions: Definitions, { title, tab, type, document = 'cpf' }: NewWizard): Added {
  const folders = Object.keys(definitions.texts).map((path) => path.split('/')[0] ?? '');
  const id = freeName(slug(title), [...folders, ...NO_WIZARDS]);
  const first = slug(tab);
  const types = listAt(objectOf(definitions, 'types.json').types).map(objectAt);
  const next = Math.max(0, ...types.map((each) => Number(each.type))) + 1;
  const wizard = `${id}/wizard.json`;
  const isRegistration = type === undefined || !hasRegistration(definitions, type);
  const treatment = usualTreatment(definitions);
  const definition: Json = {
    $schema: '../vocabulary/wizard.schema.json',
    id,
    title,
    ...(treatment !== undefined && { treatment }),
    language: 'pt-BR',
    type: type ?? next,
    ...(isRegistration && { registration: true, overview: { number: 9 } }),
    route: `/${id}`,
    key: 'Guid',
    navigation: 'reached',
    tabs: [{ id: first, ...(isRegistration && { number: 0 }), card: tab }],
    parts: [
      {
        id: first,
        data: [first],
        load: `GET /${id}/${first}`,
        save: `POST /${id}/${first}`,
        failure: { title: `Dados informados inválidos na aba ${tab}.` },
      },
    ],
    complete: { call: `POST /${id}/concluir`, failure: { title: 'Dados informados inválidos.' } },
    messages: {
      missing: { text: 'O campo {name} não foi informado, preencha a informação para avançar.' },
      invalid: { text: 'O campo {name} não está correto, corrija a informação para avançar.' },
      optional: {
        text: 'O campo {name} é opcional mas foi informado de forma inválida, corrija a informação para avançar.',
      },
    },
  };
  return {
    name: `Formulário ${title}`,
    edits: [
      { file: wizard, offset: 0, length: 0, text: written(definition) },
      { file: `${id}/${first}.json`, offset: 0, length: 0, text: written(tabWith({ id: first, title: tab })) },
      ...(type === undefined
        ? insertItem(fileAt(definitions, 'types.json'), '/types', types.length, { type: next, name: title, document })
        : []),
    ],
    at: { file: wizard, pointer: '' },
  };
}

const written = (value: Json): string => `${printValue(value, '', 0)}\n`;

/** Whether customers of a type have a wizard that registers them. */
export const hasRegistration = ({ values }: Pick<Definitions, 'values'>, type: number): boolean =>
  Object.entries(values).some(([path, wizard]) => {
    const { type: own, registration } = objectAt(wizard);
    return path.endsWith('/wizard.json') && own === type && registration === true;
  });

/** What the data of the wizards that there are is treated for, which a new one begins with. */
function usualTreatment(definitions: Definitions): string | undefined {
  const wizards = Object.keys(definitions.texts).filter((path) => path.endsWith('/wizard.json'));
  const named = wizards.map((path) => objectOf(definitions, path).treatment);
  return named.find((name) => typeof name === 'string');
}
