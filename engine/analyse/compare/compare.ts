import { fillText } from '../../core/text';
import { codes } from './codes';
import { english } from './english';
import type { Found } from './found';
import { compareCommon } from './shared';
import {
  type ComparedSchemas,
  type ComparedWizard,
  type CompareFinding,
  type CompareInput,
  type CompareReport,
  KINDS,
} from './types';
import { compareWizards } from './wizards';

/**
 * What differs between two versions of the definitions, judged by what they mean: what a condition says, not how it is
 * written. Nothing is called compatible that could refuse what was accepted or change what was stored; what validators,
 * lookups and lists of the server decide is `undecidable`. Costs seconds for a folder in which much differs.
 */
export function compareSchemas(before: ComparedSchemas, after: ComparedSchemas, input: CompareInput): CompareReport {
  const found = [
    ...compareCommon({ before, after }),
    ...compareFolders(before.wizards, after.wizards, { before, after }, input),
    ...compareFolders(before.forms, after.forms, { before, after }, input),
  ];
  const findings = merged(found).map(toFinding).sort(inOrder);
  return { findings, isCompatible: findings.every(({ kind }) => kind === 'compatible') };
}

function compareFolders(
  was: readonly ComparedWizard[],
  is: readonly ComparedWizard[],
  schemas: { before: ComparedSchemas; after: ComparedSchemas },
  input: CompareInput,
): Found[] {
  const whole = (code: 'wizardAdded' | 'wizardRemoved', { definition, places }: ComparedWizard): Found => {
    const version = code === 'wizardAdded' ? 'after' : 'before';
    return { code, version, at: places.own, pointer: '', about: '', wizard: definition.id };
  };
  const idOf = ({ definition }: ComparedWizard) => definition.id;
  return [
    ...was.filter((old) => !is.some((other) => idOf(other) === idOf(old))).map((old) => whole('wizardRemoved', old)),
    ...is.flatMap((now) => {
      const old = was.find((other) => idOf(other) === idOf(now));
      return old ? compareWizards(old, now, schemas, input) : [whole('wizardAdded', now)];
    }),
  ];
}

/** One finding of a code for one thing: the other rules, keys and places that say the same are left out. */
function merged(found: readonly Found[]): Found[] {
  const known = new Map<string, Found>();
  for (const each of found) {
    const id = idOf(each);
    const other = known.get(id);
    if (!other) known.set(id, each);
    else known.set(id, { ...other, rules: [...new Set([...(other.rules ?? []), ...(each.rules ?? [])])] });
  }
  return [...known.values()];
}

const idOf = ({ code, wizard, tab, about }: Found): string =>
  `${code}:${[wizard, tab, about].filter((step) => step !== undefined && step !== '').join('/')}`;

function toFinding(found: Found): CompareFinding {
  const { code, version, at, pointer, key, wizard, tab, witness, suggestion } = found;
  const fields = found.fields ?? [];
  const rules = found.rules ?? [];
  const params: Record<string, string> = {
    wizard: wizard ?? '',
    tab: tab ?? '',
    field: fields[0] ?? '',
    fields: fields.join(', '),
    rules: rules.join(', '),
    keyword: '',
    where: found.about,
    setting: '',
    part: (found.parts ?? []).join(', '),
    ...found.params,
  };
  return {
    id: idOf(found),
    code,
    kind: codes[code],
    version,
    ...at(pointer, key && 'key'),
    pointer,
    ...(wizard !== undefined && { wizard }),
    ...(tab !== undefined && { tab }),
    fields,
    parts: found.parts ?? [],
    rules,
    params,
    message: fillText(english[code], params),
    ...(witness && { witness }),
    ...(suggestion && { suggestion }),
  };
}

function inOrder(a: CompareFinding, b: CompareFinding): number {
  return (
    KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
    a.version.localeCompare(b.version) ||
    a.file.localeCompare(b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    a.id.localeCompare(b.id)
  );
}
