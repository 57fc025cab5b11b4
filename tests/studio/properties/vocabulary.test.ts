import { expect, it } from 'vitest';
import { asObject, itemOf, type Known, keysOf, memberOf, rootOf } from '../../../engine/edit';
import { type BlockName, controlOf } from '../../../studio/properties/definitions/controls';
import { type KindSpec, kinds } from '../../../studio/properties/definitions/kinds';
import { type KnownKey, keysIn, keysOfKind } from '../../../studio/properties/definitions/known';
import { blockKeys } from '../../../studio/properties/keys/shownKeys';
import { ruleLines } from '../../../studio/properties/sentence/ruleLines';

/** What stands below a value and is changed by the block that shows it: places of the vocabulary, by the block. */
const INSIDE: Partial<Record<BlockName, RegExp>> = {
  condition: /^(?:condition|valueKeywords)\./,
  day: /^(?:dayPoint|daySpan)\./,
  message: /^message\.(?:inline|title|text|say|yes|no)$/,
  messages: /\.(?:ui:)?messages\.\*$/,
  errorTexts: /^fieldErrors\./,
  operands: /^(?:operand\.|wizard\.complete\.body\.\*)/,
  pairs: /\.rename\.\*$/,
  fixedRows: /^collection\.fixed\.(?:title|name)$/,
  rowFields: /^form\.properties\.\*$/,
  byValue: /^(?:field\.formatBy|fieldUi\.ui:helpBy)\.\*(?:\.\*)?$/,
  defaults: /\.settings\.\*(?:\.default)?$/,
  binds: /^sectionItem\.binds\.\*$/,
  sources: /^sectionItem\.signers\.(?:list|type|name|email|when)$/,
  ownBlocks: /^wizard\.tabs\.own\.blocks\.\*$/,
  retention: /^treatment\.retention\.(?:years|months|days|from|norm)$/,
  namedTexts: /^texts\./,
  formatTexts: /^shared\.formats\./,
  callDetails: /^call\./,
  reuse: /^collection\.reuse\.(?:from|titleField|fill(?:\.\*)?)$/,
  linePieces: /^tab\.line\.(?:text|list|block|one|other|none)$/,
};

/** What a sentence of a rule has below its lines. */
const IN_SENTENCES = /^rule\.(?:error\.\w+|(?:names|compute|set|with|fill|locks)\.\*|fill\.\*\.const|notFound\.clear)$/;

/** What the outline, the gallery and the views of a thing change: names, kinds, and what stands where. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  'a name, which the outline changes everywhere':
    /^(?:tab|section|rule|form|part|wizard|forms)\.id$|^(?:wizard\.tabs|forms\.forms)\.id$/,
  'what stands where, in the outline':
    /^(?:section\.fields|tab\.(?:schema|uiSchema|rules|collections)|wizard\.(?:tabs|parts)|forms\.forms|types\.types)$|^collection\.(?:columns|forms|rules)$|^tab\.uiSchema\.ui:sections$|^shared\.(?:\$defs|lookups|asks|parts|rules|treatments|records)$/,
  'one of many, each a thing of its own':
    /^(?:tab\.(?:uiSchema|collections)|shared\.(?:\$defs|lookups|asks|treatments|records)|settings|fieldUi\.items|field\.properties)\.\*$|^field(?:Ui)?\.(?:items|properties)$/,
  'what a field is, in the gallery': /^field\.(?:\$ref|type)$/,
  'the options of a field': /^field\.(?:enum|oneOf(?:\.(?:const|title))?)$/,
  'when a field must be filled': /^field\.required$/,
  'which block or text it is, chosen when it is added': /^sectionItem\.(?:block|id)$/,
  'a tab of all, chosen when it is added': /^wizard\.tabs\.shared$/,
};

/** What is written as text alone, and why. */
const AS_TEXT: Readonly<Record<string, RegExp>> = {
  'ties a file to the vocabulary, for editors': /\.\$schema$/,
  'examples are pinned from the cases, and told anew by a button': /^tab\.examples/,
  'a step of what is stored: those of names and places come by themselves': /^migration(?:Step)?\./,
};

