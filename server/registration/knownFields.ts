import type { Json, JsonObject } from '../../engine/core';
import type { AccountFact, FieldSchema, TabDefinition } from '../../engine/definition';
import { blocksOf } from '../../engine/state';
import type { Client } from '../storage/client';

/** What the server knows of a client by itself. */
const FACTS: Readonly<Record<AccountFact, (client: Client) => string | null>> = {
  name: ({ name }) => name,
  document: ({ document }) => document,
  email: ({ email }) => email,
  nickname: ({ nickname }) => nickname,
  birth: ({ constitutionDate }) => constitutionDate,
};

/**
 * What a tab shows of that, in the fields that say so (`account`), and of what other rooms know, in the fields that its
 * blocks bind: the read-only ones. While none of them was saved, also those that the client may change: a new
 * registration starts with what was given at sign-up.
 */
export function knownFields(
  tab: TabDefinition,
  { client, known, saved = {} }: { client: Client; known: Record<string, Json>; saved?: JsonObject | undefined },
): JsonObject {
  const fields = tab.schema.properties;
  const facts = Object.entries(fields).flatMap(([name, { account, readOnly }]): [string, Json][] => {
    if (!account) return [];
    const own = readOnly ? savedFact(fields, saved, account) : undefined;
    return [[name, own ?? FACTS[account](client)]];
  });
  const bound = blocksOf(tab).flatMap(({ binds = {} }) =>
    Object.entries(binds).flatMap(([name, field]): [string, Json][] => {
      const value = known[name];
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const shown = [...bound, ...facts].filter(([, value]) => value !== null);
  const isNew = shown.every(([name]) => saved[name] === undefined);
  return Object.fromEntries(shown.filter(([name]) => isNew || fields[name]?.readOnly === true));
}

/** What the customer has saved of a fact in the field that may be changed: it is newer than what the account has. */
function savedFact(fields: Record<string, FieldSchema>, saved: JsonObject, fact: AccountFact): Json | undefined {
  const [name] = Object.entries(fields).find(([, field]) => field.account === fact && !field.readOnly) ?? [];
  return name === undefined ? undefined : saved[name];
}
