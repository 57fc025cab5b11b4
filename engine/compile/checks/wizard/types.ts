import { entriesOf } from '../../../analyse/entries';
import { foldText } from '../../../core/text';
import { kernelOfWizard } from '../../model/kernel';
import type { SchemasModel, WizardModel } from '../../model/model';
import { rememberedQuiet } from '../../model/remembered';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';
import { listed } from '../../problems/words';
import { repeatedIds } from '../screen/ids';

/** What is wrong in types.json, and with the types of the wizards and their registrations. */
export function checkTypes(schemas: SchemasModel): Problem[] {
  const wizards = schemas.wizards.filter(({ listedAs }) => listedAs === 'tabs');
  return [
    ...repeatedNames(schemas),
    ...wizards.flatMap((wizard) => undeclaredType(schemas, wizard)),
    ...wizards.flatMap((wizard, index) => secondRegistration(wizard, wizards.slice(0, index))),
    ...typesWithoutRegistration(schemas, wizards),
    ...wizards.flatMap(outsideOfRegistration),
    ...wizards.flatMap(repeatedNumbers),
    ...wizards.flatMap(wrongAccounts),
  ];
}

/** A call may name a type by its number, its name or its tab: no two types may share one of them. */
function repeatedNames({ types, typesSource: source }: SchemasModel): Problem[] {
  if (!source) return [];
  const numbers = types.map(({ type }, index) => ({ id: String(type), pointer: `/types/${index}/type` }));
  const names = types.flatMap(({ name, tab }, index) => [
    { id: foldText(name), pointer: `/types/${index}/name` },
    ...(tab === undefined || foldText(tab) === foldText(name)
      ? []
      : [{ id: foldText(tab), pointer: `/types/${index}/tab` }]),
  ]);
  return [...repeatedIds(source, say`O tipo`, numbers), ...repeatedIds(source, say`O nome`, names)];
}

function undeclaredType({ types, typesSource }: SchemasModel, { source, definition, id }: WizardModel): Problem[] {
  const { type, registration } = definition;
  if (types.some((declared) => declared.type === type) || !(typesSource || registration)) return [];
  const known = types.map((declared) => declared.type);
  const expected = known.length > 0 ? say`Esperado: ${listed(known)}.` : say`types.json não declara nenhum.`;
  const message = say`O tipo de cliente ${type}, de "${id}", não está em types.json. ${expected}`;
  return [problemAt(source, 'DEF_UNKNOWN_TYPE', { pointer: '/type' }, message)];
}

function secondRegistration({ source, definition }: WizardModel, earlier: WizardModel[]): Problem[] {
  const { type, registration } = definition;
  const first = earlier.find((other) => other.definition.registration && other.definition.type === type);
  if (!registration || !first) return [];
  const message = say`O tipo de cliente ${type} já tem o cadastro "${first.id}". Esperado: "registration" em um formulário só.`;
  return [problemAt(source, 'DEF_WRONG_REGISTRATION', { pointer: '/registration', at: 'key' }, message)];
}

function typesWithoutRegistration({ types, typesSource: source }: SchemasModel, wizards: WizardModel[]): Problem[] {
  if (!source) return [];
  return types.flatMap(({ type, name }, index) => {
    if (wizards.some(({ definition }) => definition.registration && definition.type === type)) return [];
    const message = say`O tipo de cliente ${type} (${name}) não tem cadastro. Esperado: "registration": true em um formulário dele.`;
    return [problemAt(source, 'DEF_WRONG_REGISTRATION', { pointer: `/types/${index}/type` }, message)];
  });
}

/** Numbers of calls that only a registration has. */
function outsideOfRegistration({ id, source, definition }: WizardModel): Problem[] {
  if (definition.registration) return [];
  const report = (pointer: string, key: string) => {
    const message = say`"${key}" é das chamadas do cadastro, e "${id}" não é um cadastro. Esperado: só em um formulário com "registration": true.`;
    return problemAt(source, 'DEF_WRONG_REGISTRATION', { pointer, at: 'key' as const }, message);
  };
  return [
    ...(definition.overview ? [report('/overview', 'overview')] : []),
    ...entriesOf(definition.tabs).flatMap(([{ number }, index]) =>
      number === undefined ? [] : [report(`/tabs/${index}/number`, 'number')],
    ),
  ];
}

function repeatedNumbers({ source, definition }: WizardModel): Problem[] {
  const ofTabs = entriesOf(definition.tabs).flatMap(([{ number }, index]) =>
    number === undefined ? [] : [{ id: String(number), pointer: `/tabs/${index}/number` }],
  );
  const ofOverview = definition.overview
    ? [{ id: String(definition.overview.number), pointer: '/overview/number' }]
    : [];
  return repeatedIds(source, say`O número`, [...ofTabs, ...ofOverview]);
}

/** Fields that are facts of the account: texts of a tab, and outside of a registration only to look at. */
const wrongAccounts = rememberedQuiet(
  (wizard: WizardModel) => wizard.source.file,
  kernelOfWizard,
  (wizard) => {
    const nicknames: string[] = [];
    return [...wizard.tabs.values()].flatMap((tab) => {
      const report = (pointer: string, message: Words) =>
        problemAt(tab.source, 'DEF_WRONG_VALUE', { pointer: `${pointer}/account` }, message);
      return [...tab.fields.values()].flatMap(({ key, schema, pointer, rows }) => {
        const inRows = [...(rows?.values() ?? [])]
          .filter((field) => field.schema.account !== undefined)
          .map((field) =>
            report(field.pointer, say`Uma linha não é da conta. Esperado: "account" em um campo da aba.`),
          );
        const { account, readOnly, type } = schema;
        if (account === undefined) return inRows;
        if (type !== 'string') return [report(pointer, say`O que é da conta é texto. Esperado: "type": "string".`)];
        if (readOnly) return [];
        if (!wizard.definition.registration) {
          return [
            report(pointer, say`"${wizard.id}" não é um cadastro e só mostra a conta. Esperado: "readOnly": true.`),
          ];
        }
        if (account === 'nickname' && nicknames.push(key) > 1) {
          return [report(pointer, say`O campo "${nicknames[0]}" já é o apelido da conta. Esperado: um campo só.`)];
        }
        return [];
      });
    });
  },
);
