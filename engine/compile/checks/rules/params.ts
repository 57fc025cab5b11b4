import type { Json } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import { validators } from '../../../core/validators/table';
import type { TabModel } from '../../model/model';
import { rulesOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { shown, suggestion } from '../../problems/words';
import { isOfType, typeNames } from '../values/mismatch';
import { validatorOf } from './validatorOf';

/** Parameters that a validator does not take, needs, or takes as another type. */
export function checkParams(tab: TabModel): Problem[] {
  return rulesOf(tab).flatMap(({ rule, pointer }) => {
    const told = validatorOf(tab.wizard.schemas.names, rule);
    if (!told) return [];
    const { params: taken = {} } = told;
    const given: Record<string, Json> = { ...rule.params };
    const unknown = Object.keys(given).filter((name) => !(name in taken));
    const missing = Object.keys(taken).filter((name) => taken[name]?.required && given[name] === undefined);
    const placeOf = (name: string) => `${pointer}/params${toPointer([name])}`;
    return [
      ...unknown.map((name) => {
        const message = say`O validador "${rule.check}" não tem o parâmetro "${name}". ${suggestion(name, Object.keys(taken))}`;
        return problemAt(tab.source, 'DEF_UNKNOWN_PARAMETER', { pointer: placeOf(name), at: 'key' }, message);
      }),
      ...missing.map((name) => {
        const key = rule.params === undefined ? 'check' : 'params';
        const message = say`O validador "${rule.check}" pede o parâmetro "${name}". Esperado: "${name}" em "params".`;
        return problemAt(tab.source, 'DEF_MISSING_KEY', { pointer: `${pointer}/${key}`, at: 'key' }, message);
      }),
      ...Object.entries(taken).flatMap(([name, { type }]) => {
        const value = given[name];
        if (value === undefined || isOfType(value, type)) return [];
        const message = say`${shown(value)} não vale no parâmetro "${name}". Esperado: ${typeNames[type]}.`;
        return [problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer: placeOf(name) }, message)];
      }),
    ];
  });
}

/** Rules whose validator is known here by its name alone. */
export function unregisteredIn(tab: TabModel): Problem[] {
  return rulesOf(tab).flatMap(({ rule, pointer }) => {
    if (rule.check === undefined || validators[rule.check]) return [];
    const message = say`O validador "${rule.check}" não está registrado aqui, e os exemplos o pedem. Esperado: "validate" nos nomes dados a quem compila.`;
    return [problemAt(tab.source, 'DEF_UNKNOWN_VALIDATOR', { pointer: `${pointer}/check` }, message)];
  });
}
