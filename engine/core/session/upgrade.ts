import { unsavedFrom } from '../draft/contents';
import type { DraftContent, DraftContents, DraftPlace, RemoteEntry } from '../draft/types';
import { isEmpty, isEqual, isObject, type JsonObject } from '../json';
import { type Left, migrate } from '../migration/migrate';
import { type MigratedDraft, migrateDraft } from '../migration/migrateDraft';
import { placeAfter } from '../migration/trace';
import type { MigrationStep } from '../migration/types';
import { type Typing, typingKept, typingOf } from '../migration/typing';
import { parsePointer, toPointer } from '../pointer';
import { rowsOf } from '../state/state';
import type { LostFields } from './lostFields';
import type { KeptPlace, Unsaved } from './unsaved';
import type { GonePlace, OlderReader, PlacesOfSession, PublishedDefinitions } from './versionTypes';

type Steps = readonly MigrationStep[];

/** A reader that knows no way yet. */
export function createOlderReader({ number, stepsFrom }: PublishedDefinitions, places: PlacesOfSession): OlderReader {
  const ways = new Map<number, Steps>();
  const upgrades = createUpgrades(places);
  const allOf = ({ aside = [], ...unsaved }: Unsaved): Unsaved[] => [unsaved, ...aside];
  const wayOf = ({ definition = 1 }: { definition?: number }) => ways.get(definition);
  return {
    ...upgrades,
    async learn(kept, entries) {
      for (const { definition = 1 } of [...kept.flatMap(allOf), ...entries]) {
        const steps = ways.has(definition) || definition >= number ? undefined : await stepsFrom(definition);
        if (steps) ways.set(definition, steps);
      }
    },
    knows: (entry) => wayOf(entry) !== undefined,
    kept(unsaved) {
      const way = wayOf(unsaved);
      return way && upgrades.kept(unsaved, way);
    },
    entries: (entries) => upgrades.entries(entries.filter(wayOf), (entry) => wayOf(entry) ?? []),
  };
}

/** Takes what was typed in older versions over to this one. */
interface Upgrades {
  kept(unsaved: Unsaved, steps: Steps): Unsaved;
  entries(entries: readonly RemoteEntry[], stepsOf: (entry: RemoteEntry) => Steps): RemoteEntry[];
  /** What cannot be carried over, as it is found. */
  left: Left[];
  /** The places that went elsewhere. */
  gone: GonePlace[];
}

