import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { filesUnder } from './contentHash.mjs';
import { globbedPatterns, importedFiles, specifiersOf } from './imports.mjs';

const FOLLOWED = /\.(?:ts|tsx|mjs|css)$/;
const LITERAL = /(['"`])((?:\.{1,2}\/)*[\w@-][\w@./-]*)\1/g;
const BUILT = /^dist(?:\/|$)/;
/** What starts what was built; to the rest its folder is only a default. */
const STARTS = /^(?:tests|scripts)\//;

/**
 * What the files of the project depend on: what they import, and every file and folder that a text in them names, as
 * tests name what they read and start. Too much rather than too little: a word that happens to be a folder counts.
 * @param {string} root
 * @param {{ places: string[], built: string[] }} project places: files and folders that may be named; built: what dist/ is made from
 * @returns {(entries: string[]) => Set<string>} all that these files depend on, themselves included
 */
export function createReach(root, { places, built }) {
  const all = places.flatMap((place) => filesUnder(root, place));
  const known = new Set(all);
  const below = filesByFolder(all);
  /** @param {string} name a file or folder @returns {string[]} */
  const filesOf = (name) => (known.has(name) ? [name] : (below.get(name) ?? []));
  /** @type {Map<string, { followed: string[], read: string[] }>} */
  const direct = new Map();

  /** @param {string} path */
  const directOf = (path) => {
    const noted = direct.get(path);
    if (noted) return noted;
    /** @type {{ followed: string[], read: string[] }} */
    const own = { followed: [], read: [] };
    direct.set(path, own);
    if (!FOLLOWED.test(path) || !existsSync(join(root, path))) return own;
    const code = readFileSync(join(root, path), 'utf8');
    own.followed.push(...importedFiles(root, path, code));
    own.read.push(...compiledTabs(path, code).flatMap((tab) => definitionsBeside(tab, all)));
    own.read.push(...globbedPatterns(path, code).flatMap((pattern) => filesOf(pattern.replace(/\/?\*.*$/, ''))));
    for (const [, , text = ''] of code.matchAll(LITERAL)) {
      const name = text.startsWith('.') ? join(dirname(path), text) : text.replace(/\/$/, '');
      if (BUILT.test(name) && STARTS.test(path)) own.read.push(...built.flatMap(filesOf));
      else if (known.has(name)) own.followed.push(name);
      else own.read.push(...filesOf(name));
    }
    return own;
  };

  return (entries) => {
    const followed = new Set();
    const read = new Set();
    const queue = [...entries];
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      if (followed.has(path)) continue;
      followed.add(path);
      const own = directOf(path);
      queue.push(...own.followed);
      for (const file of own.read) read.add(file);
    }
    return new Set([...followed, ...read]);
  };
}

/** @param {string[]} files @returns {Map<string, string[]>} every folder with all files below it */
function filesByFolder(files) {
  const folders = new Map();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const own = folders.get(folder) ?? [];
      own.push(file);
      folders.set(folder, own);
    }
  }
  return folders;
}

/** The tabs that a file imports compiled: `x.json?tab`. @param {string} path @param {string} code */
const compiledTabs = (path, code) =>
  specifiersOf(code)
    .filter((specifier) => /^\..*\.json\?/.test(specifier))
    .map((specifier) => join(dirname(path), specifier.split('?')[0] ?? ''));

/**
 * What a tab is compiled with: its own folder, and all definitions that are in the folder of no other form.
 * @param {string} tab @param {string[]} files
 */
function definitionsBeside(tab, files) {
  const own = dirname(tab);
  const heads = files.filter((file) => /\/(?:wizard|forms)\.json$/.test(file)).map((file) => dirname(file));
  const others = heads.filter((folder) => folder !== own);
  return files.filter(
    (file) => file.startsWith(`${dirname(own)}/`) && !others.some((folder) => file.startsWith(`${folder}/`)),
  );
}
