import { entriesOf } from '../../../analyse/entries';
import { formsOf } from '../../../analyse/tab';
import type { CallDefinition } from '../../../core/definition/types';
import { parseCall } from '../../../core/path';
import { kernelOf } from '../../model/kernel';
import type { SchemasModel, TabModel, WizardModel } from '../../model/model';
import { blockPlacesOf, callPlace, collectionsOf } from '../../model/places';
import { rememberedLast } from '../../model/remembered';
import type { Names } from '../../names';
import { type Problem, problemAt } from '../../problems/problem';
import { type Said, say } from '../../problems/say';
import { asWritten, type Source } from '../../problems/source';
import { stepsOf } from './parts';

/** A call that the server answers for a wizard, with who makes it. */
interface Mounted {
  wizard: WizardModel;
  source: Source;
  pointer: string;
  /** `GET /contas`, without its query and in lower case, as the server mounts it. */
  call: string;
  path: string;
  kind: 'load' | 'save' | 'delete' | 'complete';
  /** Where it is written, which several wizards may share. */
  origin: string;
  /** Who makes it, told apart from others: `part contas`. */
  who: string;
  /** In words: `a parte "contas"`. */
  named: Said;
  /** The part that makes it, when one does. */
  part?: string;
  /** Its rows are told apart from those of others. */
  isTaken: boolean;
  /** It carries what blocks bind, which is the customer's in any wizard. */
  ofBlocks?: boolean;
}

/** Wizards with one address, calls that two of them share, and parts that load what a later one saves. */
export function checkCalls({ wizards, names }: SchemasModel): Problem[] {
  const real = wizards.filter(({ listedAs }) => listedAs === 'tabs');
  const mounted = real.map(mountedBy);
  return [
    ...sameRoutes(real),
    ...mounted.flatMap((calls) => [...unusablePaths(calls, names), ...changingLoads(calls), ...loadsLater(calls)]),
    ...sameCalls(mounted.flat()),
  ];
}

function mountedBy(wizard: WizardModel): Mounted[] {
  const { source, definition } = wizard;
  const of = (
    call: CallDefinition | undefined,
    pointer: string,
    rest: Omit<Mounted, 'wizard' | 'pointer' | 'call' | 'path' | 'origin'>,
  ) => {
    if (call === undefined) return [];
    const { method, path } = parseCall(call);
    const plain = (path.split('?', 1)[0] ?? '').toLowerCase().replace(/(.)\/$/, '$1');
    const at = callPlace(call, pointer).pointer;
    const { file, pointer: place } = problemAt(rest.source, 'DEF_SAME_CALL', { pointer: at }, '');
    return [{ wizard, pointer: at, origin: `${file}#${place}`, call: `${method} ${plain}`, path: plain, ...rest }];
  };
  const parts = stepsOf(wizard).flatMap(({ step, part, pointer }) => {
    const who = { who: `part ${part}`, named: say`a parte "${part}"`, part };
    const isTaken = step.take !== undefined || step.send !== undefined;
    const ofBlocks = entriesOf(step.data).every(([name]) => isBound(wizard, name));
    return [
      ...of(step.load, `${pointer}/load`, { source, kind: 'load', ...who, isTaken, ofBlocks }),
      ...of(step.save, `${pointer}/save`, { source, kind: 'save', ...who, isTaken, ofBlocks }),
    ];
  });
  const lists = [...wizard.tabs.values()].flatMap((tab) =>
    collectionsOf(tab).flatMap(({ list, collection, pointer }) => {
      const name = `${tab.id}/${list}`;
      const who = { who: `list ${name}`, named: say`a lista "${name}"` };
      const rest = { source: tab.source, ...who, isTaken: collection.take !== undefined };
      const forms = formsOf(collection, pointer).flatMap(({ form, pointer: at }) =>
        (['create', 'update', 'save'] as const).flatMap((key) =>
          of(form[key], `${at}/${key}`, { ...rest, kind: 'save' }),
        ),
      );
      return [
        ...of(collection.load, `${pointer}/load`, { ...rest, kind: 'load' }),
        ...of(collection.delete, `${pointer}/delete`, { ...rest, kind: 'delete' }),
        ...forms,
      ];
    }),
  );
  const complete = of(definition.complete.call, '/complete/call', {
    source,
    kind: 'complete',
    who: 'complete',
    named: say`a conclusão`,
    isTaken: false,
  });
  return [...parts, ...lists, ...complete];
}

/** Whether a block of its tab reads and writes what a part names. */
function isBound(wizard: WizardModel, name: string): boolean {
  const [id = '', field] = name.split('/');
  const tab = wizard.tabs.get(id);
  return tab !== undefined && boundIn(tab).has(field ?? '');
}

