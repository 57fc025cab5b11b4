import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AHEAD, EARLY_FILES, LATER_FILES } from '../../contract/earlyCalls';
import { hasLists } from '../../contract/hasLists';
import { isHome, isLogin, isPublicPage, plainPath, wizardAt } from '../../contract/pages';
import { PUBLIC_FORMS } from '../../contract/publicForms';
import type { WizardEntry } from '../../engine/definition';
import type { DefinitionFiles, Version } from '../storage/definitions/types';
import { escapeHtml } from './escapeHtml';
import { comesWhole, modulesNamedIn, nameIn, wholeNameOf } from './wholeWizard';

/** What each kind of page loads, as the build wrote it: addresses of scripts and styles. */
interface Preloads {
  public: string[];
  /** What opens a wizard before there is anything that shows it: a script. */
  open: string[];
  /** Of these, for who is logged in: to anybody else the address shows the login. First what a wizard opens with. */
  models: string[];
  /** What draws it. */
  wizard: string[];
  /** Of a wizard that begins with a list of rows, beside those. */
  lists: string[];
  /** Of the page after the login. */
  home: string[];
}

/** What is read of the definitions. */
type Read = Pick<Version, 'files' | 'wizards'>;

/** A wizard or a form, as the index names it. */
type Content = Pick<WizardEntry, 'id' | 'url'>;

/** A page, by all on which anything depends that is in its path. */
type Page =
  | { kind: 'public'; content?: Content | undefined }
  | { kind: 'home'; content?: never }
  | { kind: 'wizard'; content: Content };

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
  return oncePerPage(current, ({ kind, content }, { files }) => {
    if (!preloads || kind === 'home') return '';
    if (kind === 'wizard') return preloads.open.map(aheadOf).join('') + elementsFor(modulesOf(files, content.url));
    return elementsFor([...preloads.public, ...(content ? [pathOf(nameIn(content.url))] : [])], shown);
  });
}

/**
 * What the page at a path will ask for once it is known that somebody is logged in, as elements for its head. A browser has
 * these a moment after what every page begins with, which runs while they come.
 * @param portalDir folder of the built portal
 * @param current the definitions in force
 */
export function createEarlyFiles(portalDir: string, current: () => Read): (path: string) => string {
  const { home, models, wizard, lists }: Omit<Preloads, 'public' | 'open'> = readPreloads(portalDir) ?? {
    home: [],
    models: [],
    wizard: [],
    lists: [],
  };
  const element = (files: readonly string[], name = EARLY_FILES) =>
    `<meta name="${name}" content="${escapeHtml(JSON.stringify(files))}">`;
  return oncePerPage(current, ({ kind, content }, definitions) => {
    if (kind === 'public') return '';
    if (kind === 'home') return element(home);
    const drawing = [...wizard, ...(beginsWithList(definitions, content.id) ? lists : [])];
    return element(models) + element(drawing, LATER_FILES);
  });
}

/** What is made of the page at a path, once for each version of the definitions; nothing of the login and of other pages. */
function oncePerPage(current: () => Read, make: (page: Page, definitions: Read) => string): (path: string) => string {
  const known = new WeakMap<DefinitionFiles, Map<string, string>>();
  return (path) => {
    const definitions = current();
    const { files } = definitions;
    const page = pageAt(path, files);
    if (!page) return '';
    const own = known.get(files) ?? new Map<string, string>();
    known.set(files, own);
    const name = `${page.kind} ${page.content?.id}`;
    const made = own.get(name) ?? make(page, definitions);
    own.set(name, made);
    return made;
  };
}

function pageAt(path: string, { index }: DefinitionFiles): Page | undefined {
  if (isLogin(path)) return undefined;
  if (isHome(path)) return { kind: 'home' };
  if (isPublicPage(path)) {
    const id = Object.entries(PUBLIC_FORMS).find(([page]) => page === plainPath(path))?.[1];
    return { kind: 'public', content: index.forms.find((form) => form.id === id) };
  }
  const wizard = wizardAt(path, index.wizards);
  return wizard && { kind: 'wizard', content: wizard };
}

function beginsWithList({ wizards }: Read, id: string): boolean {
  const loaded = wizards.find(({ wizard }) => wizard.id === id);
  const first = loaded?.tabs[loaded.wizard.tabs[0]?.id ?? ''];
  return hasLists(first?.definition);
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
  return names.map(pathOf);
}

const aheadOf = (path: string) => `<script type="module" async crossorigin id="${AHEAD}" src="${path}"></script>`;

const pathOf = (module: string) => `/definitions/${module}`;

const elementsFor = (paths: readonly string[], shown: readonly string[] = []): string => {
  const relOf = (path: string) => {
    if (!path.endsWith('.css')) return 'rel="modulepreload"';
    // A browser asks for styles before scripts, six files at a time: without that the large scripts begin with the second six.
    return shown.includes(path) ? 'rel="stylesheet"' : 'rel="preload" as="style" fetchpriority="low"';
  };
  return paths.map((path) => `<link ${relOf(path)} crossorigin href="${path}">`).join('');
};
