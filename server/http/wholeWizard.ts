import type { DefinitionsIndex, WizardEntry } from '../../engine/definition';
import type { DefinitionFiles } from '../storage/definitions/types';

/** The module of a wizard by its name, `pf.0a1b2c3d.js`. */
const NAMED = /^([\w-]+)\.([0-9a-f]{8,}\.js)$/;
/** The same with all its tabs: `pf.all.0a1b2c3d.js`. */
const WHOLE = /^([\w-]+)\.all\.([0-9a-f]{8,}\.js)$/;
/** Of the modules of a version, which wizards can be put together: to know it they are. */
const known = new WeakMap<Readonly<Record<string, string>>, Map<string, boolean>>();

/** The names of modules, as the module of a wizard has those of its tabs. */
const MODULE = /[\w-]+\.[0-9a-f]{8,}\.js/g;
/** The module of a tab as the compiler writes it, and of a wizard, which is constants alone. */
const TAB = /^export const definition = (.*);\nexport default (function \(require\) \{\n[\s\S]*\n\})\n$/;
const WIZARD = /^(?:export const \w+ = .*;\n)+$/;

/** What the whole of a wizard is called; it changes with the module of the wizard, which names those of its tabs. */
export const wholeNameOf = (name: string): string => name.replace(NAMED, '$1.all.$2');

/** The name of the module at an address of the index: `pf.0a1b2c3d.js` of `./pf.0a1b2c3d.js`. */
export const nameIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The name of the wizard that is asked for as a whole. */
export const wizardOfWhole = (name: string): string | undefined =>
  WHOLE.test(name) ? name.replace(WHOLE, '$1.$2') : undefined;

/** The names of the modules that the text of another one names. */
export const modulesNamedIn = (text: string): string[] => [...new Set(text.match(MODULE))];

/**
 * A wizard with all its tabs as one module: it exports what its own module exports, and `modules`, those of its tabs by
 * their names. What tabs have in common weighs once in it: it is a quarter to a third smaller on the wire than they are one by one.
 * @param modules the texts of all of them, by name
 * @returns nothing where one is not there, or is not written as this compiler writes it
 */
export function wholeWizard(name: string, modules: Readonly<Record<string, string>>): string | undefined {
  const wizard = modules[name] ?? '';
  if (!WIZARD.test(wizard)) return undefined;
  const members = modulesNamedIn(wizard).map((tab) => {
    const [, definition, validators] = TAB.exec(modules[tab] ?? '') ?? [];
    return definition && `${JSON.stringify(tab)}:{definition:${definition},default:${validators}}`;
  });
  return members.every((member) => member) ? `${wizard}export const modules = {${members.join(',\n')}};\n` : undefined;
}

/** Whether there is a wizard as a whole, by the name of its module; worked out once. */
export function comesWhole(name: string, modules: Readonly<Record<string, string>>): boolean {
  const own = known.get(modules) ?? new Map<string, boolean>();
  known.set(modules, own);
  const comes = own.get(name) ?? wholeWizard(name, modules) !== undefined;
  own.set(name, comes);
  return comes;
}

/**
 * The index of definitions as a portal reads it: each wizard that there is as a whole says where, `whole` beside its `url`.
 * Nobody reads the titles of settings there.
 */
export function withWholes({ index, modules }: DefinitionFiles): Pick<DefinitionsIndex, 'version'> {
  const withWhole = (entry: WizardEntry): WizardEntry & { whole?: string } => {
    const name = nameIn(entry.url);
    return comesWhole(name, modules) ? { ...entry, whole: `./${wholeNameOf(name)}` } : entry;
  };
  const settings = Object.entries(index.settings).map(([name, { title: _, ...setting }]) => [name, setting]);
  const told = { ...index, settings: Object.fromEntries(settings), wizards: index.wizards.map(withWhole) };
  return told;
}
