import { entriesOf } from '../../analyse/entries';
import { isObject, type Json } from '../../core/json';
import type { WizardModel } from '../model/model';
import { type Problem, problemAt } from '../problems/problem';
import { say, type Words } from '../problems/say';
import { suggestion } from '../problems/words';
import { SHARED_FOLDER } from './sharedFolder';

/** Tabs without a file where it is looked for, and shared ones that have a file in the wizard's folder too. */
export function misfiledTabs(
  { id: wizard, source, definition, listedAs, shared }: WizardModel,
  filed: { own: string[]; shared: string[] },
): Problem[] {
  return entriesOf(definition.tabs).flatMap(([{ id }, index]) => {
    const report = (code: Problem['code'], message: Words) => [
      problemAt(source, code, { pointer: `/${listedAs}/${index}/id` }, message),
    ];
    const isShared = shared.has(id);
    const twice = isShared && filed.own.includes(id);
    const second = twice
      ? report(
          'DEF_DUPLICATE_ID',
          say`A aba "${id}" é de todos ("shared") e tem um arquivo em "${wizard}". Esperado: um só.`,
        )
      : [];
    const known = isShared ? filed.shared : filed.own;
    if (known.includes(id)) return second;
    const what = listedAs === 'forms' ? say`do formulário` : say`da aba`;
    const hint =
      !isShared && listedAs === 'tabs' && filed.shared.includes(id)
        ? say`Há "${SHARED_FOLDER}/${id}.json": acrescente "shared": true.`
        : suggestion(id, known);
    const name = isShared ? `${SHARED_FOLDER}/${id}` : id;
    return [...second, ...report('DEF_MISSING_FILE', say`Falta o arquivo "${name}.json" ${what} "${id}". ${hint}`)];
  });
}

/** Whether a file's `id` is the name that the file or folder has. */
export function checkId(source: WizardModel['source'], expected: string): Problem[] {
  const id = isObject(source.value as Json) ? (source.value as { id?: Json }).id : undefined;
  if (typeof id !== 'string' || id === expected) return [];
  const message = say`O "id" é "${id}", mas o arquivo ou a pasta se chama "${expected}". Esperado: o mesmo nome.`;
  return [problemAt(source, 'DEF_WRONG_ID', { pointer: '/id' }, message)];
}
