import type { PartDefinition, PartStep } from '../core/definition/types';
import { conditionSyntax, inRows } from './condition';
import { callSyntax, messageSyntax } from './messages';
import { nameOf, tabReference } from './references';
import {
  around,
  choice,
  entries,
  fixed,
  list,
  mapped,
  members,
  type Read,
  type Syntax,
  stands,
  starred,
  told,
} from './syntax';
import type { WordTable } from './table';

/** What a part of the save flow says: all of it but its name. */
export type PartSaid = Omit<PartDefinition, 'id'>;

const JOINT = '; ';

/** Save steps as sentences: `guarda *Contas* da aba *Dados Bancários*; lê com *GET /contas*; grava com *POST /contas*`. */
export function partSyntax(words: WordTable): Syntax<PartSaid> {
  const { part } = words;
  const condition = conditionSyntax(words);
  const yes = (said: string) => fixed<boolean>(said, true, (given) => given);
  const call = callSyntax(words);
  const own = {
    load: around(part.load, call),
    take: around(part.take, inRows(condition)),
    save: around(part.save, call),
    wrap: around(part.wrap, starred),
    rename: around(part.rename, entries(told(starred, words.pairs.params, starred), words.and)),
    send: around(part.send, inRows(condition)),
    each: yes(part.each),
    reload: yes(part.reload),
    failure: around(part.failure, messageSyntax(words)),
  };
  const data = around(part.data, list(choice(tabReference(words.references.tabs, ''), tabSyntax(words)), words.and));
  const kept = withData(data, members<PartSaid>({ when: around(part.when, condition), ...own }, JOINT));
  const step = mapped(kept, withoutFalse, (said) => said);
  const steps = list(around('({})', step) as Syntax<PartStep>, words.and);
  const whole = choice(
    step,
    members<PartSaid>(
      {
        when: around(part.when, condition),
        steps: around(part.steps, steps),
        reload: own.reload,
        failure: own.failure,
      },
      JOINT,
    ),
  );
  return mapped(whole, withoutFalse, (said) => said);
}

function tabSyntax({ part }: WordTable): Syntax<string> {
  const whole = (name: string) => (name.includes('/') ? undefined : name);
  return mapped<string, string>(around(part.tab, nameOf('tabs')), whole, whole);
}

/** What is switched off is not said. */
function withoutFalse({ each, reload, ...others }: PartSaid): PartSaid {
  return { ...others, ...(each && { each }), ...(reload && { reload }) };
}

/** What is kept comes first: the rest may speak of its rows. */
function withData(data: Syntax<string[]>, rest: Syntax<PartSaid>): Syntax<PartSaid> {
  const subject = ([first = '']: string[]) => `$tabs/${first}`;
  return {
    write({ data: names, ...others }, naming) {
      const kept = names && data.write(names, naming);
      const said = names && rest.write(others, { ...naming, subject: subject(names) });
      return kept === undefined || said === undefined ? undefined : `${kept}${JOINT}${said}`;
    },
    read: (text, at, naming) =>
      data.read(text, at, naming).flatMap(([names, end]) => {
        if (!stands(JOINT, text, end, naming)) return [];
        const said = rest.read(text, end + JOINT.length, { ...naming, subject: subject(names) });
        return said.map(([value, place]): Read<PartSaid> => [{ data: names, ...value }, place]);
      }),
  };
}
