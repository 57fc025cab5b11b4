import type { BlockShape, OptionShape } from '../../../core/definition/blockShape';
import type { BlockItem } from '../../../core/definition/types';
import { keysActing, namesUnder } from '../../../core/effects/told';
import { isObject, type Json } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { type BlockPlace, blockPlacesOf, rulesOf } from '../../model/places';
import { resolveReference, type Scope } from '../../model/scope';
import { fieldsOfTarget } from '../../model/targets';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';
import { listed, shown, suggestion } from '../../problems/words';
import { isOfType, typeNames } from '../values/mismatch';
import { rowsNamedBy, rowsProblems } from './rowsOption';

/** Keys that every block has beside its options. */
const OWN_KEYS = ['block', 'id', 'binds'];

/** Blocks outside of sections, and options and fields that their blocks do not take, need, or take as another type. */
export function checkBlocks(tab: TabModel): Problem[] {
  return blockPlacesOf(tab).flatMap((place) => {
    const shape = tab.wizard.schemas.names.blocks[place.item.block];
    return [
      ...(place.kind === 'section' ? [] : [outsideOfSection(tab, place)]),
      ...(shape
        ? [...misplaced(tab, place, shape), ...wrongOptions(tab, place, shape), ...wrongBinds(tab, place, shape)]
        : []),
    ];
  });
}

/** A block whose data belong to the registration, in a wizard that is none. */
function misplaced(tab: TabModel, { item, pointer }: BlockPlace, shape: BlockShape): Problem[] {
  if (!shape.registration || tab.wizard.listedAs === 'forms' || tab.wizard.definition.registration) return [];
  const message = say`O bloco "${item.block}" mexe no cadastro, e "${tab.wizard.id}" não é um cadastro. Esperado: o bloco só em um formulário com "registration": true.`;
  return [problemAt(tab.source, 'DEF_WRONG_REGISTRATION', { pointer: `${pointer}/block` }, message)];
}

function outsideOfSection(tab: TabModel, { item, pointer, where }: BlockPlace): Problem {
  const message = say`O bloco "${item.block}" está ${where}. Esperado: blocos só nas seções da aba.`;
  return problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer: `${pointer}/block` }, message);
}

function wrongOptions(tab: TabModel, { item, pointer }: BlockPlace, shape: BlockShape): Problem[] {
  const options = Object.fromEntries(Object.entries(item).filter(([name]) => !OWN_KEYS.includes(name)));
  return optionProblems(tab, {
    options,
    shapes: shape.options,
    pointer,
    where: say`no bloco "${item.block}"`,
    at: 'block',
  });
}

interface Options {
  options: Record<string, Json | undefined>;
  shapes: Readonly<Record<string, OptionShape>>;
  pointer: string;
  where: Words;
  /** The key that is shown when one is missing. */
  at?: string;
  /** The rows whose fields options may name. */
  rows?: Scope | undefined;
}

function optionProblems(tab: TabModel, { options, shapes, pointer, where, at, rows }: Options): Problem[] {
  const known = Object.keys(shapes);
  const unknown = Object.keys(options).filter((name) => !known.includes(name));
  const missing = known.filter((name) => shapes[name]?.required && options[name] === undefined);
  return [
    ...unknown.map((name) => {
      const message = say`Chave desconhecida "${name}" ${where}. ${suggestion(name, [...known, ...(at ? OWN_KEYS : [])])}`;
      return problemAt(tab.source, 'DEF_UNKNOWN_KEY', { pointer: pointer + toPointer([name]), at: 'key' }, message);
    }),
    ...missing.map((name) => {
      const place = at ? { pointer: `${pointer}/${at}`, at: 'key' as const } : { pointer };
      return problemAt(tab.source, 'DEF_MISSING_KEY', place, say`Falta a chave "${name}" ${where}.`);
    }),
    ...known.flatMap((name) => {
      const value = options[name];
      const option = { shape: shapes[name] as OptionShape, pointer: pointer + toPointer([name]), where, name, rows };
      return value === undefined ? [] : wrongValue(tab, value, option);
    }),
  ];
}

interface Option extends Pick<Options, 'rows'> {
  shape: OptionShape;
  pointer: string;
  where: Words;
  name: string;
}

/** What every option that names rows takes beside its own members. */
const ROWS_MEMBERS = { list: { type: 'string', required: true }, when: { type: 'object' } } as const;

