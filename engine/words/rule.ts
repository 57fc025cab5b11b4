import type { Action, AskDefinition, Moment, RuleDefinition } from '../core/definition/types';
import { joinedKeys, toldKeys } from '../core/effects/told';
import type { Says } from '../core/effects/types';
import { isEqual, type Json, type JsonObject } from '../core/json';
import { conditionSyntax } from './condition';
import { askSyntax, errorSyntax } from './messages';
import type { Naming } from './naming';
import { operandSyntax } from './operand';
import { nameOf, referenceSyntax } from './references';
import { around, choice, entries, fixed, list, mapped, members, type Syntax, stands, starred, told } from './syntax';
import type { WordTable } from './table';
import { valueSyntax } from './values';

/** What a rule says: all of it but its name. */
export type RuleSaid = Omit<RuleDefinition, 'id'>;

/** What is done to the same at once, as shown and required, is said once, by a name of both. */
type Effects = Omit<RuleSaid, 'on' | 'before' | 'when'>;
type Head = Pick<RuleSaid, 'on' | 'before' | 'when'>;

/** Rules as sentences: `Quando *Sexo* é *Feminino*: mostra e exige *Nome*; ao ocultar, apaga.` */
export function ruleSyntax(words: WordTable): Syntax<RuleSaid> {
  const heads = choice<Head>(
    members<Head>(headPieces(words), ', '),
    fixed<Head>(words.rule.always, {}, (head) => Object.keys(head).length === 0),
  );
  const effects = members<Effects>(effectPieces(words), '; ');
  return {
    write({ on, before, when, ...others }, naming) {
      const said = { ...(on && { on }), ...(before && { before }), ...(when && { when }) };
      const [head, body] = [heads.write(said, naming), effects.write(apart(others), naming)];
      if (head === undefined || body === undefined) return undefined;
      return `${capital(head)}: ${body}${words.rule.end}`;
    },
    read: (text, at, naming) =>
      heads.read(small(text, at), at, naming).flatMap(([head, end]) => {
        if (!stands(': ', text, end, naming)) return [];
        return effects
          .read(text, end + 2, naming)
          .filter(([, place]) => stands(words.rule.end, text, place, naming))
          .map(([body, place]): [RuleSaid, number] => [{ ...head, ...together(body) }, place + words.rule.end.length]);
      }),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence begins with a capital, its words do not. */
const small = (text: string, at: number) => text.slice(0, at) + text.charAt(at).toLowerCase() + text.slice(at + 1);

type Said = Readonly<Record<string, Json | undefined>>;

const apart = (effects: Effects): Effects =>
  joinedKeys.reduce((said: Said, { key, with: other, as }) => {
    const { [key]: one, [other]: two, ...others } = said;
    return one !== undefined && isEqual(one, two as Json) ? { [as]: one, ...others } : said;
  }, effects as Said) as Effects;

const together = (effects: Effects): Effects =>
  joinedKeys.reduce((said: Said, { key, with: other, as }) => {
    const { [as]: both, ...others } = said;
    return both === undefined ? said : { [key]: both, [other]: both, ...others };
  }, effects as Said) as Effects;

function headPieces(words: WordTable) {
  const actions = (Object.entries(words.actions) as [Action, string][]).map(([action, said]) =>
    fixed<Action>(said, action, (given) => given === action),
  );
  return {
    on: around(words.rule.on, list(nameOf('fields'), words.or)),
    before: around(words.rule.before, list(choice(...actions), words.or)),
    when: around(words.rule.when, conditionSyntax(words)),
  };
}

type Pieces = Parameters<typeof members<Effects>>[0];

function effectPieces(words: WordTable): Pieces {
  const { rule } = words;
  const targets = list(targetSyntax(words), words.and);
  const assigned = entries(told(nameOf('fields'), words.operand.assigned, operandSyntax(words)), words.and);
  const hidden = (Object.entries(words.hidden) as ['clear' | 'keep', string][]).map(([how, said]) =>
    fixed<'clear' | 'keep'>(said, how, (given) => given === how),
  );
  const moments = (Object.entries(words.moments) as [Moment, string][]).map(([moment, said]) =>
    fixed<Moment>(said, moment, (given) => given === moment),
  );
  /** What stands in the words of a key; those of the other keys are in their syntax. */
  const inWords: { [S in Says]?: Syntax<unknown> } = {
    targets,
    fields: targets,
    operands: assigned,
    references: list(referenceSyntax(words), words.and),
    validator: starred,
    params: paramsSyntax(words),
    ...lookupPieces(words),
  };
  const whole: { [S in Says]?: Syntax<unknown> } = {
    hidden: choice(...hidden),
    error: around(words.message.error, errorSyntax(words)),
    ask: choice<string | AskDefinition>(
      mapped<string, string | AskDefinition>(around(words.message.askNamed, starred), textOnly, (said) => said),
      mapped<AskDefinition, string | AskDefinition>(
        around(words.message.ask, askSyntax(words)),
        (ask) => (typeof ask === 'string' ? undefined : ask),
        (said) => said,
      ),
    ),
    moment: choice(...moments),
  };
  const wordsOf = rule as Readonly<Record<string, string | undefined>>;
  const pieceOf = (key: string, called = key) => {
    const says = toldKeys[key]?.says as Says;
    const inner = inWords[says];
    return [called, inner ? around(wordsOf[called] ?? `${called} {}`, inner) : whole[says]] as const;
  };
  const pieces = [
    ...joinedKeys.map(({ key, as }) => pieceOf(key, as)),
    ...Object.keys(toldKeys).map((key) => pieceOf(key)),
  ];
  return Object.fromEntries(pieces) as Pieces;
}

const textOnly = (value: unknown) => (typeof value === 'string' ? value : undefined);

function lookupPieces(words: WordTable): { [S in Says]?: Syntax<unknown> } {
  const { pairs } = words;
  const fields = nameOf('fields');
  const filled = choice<[string, string | { const: Json }]>(
    mapped<[string, string], [string, string | { const: Json }]>(
      told(fields, pairs.fill, starred),
      ([name, from]) => (typeof from === 'string' ? [name, from] : undefined),
      (said) => said,
    ),
    mapped<[string, Json], [string, string | { const: Json }]>(
      told(fields, pairs.fillConst, valueSyntax(words)),
      ([name, from]) => (typeof from === 'string' ? undefined : [name, from.const]),
      ([name, said]) => [name, { const: said }],
    ),
  );
  const locked = choice<[string, true | string]>(
    mapped<[string, string], [string, true | string]>(
      told(fields, pairs.locks, starred),
      ([name, from]) => (from === true ? undefined : [name, from]),
      (said) => said,
    ),
    told<true | string>(
      fields,
      '',
      fixed<true | string>(pairs.locksAlways, true, (given) => given === true),
    ),
  );
  return {
    lookup: starred,
    with: entries(told(starred, pairs.with, fields), words.and),
    fill: entries(filled, words.and),
    locks: entries(locked, words.and),
    notFound: mapped<string[], { clear: string[] }>(
      list(targetSyntax(words), words.and),
      ({ clear }) => clear,
      (clear) => ({ clear }),
    ),
  };
}

function paramsSyntax(words: WordTable): Syntax<JsonObject> {
  return choice<JsonObject>(
    fixed<JsonObject>(words.operand.empty, {}, (given) => Object.keys(given).length === 0),
    entries(told(starred, words.pairs.params, valueSyntax(words)), words.and),
  );
}

/** A field, a section, or another place of the screen that has a name. */
function targetSyntax({ target }: WordTable): Syntax<string> {
  const placed = (kind: boolean, syntax: Syntax<string>) =>
    mapped<string, string>(
      syntax,
      (name, { isSection }) => {
        const id = name.startsWith('#') ? name.slice(1) : undefined;
        return id !== undefined && isSection(id) === kind ? id : undefined;
      },
      (id, naming: Naming) => (naming.isSection(id) === kind ? `#${id}` : undefined),
    );
  const field = mapped<string, string>(nameOf('fields'), notPlaced, notPlaced);
  return choice(
    placed(true, around(target.section, nameOf('sections'))),
    placed(false, around(target.item, starred)),
    field,
  );
}

const notPlaced = (name: string) => (name.startsWith('#') ? undefined : name);
