/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest */

/** How the name of the script that every page names itself begins in the manifest. */
export const ENTRY = '_entry-';

/** What pages load that a server can tell by their address: how the names of their scripts begin in the manifest. */
const PAGES = {
  /** In front of the login, but for the login itself. */
  public: ['_pages-', '_public-'],
  /** What opens a wizard before there is anything that shows it. */
  open: ['_open-'],
  /** What it opens with: the models of all blocks. */
  models: ['_models-'],
  /** A wizard. */
  wizard: ['_pages-'],
  /** A tab with lists. */
  lists: ['_lists-'],
  /** What one comes to after the login. */
  home: ['_pages-', '_dashboard-'],
};

/**
 * The scripts and styles of each kind of page, as addresses, without those that the page names itself: a server says
 * them with the page, or a browser learns of each only from the one before.
 * @param {Manifest} manifest Vite's
 * @returns {Record<keyof typeof PAGES, string[]>}
 * @throws {Error} when a page begins with nothing that was built, or what opens a wizard no longer stands for itself: it would
 * wait for all that draws
 */
export function preloadsOf(manifest) {
  const [entry = ''] = scriptsNamed(manifest, [ENTRY]);
  const own = new Set(filesOf(manifest, entry));
  const listOf = (/** @type {string[]} */ names) => {
    const keys = scriptsNamed(manifest, names);
    if (keys.includes(undefined)) throw new Error(`The portal was built without one of ${names.join(' ')}`);
    const files = keys.flatMap((key) => filesOf(manifest, key ?? ''));
    return [...new Set(files)].filter((file) => !own.has(file)).map((file) => `/${file}`);
  };
  const open = listOf(PAGES.open);
  const [opening = ''] = scriptsNamed(manifest, PAGES.open);
  if (open.length !== 1 || filesOf(manifest, opening).includes(manifest[entry]?.file ?? ''))
    throw new Error('What opens a wizard needs a script that every page has, or the other way round');
  const models = listOf(PAGES.models).filter((file) => !open.includes(file));
  const wizard = listOf(PAGES.wizard).filter((file) => !open.includes(file));
  const lists = listOf(PAGES.lists).filter((file) => ![...open, ...wizard].includes(file));
  return { public: listOf(PAGES.public), open, models, wizard, lists, home: listOf(PAGES.home) };
}

/**
 * The scripts of a manifest by how their names begin; `undefined` where there is none.
 * @param {Record<string, unknown>} manifest Vite's
 * @param {readonly string[]} names
 */
export const scriptsNamed = (manifest, names) =>
  names.map((name) => Object.keys(manifest).find((key) => key.startsWith(name) && isScript(key)));

const isScript = (/** @type {string} */ key) => /\.(js|tsx?)$/.test(key);

/** @param {Manifest} manifest @param {string} key @param {Set<string>} [seen] @returns {string[]} */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const imported = (chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}
