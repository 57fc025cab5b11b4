import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EARLY_FILES } from '../../contract/earlyCalls';
import { isHome, isLogin, isPublicPage, plainPath, wizardAt } from '../../contract/pages';
import { PUBLIC_FORMS } from '../../contract/publicForms';
import type { WizardEntry } from '../../engine/core';
import type { DefinitionFiles, Version } from '../storage/definitions/types';
import { escapeHtml } from './escapeHtml';
import { comesWhole, modulesNamedIn, nameIn, wholeNameOf } from './wholeWizard';

/** What each kind of page loads, as the build wrote it: addresses of scripts and styles. */
interface Preloads {
  public: string[];
  wizard: string[];
  /** Of a wizard that begins with a list of rows, beside those. */
  lists: string[];
  /** Of the page after the login, for who is logged in: to anybody else the address shows the login. */
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
    const definitions = current();
    const { files } = definitions;
    if (isPublicPage(path)) return elementsFor([...preloads.public, ...moduleOfForm(files, path)], shown);
    const wizard = wizardAt(path, files.index.wizards);
    if (!wizard) return '';
    const own = known.get(files) ?? new Map<string, string>();
    known.set(files, own);
    const elements = own.get(wizard.id) ?? elementsFor(filesOf(preloads, definitions, wizard));
    own.set(wizard.id, elements);
    return elements;
  };
}

/**
 * What the page at a path will ask for once it is known that somebody is logged in, as an element for its head.
 * @param portalDir folder of the built portal
 */
export function createEarlyFiles(portalDir: string): (path: string) => string {
  const { home = [] } = readPreloads(portalDir) ?? {};
  const element = `<meta name="${EARLY_FILES}" content="${escapeHtml(JSON.stringify(home))}">`;
  return (path) => (isHome(path) ? element : '');
}

/** What a wizard loads: scripts and styles, and its definitions. */
function filesOf(preloads: Preloads, definitions: Read, { id, url }: WizardEntry): string[] {
  const lists = beginsWithList(definitions, id) ? preloads.lists : [];
  return [...preloads.wizard, ...lists, ...modulesOf(definitions.files, url)];
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