/** Every key of the vocabulary that has a control, by what offers it. */
function offered(): Map<string, BlockName | 'plain' | 'sentence'> {
  const found = new Map<string, BlockName | 'plain' | 'sentence'>();
  const take = (known: KnownKey) => {
    const control = controlOf(known);
    const by = 'block' in control ? control.block : 'plain';
    if (by === 'json') return;
    found.set(placeOf(known.at), by);
    if (by === 'object') for (const inner of keysIn(known.known)) take(inner);
  };
  for (const { of, leftOut, block } of Object.values(kinds) as KindSpec[]) {
    for (const { key, control } of block === undefined ? [] : blockKeys(block)) {
      found.set(`sectionItem.${key}`, 'block' in control ? control.block : 'plain');
    }
    for (const known of of.flatMap(keysOfKind)) if (!leftOut.includes(known.key)) take(known);
  }
  for (const { key } of ruleLines) found.set(`rule.${key}`, 'sentence');
  return found;
}

/** Blocks and texts of a section have one place in the vocabulary, and are several kinds of things. */
const placeOf = (at: string): string => at.replace(/^(?:note|block|\w+Block)\./, 'sectionItem.');

/** Every key of the vocabulary. */
function allKeys(): Set<string> {
  const all = new Set<string>();
  const seen = new Set<string>();
  const visit = (known: Known, isItem = false) => {
    const id = `${known.place} ${isItem}`;
    if (seen.has(id)) return;
    seen.add(id);
    if (known.shape.items) visit(itemOf(known), true);
    const around = asObject(known);
    const free = typeof around.shape.additionalProperties === 'object' ? ['*'] : [];
    for (const key of [...Object.keys(keysOf(around.shape)), ...free]) {
      const member = memberOf(around, key);
      all.add(member.at);
      visit(member);
    }
  };
  for (const file of ['tab', 'wizard', 'forms', 'shared', 'settings', 'types', 'migration'] as const)
    visit(rootOf(file));
  return all;
}

const shown = offered();
const blocks = new Set<string>([...shown.values(), 'callDetails', 'day']);
const inside = [
  IN_SENTENCES,
  ...Object.entries(INSIDE).flatMap(([block, places]) => (blocks.has(block) ? [places] : [])),
];
const isOffered = (key: string) => shown.has(key) || inside.some((places) => places.test(key));
const without = (reasons: Readonly<Record<string, RegExp>>) => Object.values(reasons);
const keys = [...allKeys()];

it('offers a control for every key of the vocabulary, or says where it is changed', () => {
  const known = [...without(ELSEWHERE), ...without(AS_TEXT)];
  expect(keys.filter((key) => !isOffered(key) && !known.some((places) => places.test(key)))).toEqual([]);
  expect(keys.length).toBeGreaterThan(400);
});

it('names as text alone nothing that has a control, and no reason that no key has', () => {
  const asText = keys.filter((key) => without(AS_TEXT).some((places) => places.test(key)));
  expect(asText.filter((key) => shown.has(key))).toEqual([]);
  for (const [reason, places] of [...Object.entries({ ...ELSEWHERE, ...AS_TEXT }), ...Object.entries(INSIDE)]) {
    expect(
      keys.some((key) => places.test(key)),
      reason,
    ).toBe(true);
  }
});

it('shows no key as JSON alone', () => {
  const asJson = (Object.entries(kinds) as [string, KindSpec][]).flatMap(([kind, { of, leftOut, block }]) =>
    // A block that nobody knows has options that nobody knows.
    kind === 'block' || block !== undefined
      ? []
      : of.flatMap(keysOfKind).flatMap((known) => {
          const nested = (each: KnownKey): string[] => {
            const control = controlOf(each);
            if (!('block' in control)) return [];
            if (control.block === 'object') return keysIn(each.known).flatMap(nested);
            return control.block === 'json' ? [each.at] : [];
          };
          return leftOut.includes(known.key) ? [] : nested(known);
        }),
  );
  expect(asJson).toEqual([]);
});
