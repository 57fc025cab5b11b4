import type { FieldEntry, Fields } from '../../analyse/fields';
import { parseReference } from '../../core/plan/references';
import { contextNames } from '../names';
import type { Code } from '../problems/codes';
import { say, type Words } from '../problems/say';
import { suggestion } from '../problems/words';
import type { TabModel, WizardModel } from './model';

/** What the references of a condition, rule or call may name. */
export interface Scope {
  fields: Fields;
  /** The fields that `/Campo` names. */
  root: Fields;
  /** Whether `$index` and `$others` exist. */
  inRow: boolean;
  /** The place in words: `na aba "enderecos"`, `nas linhas de "contas"`. */
  where: Words;
  /** The wizard, for `$settings` and `$tabs`; absent in what all wizards share. */
  wizard: Pick<WizardModel, 'id' | 'tabs' | 'broken' | 'schemas'>;
}

/** What a reference names, or why it names nothing. */
export interface Resolved {
  entry?: FieldEntry;
  /** The scope that `contains` opens. */
  rows?: Fields;
  problem?: { code: Code; message: Words };
}

const problem = (code: Code, message: Words): Resolved => ({ problem: { code, message } });

/** The scope of the rows of a list, seen from the scope that names the list. */
export function rowScope(scope: Scope, list: string, rows: Fields): Scope {
  return { ...scope, fields: rows, inRow: true, where: say`nas linhas de "${list}"` };
}

/** The scope of a tab's own names. */
export function tabScope(tab: TabModel): Scope {
  return { fields: tab.fields, root: tab.fields, inRow: false, where: say`na aba "${tab.id}"`, wizard: tab.wizard };
}

/** The scope of the rows of a list; an empty one for a list that does not exist. */
export function listScope(tab: TabModel, list: string): Scope {
  return rowScope(tabScope(tab), list, tab.fields.get(list)?.rows ?? new Map());
}

/** The scope of a wizard's own conditions: no fields, only the context. */
export function contextScope(wizard: Scope['wizard']): Scope {
  const none: Fields = new Map();
  return { fields: none, root: none, inRow: false, where: say`fora das abas`, wizard };
}

/** The scope of a call that loads: no field is known before. */
export const loadScope = (wizard: Scope['wizard']): Scope => ({
  ...contextScope(wizard),
  where: say`em uma chamada que carrega`,
});

/** Finds what a reference names in a scope. */
export function resolveReference(text: string, scope: Scope): Resolved {
  const reference = parseReference(text);
  switch (reference.kind) {
    case 'field': {
      const fields = reference.root ? scope.root : scope.fields;
      return resolveField(reference.path.join('/'), fields, reference.root ? say`na raiz da aba` : scope.where);
    }
    case 'settings':
      return resolveSetting(reference.path.join('/'), scope.wizard);
    case 'user':
      return reference.path.length === 1
        ? {}
        : problem('DEF_UNKNOWN_REFERENCE', say`Referência "${text}" incompleta. Esperado: $user/Nome.`);
    case 'tabs': {
      const tab = scope.wizard.tabs.get(reference.tab);
      if (!tab) return unknownTab(reference.tab, scope.wizard);
      return resolveField(reference.path.join('/'), tab.fields, say`na aba "${tab.id}"`);
    }
    case 'option': {
      const [name = '', property, ...rest] = reference.path;
      const found = resolveField(name, scope.fields, scope.where);
      if (found.problem) return found;
      if (!property || rest.length > 0) {
        return problem(
          'DEF_UNKNOWN_REFERENCE',
          say`Referência "${text}" incompleta. Esperado: $option/Campo/Propriedade.`,
        );
      }
      if (found.entry?.schema.options) return {};
      return problem(
        'DEF_UNKNOWN_REFERENCE',
        say`O campo "${name}" não tem "options". Esperado em "$option": um campo com opções de uma chamada.`,
      );
    }
    case 'index':
    case 'others':
      if (!scope.inRow) return problem('DEF_UNKNOWN_REFERENCE', say`"${text}" só vale em regras de uma lista.`);
      return reference.kind === 'others' ? { rows: scope.fields } : {};
    case 'unknown':
      return problem(
        'DEF_UNKNOWN_REFERENCE',
        say`Referência desconhecida "${text}". ${suggestion(text, spellings(text))}`,
      );
    default:
      return {};
  }
}

/** What a wrong `$…` may have meant: the names that stand alone, and the others with what follows here. */
function spellings(text: string): string[] {
  const rest = text.includes('/') ? text.slice(text.indexOf('/')) : '/…';
  return [...contextNames, ...['settings', 'user', 'tabs', 'option'].map((head) => `$${head}${rest}`)];
}

function resolveField(path: string, fields: Fields, where: Words): Resolved {
  const entry = fields.get(path);
  if (entry) return { entry, ...(entry.rows && { rows: entry.rows }) };
  return problem('DEF_UNKNOWN_FIELD', say`O campo "${path}" não existe ${where}. ${suggestion(path, fields.keys())}`);
}

/** The problem of a tab that a wizard does not have. */
export function unknownTab(id: string, wizard: Scope['wizard']): Resolved {
  if (wizard.broken.has(id)) return {};
  return problem(
    'DEF_UNKNOWN_TAB',
    say`A aba "${id}" não existe em "${wizard.id}". ${suggestion(id, wizard.tabs.keys())}`,
  );
}

function resolveSetting(name: string, { schemas }: Scope['wizard']): Resolved {
  if (name in schemas.settings) return {};
  const message = say`A configuração "${name}" não existe. ${suggestion(name, Object.keys(schemas.settings))}`;
  return problem('DEF_UNKNOWN_SETTING', message);
}
