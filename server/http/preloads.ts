import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EARLY_FILES } from '../../contract/earlyCalls';
import { isHome, isLogin, isPublicPage, plainPath, wizardAt } from '../../contract/pages';
import { PUBLIC_FORMS } from '../../contract/publicForms';
import type { DefinitionFiles, Version } from '../storage/definitions/types';
import { escapeHtml } from './escapeHtml';
import { comesWhole, modulesNamedIn, nameIn, wholeNameOf } from './wholeWizard';

/** What each kind of page loads, as the build wrote it: addresses of scripts and styles. */
interface Preloads {
  public: string[];
  /** Of these, for who is logged in: to anybody else the address shows the login. */
  wizard: string[];
  /** Of a wizard that begins with a list of rows, beside those. */
  lists: string[];
  /** Of the page after the login. */
  home: string[];
}

/** What is read of the definitions. */
type Read = Pick<Version, 'files' | 'wizards'>;

/**
 * What a page at a path will ask for, as elements for its head: so a browser need not learn of each file from the one
 * before. Of a wizard or form its definitions, too; nothing where it cannot be told from the path, or the build wrote nothing.
 * @param portalDir folder of the built portal, beside which the build wrote the list
 * @param current the definitions in force
 * @param shown styles of what a page shows at first
 */
export function createPreloads(
  portalDir: string,
  current: () => Read,
  shown: readonly string[] = [],
): (path: string) => string {
  const preloads = readPreloads(portalDir);
  const known = new WeakMap<DefinitionFiles, Map<string, string>>();
  return (path) => {
    if (!preloads || isLogin(path)) return '';
    const { files } = current();
    if (isPublicPage(path)) return elementsFor([...preloads.public, ...moduleOfForm(files, path)], shown);
    const wizard = wizardAt(path, files.index.wizards);
    if (!wizard) return '';
    const own = known.get(files) ?? new Map<string, string>();
    known.set(files, own);
    const elements = own.get(wizard.id) ?? elementsFor(modulesOf(files, wizard.url));
    own.set(wizard.id, elements);
    return elements;
  };
}

/**
 * What the page at a path will ask for once it is known that somebody is logged in, as an element for its head. A browser has
 * these a moment after what every page begins with, which runs while they come.
 * @param portalDir folder of the built portal
 * @param current the definitions in force
 */
export function createEarlyFiles(portalDir: string, current: () => Read): (path: string) => string {
  const { home, wizard, lists }: Omit<Preloads, 'public'> = readPreloads(portalDir) ?? {
    home: [],
    wizard: [],
    lists: [],
  };
  const element = (files: readonly string[]) =>
    `<meta name="${EARLY_FILES}" content="${escapeHtml(JSON.stringify(files))}">`;
  return (path) => {
    if (isHome(path)) return element(home);
    const definitions = current();
    const own = wizardAt(path, definitions.files.index.wizards);
    if (!own) return '';
    return element([...wizard, ...(beginsWithList(definitions, own.id) ? lists : [])]);
  };
}

/** The module of the form of a page in front of the login, where it has one. */
function moduleOfForm({ index }: DefinitionFiles, path: string): string[] {
  const id = Object.entries(PUBLIC_FORMS).find(([page]) => page === plainPath(path))?.[1];
  return index.forms.filter((form) => form.id === id).map(({ url }) => `/definitions/${nameIn(url)}`);
}

function beginsWithList({ wizards }: Read, id: string): boolean {
  const loaded = wizards.find(({ wizard }) => wizard.id === id);
  const first = loaded?.tabs[loaded.wizard.tabs[0]?.id ?? ''];
  return Object.keys(first?.definition.collections ?? {}).length > 0;
}

function readPreloads(portalDir: string): Preloads | undefined {
  const file = join(portalDir, '../preloads.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The module of a wizard as a whole, or that without its tabs and those of them. */
function modulesOf({ modules }: DefinitionFiles, url: string): string[] {
  const name = nameIn(url);
  const names = comesWhole(name, modules)
    ? [wholeNameOf(name)]
    : [name, ...modulesNamedIn(modules[name] ?? '')].filter((module) => module in modules);
  return names.map((module) => `/definitions/${module}`);
}

const elementsFor = (paths: readonly string[], shown: readonly string[] = []): string => {
  const relOf = (path: string) => {
    if (!path.endsWith('.css')) return 'rel="modulepreload"';
    // A browser asks for styles before scripts, six files at a time: without that the large scripts begin with the second six.
    return shown.includes(path) ? 'rel="stylesheet"' : 'rel="preload" as="style" fetchpriority="low"';
  };
  return paths.map((path) => `<link ${relOf(path)} crossorigin href="${path}">`).join('');
};