/** The fields that blocks of a tab read and write: no label says it. */
const boundIn = rememberedLast(
  (tab: TabModel) => `${tab.wizard.id} ${tab.source.file}`,
  (tab) => [kernelOf(tab)],
  (tab) => new Set(blockPlacesOf(tab).flatMap(({ item }) => Object.values(item.binds ?? {}))),
);

function sameRoutes(wizards: readonly WizardModel[]): Problem[] {
  const plain = ({ definition }: WizardModel) => definition.route.toLowerCase().replace(/\/+$/, '');
  return wizards.flatMap((wizard, index) => {
    const other = wizards.slice(0, index).find((earlier) => plain(earlier) === plain(wizard));
    if (!other) return [];
    const message = say`O endereço "${wizard.definition.route}" já é de "${other.id}". Esperado: um endereço próprio.`;
    return [problemAt(wizard.source, 'DEF_SAME_CALL', { pointer: '/route' }, message)];
  });
}

/** The server cannot tell two apart that a customer of one type may both make, unless they take different rows. */
function sameCalls(calls: readonly Mounted[]): Problem[] {
  return calls.flatMap((call, index) => {
    const other = calls.slice(0, index).find((earlier) => areAlike(earlier, call));
    if (!other) return [];
    const where = other.wizard === call.wizard ? '' : say` de "${other.wizard.id}"`;
    const message = say`A chamada "${call.call}" já é d${other.named}${where}. Esperado: uma chamada própria.`;
    const source = call.kind === 'complete' ? call.source : asWrittenWhen(call, other);
    return [problemAt(source, 'DEF_SAME_CALL', { pointer: call.pointer }, message)];
  });
}

/** Two wizards meet where they name the call, also when a part of theirs stands in shared.json. */
const asWrittenWhen = (call: Mounted, other: Mounted) =>
  other.wizard === call.wizard ? call.source : asWritten(call.source);

function areAlike(one: Mounted, other: Mounted): boolean {
  if (one.call !== other.call || one.wizard.definition.type !== other.wizard.definition.type) return false;
  // A part or tab of both is one thing: what the customer tells there is the same in each.
  if (one.origin === other.origin) return false;
  if (one.wizard !== other.wizard && one.ofBlocks && other.ofBlocks) return false;
  const isSameWho = one.wizard === other.wizard && one.who === other.who;
  if (isSameWho && one.kind === other.kind) return false;
  if (one.kind === 'delete' && other.kind === 'delete') return false;
  return one.kind !== other.kind || !(one.isTaken && other.isTaken);
}

/** Loads whose method says that they change something: they are made as a form is opened, and made again. */
function changingLoads(calls: readonly Mounted[]): Problem[] {
  return calls
    .filter(({ kind, call }) => kind === 'load' && !/^(?:GET|POST) /.test(call))
    .map(({ source, pointer, call }) => {
      const message = say`A chamada "${call}" é feita para ler. Esperado: GET ou POST.`;
      return problemAt(source, 'DEF_WRONG_VALUE', { pointer }, message);
    });
}

/** Paths that a server cannot mount: marks of its own router, and names in the path, unless it is known to answer those. */
function unusablePaths(calls: readonly Mounted[], { pathNames }: Pick<Names, 'pathNames'>): Problem[] {
  return calls.flatMap(({ source, pointer, path, call }) => {
    const plain = pathNames ? path.replace(/\{[^{}]+\}/g, '') : path;
    if (/^\/[a-z0-9\-._~/]*$/i.test(plain)) return [];
    const what = /[{}]/.test(plain)
      ? say`tem um nome entre chaves antes de "?"`
      : say`tem um sinal que não vale em um caminho`;
    const message = say`O caminho de "${call}" ${what}. Esperado: letras, números, hífens e barras.`;
    return [problemAt(source, 'DEF_WRONG_CALL', { pointer }, message)];
  });
}

function loadsLater(calls: readonly Mounted[]): Problem[] {
  const saves = calls.filter(({ kind }) => kind === 'save');
  return calls.flatMap((load, at) => {
    if (load.kind !== 'load') return [];
    const own = saves.some(({ path, who }) => path === load.path && who === load.who);
    const later = saves.find((save) => save.path === load.path && save.who !== load.who && calls.indexOf(save) > at);
    if (own || load.part === undefined || later?.part === undefined) return [];
    const message = say`A parte "${load.part}" carrega "${load.path}", que a parte "${later.part}" grava depois. Esperado: carregar do endereço em que ela mesma grava, ou vir depois.`;
    return [problemAt(load.source, 'DEF_LOADS_LATER', { pointer: load.pointer }, message)];
  });
}