/** Nothing taken over yet. */
function createUpgrades({ isAsked, isOpen }: PlacesOfSession): Upgrades {
  const left: Left[] = [];
  const gone: GonePlace[] = [];
  const leave = (one: Left) => {
    if (!left.some((known) => isEqual(known, one))) left.push(one);
  };

  /** Migrates, and leaves what no field of this version takes. */
  function take(typing: Typing, steps: Steps): MigratedDraft {
    const migrated = migrateDraft(typing, steps);
    for (const one of migrated.left) leave(one);
    const contents: DraftContents = new Map();
    for (const [place, content] of migrated.contents) {
      if (isAsked(place)) contents.set(place, content);
      else for (const value of valuesIn(content)) leave({ place, value, step: '' });
    }
    return { ...migrated, contents };
  }

  /** Whether a place has another content now, which the session has taken over. */
  const isGone = (place: DraftPlace, { contents, from }: MigratedDraft) =>
    !contents.has(place) && [...from].every(([to, origins]) => !origins.includes(place) || !isAsked(to) || isOpen(to));

  return {
    left,
    gone,
    kept(unsaved, steps) {
      const typing = typingKept(unsaved);
      const migrated = take(typing, steps);
      const before = unsaved.places ?? {};
      const at = (place: DraftPlace) => before[place]?.at ?? '';
      const isSent = (place: DraftPlace) => migrated.from.get(place)?.every((one) => before[one]?.isSent);
      const places = [...migrated.contents.keys()].map((place): [DraftPlace, KeptPlace] => [
        place,
        { at: latest(migrated, place, at), ...(isSent(place) && { isSent: true }) },
      ]);
      return {
        ...unsavedFrom(migrated.contents),
        ...(unsaved.writer !== undefined && { writer: unsaved.writer }),
        ...(unsaved.heirOf && { heirOf: unsaved.heirOf }),
        ...(unsaved.revision !== undefined && { revision: unsaved.revision }),
        ...(unsaved.lost && { lost: lostIn(unsaved.lost, steps) }),
        ...(unsaved.lostFields && { lostFields: lostFieldsIn(unsaved.lostFields, steps) }),
        // As they were sent: where a row has other fields now, none is found.
        ...(unsaved.unanswered && { unanswered: unsaved.unanswered }),
        places: Object.fromEntries(places),
      };
    },
    entries(entries, stepsOf) {
      const groups = new Map<string, RemoteEntry[]>();
      for (const entry of entries) {
        const key = `${entry.definition ?? 1} ${entry.writer}`;
        groups.set(key, [...(groups.get(key) ?? []), entry]);
      }
      return [...groups.values()].flatMap((group) => {
        const [first] = group as [RemoteEntry];
        const before = new Map(group.map((entry) => [entry.place, entry]));
        const migrated = take(typingOf(new Map(group.map(({ place, content }) => [place, content]))), stepsOf(first));
        const at = (place: DraftPlace) => before.get(place)?.at ?? '';
        for (const { place } of group) if (isGone(place, migrated)) gone.push({ place, at: at(place) });
        const { writer, device } = first;
        return [...migrated.contents].map(([place, content]): RemoteEntry => {
          const isKept = isEqual(content, before.get(place)?.content);
          const entry = { place, content, at: latest(migrated, place, at), writer, device };
          return isKept ? entry : { ...entry, isMigrated: true };
        });
      });
    },
  };
}

const latest = ({ from }: MigratedDraft, place: DraftPlace, at: (place: DraftPlace) => string): string =>
  (from.get(place) ?? [place]).map(at).sort().at(-1) ?? '';

const valuesIn = ({ value, texts = {} }: DraftContent) => [
  ...(value === undefined || isEmpty(value) ? [] : [value]),
  ...Object.values(texts),
];

/** Rows whose files are to be picked again, in the lists that they are in now. */
function lostIn(lost: NonNullable<Unsaved['lost']>, steps: Steps): NonNullable<Unsaved['lost']> {
  return Object.fromEntries(
    Object.entries(lost).flatMap(([place, rows]) => {
      const now = placeAfter(place, steps);
      const [tab = '', list = ''] = place.split('/');
      const [newTab = '', newList = ''] = now?.split('/') ?? [];
      const found = now === undefined ? [] : migrate({ [tab]: { [list]: rows } }, steps).data[newTab]?.[newList];
      return Array.isArray(found) && found.length > 0 ? [[now as string, found.filter(isObject) as JsonObject[]]] : [];
    }),
  );
}

/** Fields whose files are to be picked again, where they are now. */
function lostFieldsIn(lost: LostFields, steps: Steps): LostFields {
  const all: LostFields = {};
  for (const [tab, fields] of Object.entries(lost)) {
    for (const { pointer, row } of fields) {
      const [name = '', ...rest] = parsePointer(pointer);
      const [index = '', ...inner] = row ? rest : ['', ...rest];
      const [newTab = '', newName = '', ...newInner] =
        placeAfter([tab, name, ...inner].join('/'), steps)?.split('/') ?? [];
      if (newName === '') continue;
      const [newRow] = row ? rowsOf(migrate({ [tab]: { [name]: [row] } }, steps).data[newTab] ?? {}, newName) : [];
      const path = [newName, ...(row ? [index] : []), ...newInner];
      const field = { pointer: toPointer(path), ...(newRow && { row: newRow }) };
      all[newTab] = [...(all[newTab] ?? []), field];
    }
  }
  return all;
}