function wrongValue(tab: TabModel, value: Json, { shape, pointer, where, name, rows }: Option): Problem[] {
  const report = (code: Problem['code'], message: Words) => [problemAt(tab.source, code, { pointer }, message)];
  const { type, values, items, members } = shape;
  if (type === 'setting') {
    const setting = typeof value === 'string' ? /^\$settings\/(.+)$/.exec(value)?.[1] : undefined;
    const known = Object.keys(tab.wizard.schemas.settings);
    if (setting === undefined) {
      return report(
        'DEF_WRONG_VALUE',
        say`${shown(value)} não vale em "${name}" ${where}. Esperado: "$settings/nome".`,
      );
    }
    if (known.includes(setting)) return [];
    return report('DEF_UNKNOWN_SETTING', say`A configuração "${setting}" não existe. ${suggestion(setting, known)}`);
  }
  const plain = type === 'rows' ? 'object' : type === 'field' ? 'string' : type;
  if (!isOfType(value, plain)) {
    return report(
      'DEF_WRONG_VALUE',
      say`${shown(value)} não vale em "${name}" ${where}. Esperado: ${typeNames[plain]}.`,
    );
  }
  if (type === 'field') {
    const found = rows && resolveReference(String(value), rows).problem;
    return found ? report(found.code, found.message) : [];
  }
  if (type === 'rows' && isObject(value)) {
    const named = rowsNamedBy(tab, value.list);
    const own = { options: value, shapes: { ...ROWS_MEMBERS, ...members }, pointer, where: say`em "${name}" ${where}` };
    return [...optionProblems(tab, { ...own, rows: named.rows }), ...rowsProblems(tab, value, { pointer, ...named })];
  }
  if (values && !values.includes(value)) {
    return report('DEF_WRONG_VALUE', say`${shown(value)} não vale em "${name}" ${where}. Esperado: ${listed(values)}.`);
  }
  if (items && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      wrongValue(tab, item, { shape: items, pointer: `${pointer}/${index}`, where, name }),
    );
  }
  if (members && isObject(value)) {
    return optionProblems(tab, { options: value, shapes: members, pointer, where: say`em "${name}" ${where}` });
  }
  return [];
}

function wrongBinds(tab: TabModel, place: BlockPlace, shape: BlockShape): Problem[] {
  const { item, pointer } = place;
  const known = Object.keys(shape.binds);
  const binds = item.binds ?? {};
  const at = (name: string) => `${pointer}/binds${toPointer([name])}`;
  const missing = known.filter((name) => shape.binds[name]?.required && binds[name] === undefined);
  return [
    ...Object.keys(binds)
      .filter((name) => !known.includes(name))
      .map((name) => {
        const message = say`O bloco "${item.block}" não liga "${name}" a um campo. ${suggestion(name, known)}`;
        return problemAt(tab.source, 'DEF_UNKNOWN_KEY', { pointer: at(name), at: 'key' }, message);
      }),
    ...missing.map((name) => {
      const message = say`Falta "${name}" em "binds" do bloco "${item.block}". Esperado: o nome de um campo.`;
      return problemAt(tab.source, 'DEF_MISSING_KEY', { pointer: `${pointer}/block`, at: 'key' }, message);
    }),
    ...Object.entries(binds).flatMap(([name, field]) => [
      ...belowTop(tab, place, name, field),
      ...(shape.binds[name]?.reads ? [] : computedToo(tab, item, at(name), field)),
    ]),
  ];
}

/** A block binds whole fields of the tab. */
function belowTop(tab: TabModel, { item, pointer, scope }: BlockPlace, name: string, field: string): Problem[] {
  const { entry } = resolveReference(field, scope);
  if (!entry || (entry.list === undefined && entry.name === entry.key)) return [];
  const message = say`O bloco "${item.block}" liga "${name}" a "${field}". Esperado: um campo do primeiro nível da aba.`;
  return [problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer: `${pointer}/binds${toPointer([name])}` }, message)];
}

/** A field that a block writes and a rule computes. */
function computedToo(tab: TabModel, item: BlockItem, pointer: string, field: string): Problem[] {
  const entry = rulesOf(tab).find((rule) =>
    keysActing('computes')
      .flatMap((key) => namesUnder(rule.rule, key))
      .some((target) =>
        fieldsOfTarget(tab, target.name, rule).some(({ name, list }) => name === field && list === undefined),
      ),
  );
  if (!entry) return [];
  const message = say`O campo "${field}" é escrito pelo bloco "${item.id}" e calculado na regra "${entry.rule.id}". Esperado: um só modo.`;
  return [problemAt(tab.source, 'DEF_WRITTEN_TWICE', { pointer }, message)];
}
