import type { AccountType } from '../../core/definition/accountType';
import type { AskDefinition, LookupDefinition, SettingDefinition, SharedDefinition } from '../../core/definition/types';
import { isEqual, type Json } from '../../core/json';
import { toPointer } from '../../core/pointer';
import type { Code } from './codes';
import type { Found } from './found';
import type { ComparedSchemas, Version } from './types';

interface Versions {
  before: ComparedSchemas;
  after: ComparedSchemas;
}

type File = keyof ComparedSchemas['places'];

function foundIn(versions: Versions, file: File, steps: readonly (string | number)[]) {
  return (code: Code, version: Version = 'after', params: Record<string, string> = {}): Found => ({
    code,
    version,
    at: versions[version].places[file],
    pointer: toPointer(steps),
    key: true,
    about: steps.join('.'),
    params,
  });
}

/** What all wizards share, otherwise than before: settings, types of customers, lookups, questions and texts. */
export function compareCommon(versions: Versions): Found[] {
  return [...compareSettings(versions), ...compareTypes(versions), ...compareSharedFile(versions)];
}

/** The keys of a setting, but for what people call it, its default and who may read it. */
const READ: readonly (keyof SettingDefinition)[] = ['key', 'type', 'on', 'off', 'values', 'other', 'range', 'public'];

function compareSettings(versions: Versions): Found[] {
  const [was, is] = [versions.before.settings, versions.after.settings];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const [old, now] = [was[name], is[name]];
    const found = foundIn(versions, 'settings', [name]);
    const params = { setting: name };
    if (!old) return [found('settingAdded', 'after', params)];
    if (!now) return [found('settingRemoved', 'before', params)];
    const isOther = READ.some((key) => !isEqual(old[key], now[key]));
    const values = { ...params, from: JSON.stringify(old.default), to: JSON.stringify(now.default) };
    return [
      ...(isOther ? [found('settingChanged', 'after', params)] : []),
      ...(isEqual(old.default, now.default) ? [] : [found('settingDefaultChanged', 'after', values)]),
      ...(old.title === now.title ? [] : [found('textChanged', 'after', params)]),
    ];
  });
}

function compareTypes(versions: Versions): Found[] {
  const [was, is] = [versions.before.types, versions.after.types];
  const found = (code: Code, version: Version, type: AccountType) => {
    const index = versions[version].types.indexOf(type);
    const made = foundIn(versions, 'types', ['types', index])(code, version, { type: String(type.type) });
    return { ...made, about: `type:${type.type}` };
  };
  return [
    ...was
      .filter(({ type }) => !is.some((other) => other.type === type))
      .map((type) => found('typeRemoved', 'before', type)),
    ...is.flatMap((type) => {
      const old = was.find((other) => other.type === type.type);
      if (!old) return [found('typeAdded', 'after', type)];
      const isTold = old.name !== type.name || old.tab !== type.tab;
      return [
        ...(old.document === type.document ? [] : [found('typeChanged', 'after', type)]),
        ...(isTold ? [found('textChanged', 'after', type)] : []),
      ];
    }),
  ];
}

/** Members of shared.json that stand in tabs and wizards are looked at there. */
const OF_SHARED: Record<keyof Required<SharedDefinition>, 'texts' | 'elsewhere'> = {
  $defs: 'elsewhere',
  parts: 'elsewhere',
  rules: 'elsewhere',
  lookups: 'elsewhere',
  asks: 'elsewhere',
  treatments: 'texts',
  records: 'texts',
  messages: 'texts',
  formats: 'texts',
  texts: 'texts',
};

function compareSharedFile(versions: Versions): Found[] {
  const [was, is] = [versions.before.shared, versions.after.shared];
  const texts = (Object.keys(OF_SHARED) as (keyof SharedDefinition)[]).filter((key) => OF_SHARED[key] === 'texts');
  return [
    ...texts.flatMap((key) =>
      changedNames(was[key] as Named, is[key] as Named).map((name) => {
        const isGone = (is[key] as Named | undefined)?.[name] === undefined;
        return foundIn(versions, 'shared', [key, name])('textChanged', isGone ? 'before' : 'after');
      }),
    ),
    ...changedNames(was.lookups as Named, is.lookups as Named).flatMap((name) => {
      const [old, now] = [was.lookups?.[name], is.lookups?.[name]];
      const found = foundIn(versions, 'shared', ['lookups', name]);
      const isTold = old && now && isEqual(withoutTexts(old), withoutTexts(now));
      return [found(isTold ? 'textChanged' : 'sharedLookupChanged', now ? 'after' : 'before', { name })];
    }),
    ...changedNames(was.asks as Named, is.asks as Named).flatMap((name) => {
      const [old, now] = [was.asks?.[name], is.asks?.[name]];
      const found = foundIn(versions, 'shared', ['asks', name]);
      // A question that came or went does so in the rules that put it.
      const isTold = !old || !now || isEqual(acts(old), acts(now));
      return [found(isTold ? 'textChanged' : 'sharedQuestionChanged', now ? 'after' : 'before', { name })];
    }),
  ];
}

type Named = Record<string, Json> | undefined;

const changedNames = (was: Named = {}, is: Named = {}): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !isEqual(was[name], is[name]));

const withoutTexts = ({ message: _, failed: __, timeout: ___, ...lookup }: LookupDefinition) => lookup;

const acts = ({ if: call, block }: AskDefinition) => [call, block];
