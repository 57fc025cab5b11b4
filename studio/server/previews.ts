import type { FormValues } from '../../engine/compile';
import type { Json } from '../../engine/core';
import { editsBetween } from '../preview/patch';
import { BASE, type ModulePatch, type Preview } from '../wire';
import type { PreviewModules } from './compile';

/** Modules of previews that a page may still be loading, or showing. */
const MOST_MODULES = 50;
/** A change of more than so many places is no longer told place by place. */
const MOST_EDITS = 200;

const addressOf = (name: string): string => `${BASE}modules/${name}`;

/** The modules of tabs that were previewed last. */
export interface Previews {
  /** Keeps the modules of a tab; tells their address, and what makes them of those that are shown. */
  add(modules: PreviewModules, shown: string | undefined): Pick<Preview, 'module' | 'patch'>;
  /** The code of a module by its name. */
  codeOf(name: string): string | undefined;
}

export function keepPreviews(): Previews {
  const tabs = new Map<string, PreviewModules>();
  const validators = new Map<string, string>();
  return {
    add(modules, shown) {
      const { name } = modules;
      const before = [...tabs.values()].find((one) => addressOf(one.name) === shown);
      keep(tabs, name, modules);
      keep(validators, modules.validators.name, modules.validators.code);
      const patch = before && patchOf(before, modules);
      return { module: addressOf(name), ...(patch && { patch }) };
    },
    codeOf: (name) => tabs.get(name)?.code() ?? validators.get(name),
  };
}

function keep<Value>(known: Map<string, Value>, name: string, value: Value): void {
  known.delete(name);
  known.set(name, value);
  while (known.size > MOST_MODULES) known.delete(known.keys().next().value as string);
}

function patchOf(before: PreviewModules, after: PreviewModules): ModulePatch | undefined {
  const edits = editsBetween(plain(before.values), plain(after.values));
  if (edits.length > MOST_EDITS) return undefined;
  const isSame = before.validators.name === after.validators.name;
  return {
    from: addressOf(before.name),
    edits,
    ...(!isSame && { validators: addressOf(after.validators.name) }),
  };
}

/** What a module holds is JSON. */
const plain = (values: FormValues): Json => values as unknown as Json;
