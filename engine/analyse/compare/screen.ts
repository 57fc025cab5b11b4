import type { FieldUi, SectionDefinition, SectionItem } from '../../core/definition/types';
import { isEqual, type Json } from '../../core/json';
import { fieldNames, isBlock } from '../../core/plan/fields';
import { toPointer } from '../../core/pointer';
import { entriesOf } from '../entries';
import type { Code } from './codes';
import type { Found } from './found';
import { blockNow } from './named';
import { isValueless, nowCalled, type Pair, readingOf } from './pair';
import { isSigned } from './texts';

/** What a tab shows otherwise: sections, texts, blocks, and how fields look. */
export function compareScreen(pair: Pair): Found[] {
  const [was, is] = [pair.before, pair.after].map(({ subject }) => subject.tab.definition.uiSchema['ui:sections']);
  return [
    ...compareSections(pair, was as SectionDefinition[], is as SectionDefinition[]),
    ...compareBlocks(pair),
    ...compareUi(pair),
    ...notShown(pair),
  ];
}

const SECTIONS = '/uiSchema/ui:sections';

/** A text that people see; in a tab that is signed, one that they signed. */
function textCode(pair: Pair): Code {
  return isSigned(pair) ? 'signedTextChanged' : 'textChanged';
}

function compareSections(pair: Pair, was: readonly SectionDefinition[], is: readonly SectionDefinition[]): Found[] {
  const found = (code: Code, id: string, index: number, version: Found['version'] = 'after'): Found => {
    const { at } = version === 'after' ? pair.after : pair.before;
    return { code, version, at, pointer: `${SECTIONS}/${index}`, about: `#${id}`, params: { section: id } };
  };
  const back = new Set(pair.before.subject.plan.fields.map(({ node }) => nowCalled(pair, node)));
  const isInBoth = (name: string) => back.has(name) && pair.after.subject.plan.byNode.has(name);
  const gone = entriesOf(was).filter(([{ id }]) => !is.some((other) => other.id === id));
  const isReordered =
    gone.length === 0 &&
    was.some(({ id }, index) => is.filter((each) => was.some((old) => old.id === each.id))[index]?.id !== id);
  return [
    ...gone.map(([{ id }, index]) => found('presentationChanged', id, index, 'before')),
    ...entriesOf(is).flatMap(([section, index]) => {
      const old = was.find(({ id }) => id === section.id);
      if (!old) return [found('presentationChanged', section.id, index)];
      const isTold = (['title', 'help', 'name', 'treatment'] as const).some((key) => old[key] !== section[key]);
      const notes = !isEqual(notesOf(old.fields), notesOf(section.fields));
      const placed = fieldNames(old.fields).map((name) => nowCalled(pair, name));
      const [before, after] = [placed, fieldNames(section.fields)].map((names) => names.filter(isInBoth));
      const isMoved = !isEqual(before, after);
      return [
        ...(isTold || notes ? [found(textCode(pair), section.id, index)] : []),
        ...(isMoved ? [found('presentationChanged', section.id, index)] : []),
      ];
    }),
    ...(isReordered ? [found('presentationChanged', 'ui:sections', 0)] : []),
  ];
}

/** What stands between the fields: texts, links and explanations. */
function notesOf(items: readonly SectionItem[]): Json[] {
  return items.filter((item) => typeof item !== 'string' && !isBlock(item)) as Json[];
}

/** Blocks say themselves what they ask: only that they are not as they were can be told. */
export function compareBlocks(pair: Pair): Found[] {
  const [was, is] = [pair.before, pair.after].map(({ subject }) =>
    entriesOf(subject.tab.definition.uiSchema['ui:sections']).flatMap(([section, index]) =>
      entriesOf(section.fields).flatMap(([item, position]) =>
        typeof item !== 'string' && isBlock(item)
          ? [{ block: item, pointer: `${SECTIONS}/${index}/fields/${position}` }]
          : [],
      ),
    ),
  ) as [BlockPlace[], BlockPlace[]];
  const codeOf = (block: string): Code => (pair.input.signing.includes(block) ? 'acceptanceChanged' : 'blockChanged');
  const changed = is.flatMap(({ block, pointer }): Found[] => {
    const old = was.find((each) => each.block.id === block.id);
    if (old && isEqual(blockNow(old.block, readingOf(pair)), block)) return [];
    const fields = Object.values(block.binds ?? {});
    return [
      {
        code: codeOf(block.block),
        version: 'after',
        at: pair.after.at,
        pointer,
        about: `#${block.id}`,
        fields,
        params: { block: block.id },
      },
    ];
  });
  const gone = was.filter(({ block }) => !is.some((each) => each.block.id === block.id));
  return [
    ...changed,
    ...gone.map(({ block, pointer }): Found => {
      return {
        code: codeOf(block.block),
        version: 'before',
        at: pair.before.at,
        pointer,
        about: `#${block.id}`,
        params: { block: block.id },
      };
    }),
  ];
}

interface BlockPlace {
  block: Extract<SectionItem, { block: string }>;
  pointer: string;
}

/** Whether each key of a field's look belongs to its question, is told of it, or only shows it otherwise. */
const LOOKS: Record<Exclude<keyof Required<FieldUi>, 'items'>, 'question' | 'text' | 'look'> = {
  'ui:widget': 'look',
  'ui:options': 'look',
  'ui:name': 'text',
  'ui:help': 'question',
  'ui:helpBy': 'question',
  'ui:placeholder': 'text',
  'ui:autocomplete': 'look',
  'ui:inputmode': 'look',
  'ui:width': 'look',
  'ui:phoneWidth': 'look',
  'ui:messages': 'text',
};

function compareUi(pair: Pair): Found[] {
  return pair.before.subject.plan.fields.flatMap((was) => {
    const is = pair.after.subject.plan.byNode.get(nowCalled(pair, was.node));
    if (!is || was.ui === is.ui) return [];
    const keys = (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).filter((key) => !isEqual(was.ui[key], is.ui[key]));
    const steps = is.list === undefined ? [is.node] : [is.list, 'items', is.name];
    const found = (code: Code, key: string): Found => ({
      code,
      version: 'after',
      at: pair.after.at,
      pointer: `/uiSchema${toPointer(steps)}${toPointer([key])}`,
      key: true,
      about: `${is.node}.ui`,
      fields: [is.node],
    });
    const question = keys.find((key) => LOOKS[key] === 'question');
    const text = keys.find((key) => LOOKS[key] === 'text');
    const look = keys.find((key) => LOOKS[key] === 'look');
    return [
      ...(question ? [found(textCode(pair), question)] : []),
      ...(text ? [found('textChanged', text)] : []),
      ...(look ? [found('presentationChanged', look)] : []),
    ];
  });
}

/** Fields that no section shows any more: what they hold stays, and nobody is asked. */
function notShown(pair: Pair): Found[] {
  return pair.before.subject.plan.fields.flatMap((was): Found[] => {
    const is = pair.after.subject.plan.byNode.get(nowCalled(pair, was.node));
    if (
      !is ||
      was.list !== undefined ||
      isValueless(was, pair.before.subject) ||
      was.section === undefined ||
      is.section !== undefined
    )
      return [];
    const pointer = pair.after.subject.schemas.get(is.node) ?? '';
    return [
      {
        code: 'fieldNotShown',
        version: 'after',
        at: pair.after.at,
        pointer,
        key: true,
        about: is.node,
        fields: [is.node],
      },
    ];
  });
}
