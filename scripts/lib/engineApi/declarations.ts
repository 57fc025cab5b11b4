import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** One declaration of a module of types. */
export interface Declaration {
  /** Of the module, below the folder, without ending: `core/json`. */
  module: string;
  name: string;
  /** As TypeScript writes it, with the comments inside and without the one above. */
  text: string;
  /** The comment above it, without its marks; empty where there is none. */
  doc: string;
}

/** The declarations of a folder of `.d.ts` files, found by module and name as an import finds them. */
export interface Declarations {
  /** `undefined` for what comes from a package, or from a file that is not TypeScript. */
  find(module: string, name: string): Declaration | undefined;
  /** What a declaration names of the modules of the folder. */
  namedBy(declaration: Declaration): Declaration[];
  /** The names that a module exports, those that it passes on included. */
  exportsOf(module: string): string[];
}

interface Module {
  own: Map<string, Declaration>;
  /** Of each name that comes from elsewhere in the folder: module and name there. */
  imported: Map<string, { module: string; name: string }>;
  passedOn: Map<string, { module: string; name: string }>;
  stars: string[];
}

const IMPORT = /^(import|export) (?:type )?(\*|\w+|\{[^}]*\}) from '([^']+)';$/;
const NAMED =
  /^(?:export )?(?:declare )?(?:async )?(?:abstract )?(?:const|let|function|interface|type|class|enum) (\w+)/;

/** Reads `.d.ts` files as `tsc` writes them: whatever stands at the beginning of a line begins a statement. */
export function readDeclarations(folder: string): Declarations {
  const modules = new Map<string, Module>();

  function load(name: string): Module {
    const known = modules.get(name);
    if (known) return known;
    const module: Module = { own: new Map(), imported: new Map(), passedOn: new Map(), stars: [] };
    modules.set(name, module);
    for (const statement of statementsOf(readFileSync(join(folder, `${name}.d.ts`), 'utf8')))
      read(name, module, statement);
    return module;
  }

  function read(at: string, module: Module, { text, doc }: Statement): void {
    const [, kind, clause = '', specifier = ''] = text.replace(/\s+/g, ' ').match(IMPORT) ?? [];
    if (kind) {
      const from = moduleAt(at, specifier);
      if (specifier.endsWith('.module.css'))
        for (const [, local] of namesOf(clause)) module.own.set(local, css(at, local));
      if (!from) return;
      if (clause === '*') module.stars.push(from);
      for (const [name, local] of namesOf(clause))
        (kind === 'import' ? module.imported : module.passedOn).set(local, { module: from, name });
      return;
    }
    const [, here] = text.match(/^export (?:type )?(\{[^}]*\});$/) ?? [];
    for (const [name, local] of namesOf(here ?? '{}'))
      module.passedOn.set(local, module.imported.get(name) ?? { module: at, name });
    const [, name] = text.match(NAMED) ?? [];
    if (!name) return;
    const before = module.own.get(name);
    // Overloads are one declaration.
    module.own.set(name, {
      module: at,
      name,
      text: before ? `${before.text}\n${text}` : text,
      doc: before?.doc || doc,
    });
  }

  function moduleAt(at: string, specifier: string): string | undefined {
    if (!specifier.startsWith('.')) return undefined;
    const path = join(folder, dirname(at), specifier.replace(/\.tsx?$/, ''));
    const file = [path, join(path, 'index')].find((name) => existsSync(`${name}.d.ts`));
    return file && relative(folder, file).replaceAll('\\', '/');
  }

  function find(at: string, name: string): Declaration | undefined {
    const { own, passedOn, stars } = load(at);
    const found = own.get(name);
    if (found) return found;
    const on = passedOn.get(name);
    if (on) return find(on.module, on.name);
    for (const star of stars) {
      const through = find(star, name);
      if (through) return through;
    }
    return undefined;
  }

  function namedBy(declaration: Declaration): Declaration[] {
    const { own, imported } = load(declaration.module);
    const bare = withoutComments(declaration.text);
    const inline = [...bare.matchAll(/import\("([^"]+)"\)\.(\w+)/g)].flatMap(([, specifier = '', name = '']) => {
      const module = moduleAt(declaration.module, specifier);
      return (module && find(module, name)) || [];
    });
    const plain = new Set(bare.match(/[A-Za-z_$][\w$]*/g));
    const local = [...plain].flatMap((name) => {
      const from = imported.get(name);
      return (from ? find(from.module, from.name) : own.get(name)) ?? [];
    });
    return [...local, ...inline].filter((other) => other !== declaration);
  }

  function exportsOf(at: string): string[] {
    const { own, passedOn, stars } = load(at);
    const shown = [...own.values()].filter(({ text }) => text.startsWith('export ')).map(({ name }) => name);
    return [...new Set([...shown, ...passedOn.keys(), ...stars.flatMap(exportsOf)])].sort();
  }

  return { find, namedBy, exportsOf };
}

/** A style sheet has no declaration of its own. */
const css = (module: string, name: string): Declaration => ({
  module,
  name,
  text: `export declare const ${name}: Readonly<Record<string, string>>;`,
  doc: 'The class names of a style sheet, as the bundler calls them.',
});

/** The text of a declaration under the name by which an entry exports it. */
export const calledSo = ({ text, name }: Declaration, exported: string): string =>
  text.replace(
    new RegExp(`^((?:export )?(?:declare )?(?:async )?(?:abstract )?[a-z]+ )${name}\\b`, 'gm'),
    `$1${exported}`,
  );

/** A declaration without the comments inside it. */
export const withoutComments = (text: string): string =>
  text.replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '').replace(/\/\*\*.*?\*\/ ?/g, '');

function namesOf(clause: string): [name: string, local: string][] {
  if (clause === '*') return [];
  if (!clause.startsWith('{')) return [['default', clause]];
  const parts = clause
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''));
  return parts.filter(Boolean).map((part) => {
    const [name = '', local = name] = part.split(' as ');
    return [name, local];
  });
}

interface Statement {
  text: string;
  doc: string;
}

function statementsOf(code: string): Statement[] {
  const statements: Statement[] = [];
  let lines: string[] = [];
  let doc = '';
  const close = () => {
    if (lines.length > 0) {
      statements.push({ text: lines.join('\n'), doc });
      doc = '';
    }
    lines = [];
  };
  const all = code.split('\n');
  for (let index = 0; index < all.length; index++) {
    const line = all[index] as string;
    if (line.startsWith('/**')) {
      close();
      const from = index;
      while (!(all[index] as string).includes('*/')) index++;
      doc = plainComment(all.slice(from, index + 1).join('\n'));
    } else if (/^[a-z]/.test(line)) {
      close();
      lines = [line];
    } else if (lines.length > 0 && line.trim() !== '') lines.push(line);
  }
  close();
  return statements;
}

/** What a comment says, without `/**` and the stars. */
export const plainComment = (comment: string): string =>
  comment
    .replace(/^\/\*\*\s?|\s*\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .trim();
