import type { FieldEntry } from '../../../analyse/fields';
import type { Operand } from '../../../core/definition/types';
import { givenIn, keysActing, keysSaying, keyToBe, namesUnder } from '../../../core/effects/told';
import type { Json } from '../../../core/json';
import { getAt, parsePointer } from '../../../core/pointer';
import { readingsOf, readingsOfOperand } from '../../model/conditions';
import type { TabModel } from '../../model/model';
import { type RuleEntry, rulesOf } from '../../model/places';
import { fieldsOfTarget } from '../../model/targets';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';

/** What becomes of the values that a rule hides, and what may not depend on the context. */
export function checkHiding(tab: TabModel): Problem[] {
  return [
    ...rulesOf(tab).flatMap((entry) => [...showWithoutHidden(tab, entry), ...writesByContext(tab, entry)]),
    ...requiredButHidden(tab),
  ];
}

function showWithoutHidden(tab: TabModel, { rule, pointer }: RuleEntry): Problem[] {
  const key = keysActing('shows').find((each) => givenIn(rule, each) !== undefined);
  if (key === undefined || hidingOf(rule) !== undefined) return [];
  const message = say`A regra "${rule.id}" não diz o que acontece com o valor oculto. Esperado: ${said} "clear" ou "keep".`;
  return [problemAt(tab.source, 'DEF_SHOW_WITHOUT_HIDDEN', { pointer: `${pointer}/${key}`, at: 'key' }, message)];
}

/** The key that says what becomes of a hidden value, and how messages begin with it. */
const [HIDING = ''] = keysSaying('hidden');
const said = `"${HIDING}":`;
const hidingOf = (rule: object) => givenIn<string>(rule, HIDING);

/** Settings, user, mode and other tabs change without the customer: nothing may be emptied for it. */
function writesByContext(tab: TabModel, { rule, pointer, scope }: RuleEntry): Problem[] {
  const read = readingsOf(rule.when, `${pointer}/when`, scope);
  const operands = keysSaying('operands')
    .flatMap((key) => Object.values(givenIn<Record<string, Operand>>(rule, key) ?? {}))
    .flatMap((operand) => readingsOfOperand(operand, '', scope));
  const context =
    hidingOf(rule) === 'clear' ? read.find(({ text }) => /^\$(settings|user|mode|tabs)\b/.test(text)) : undefined;
  const writes = [...keysActing('computes', 'writes'), ...keysSaying('fill')].some(
    (key) => givenIn(rule, key) !== undefined,
  );
  const tabs = writes ? [...read, ...operands].find(({ text }) => text.startsWith('$tabs/')) : undefined;
  return [
    ...(context
      ? [
          problemAt(
            tab.source,
            'DEF_CLEAR_BY_CONTEXT',
            { pointer: `${pointer}/${HIDING}` },
            say`A regra "${rule.id}" lê "${context.text}" e apagaria o valor oculto. Esperado: ${said} "keep".`,
          ),
        ]
      : []),
    ...(tabs
      ? [
          problemAt(
            tab.source,
            'DEF_CLEAR_BY_CONTEXT',
            { pointer },
            say`A regra "${rule.id}" lê "${tabs.text}" e escreve campos. Esperado: regras que leem outra aba só mostram, exigem, travam ou avisam.`,
          ),
        ]
      : []),
  ];
}

function requiredButHidden(tab: TabModel): Problem[] {
  const hiders = new Map<FieldEntry, string>();
  for (const entry of rulesOf(tab)) {
    for (const { name } of keysActing('shows').flatMap((key) => namesUnder(entry.rule, key))) {
      const fields = fieldsOfTarget(tab, name, entry);
      // Of a list that is hidden nobody asks for what its rows lack.
      const lists = fields.filter(({ kind }) => kind === 'list').map(({ node }) => `${node}[]/`);
      for (const field of fields)
        if (!lists.some((list) => field.node.startsWith(list)) && !hiders.has(field)) hiders.set(field, entry.rule.id);
    }
  }
  return [...hiders].flatMap(([field, rule]) => {
    const required = `${field.holder}/required`;
    const names = getAt(tab.written as unknown as Json, parsePointer(required));
    const index = Array.isArray(names) ? names.indexOf(field.key) : -1;
    if (index < 0) return [];
    const message = say`O campo "${field.node}" é obrigatório sempre, mas a regra "${rule}" pode ocultá-lo. Esperado: "${keyToBe('requires')}" na regra, e não "required".`;
    return [problemAt(tab.source, 'DEF_REQUIRED_HIDDEN', { pointer: `${required}/${index}` }, message)];
  });
}
