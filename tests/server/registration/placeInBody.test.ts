import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PartStep } from '../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../engine/core/json';
import { bodyOfRow, bodyOfStep, rowsOfStep, type WizardData } from '../../../engine/core/mapping/parts';
import { placeInBody as placeInTab } from '../../../engine/core/mapping/refusedFields';
import { getAt, parsePointer } from '../../../engine/core/pointer';
import { placeInBody, placeInRows } from '../../../server/registration/placeInBody';
import { wizardOf } from '../../support/session';
import { contextOf, tabOf } from '../../support/tabs';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_130);

const first = {
  ...tabOf(
    {
      Nome: {},
      Nota: {},
      Casa: { type: 'object', properties: { Nome: {}, Rua: {} } },
      Pessoas: { type: 'array', items: { type: 'object', properties: { Guid: {}, Nome: {}, Rua: {} } } },
    } as never,
    [],
    { collections: { Pessoas: {} } },
  ),
  id: 'first',
};
const second = { ...tabOf({ Fax: {} } as never), id: 'second' };
const loaded = wizardOf([first, second], []);
const context = contextOf();

const LIST = ['first/Pessoas'];
const SOURCES = [['first'], ['first', 'second'], ['first/Nome', 'first/Pessoas'], ['first/Nome', 'first/Casa']];
const step = fc
  .record({
    data: fc.constantFrom(LIST, ['first/Casa'], ['first/Nota'], ...SOURCES),
    wrap: fc.option(fc.constantFrom('Nome', 'dados'), { nil: undefined }),
    rename: fc.constantFrom<Record<string, string> | undefined>(
      undefined,
      { Nome: 'Name' },
      { Nome: 'Rua', Rua: 'Nome' },
      { Pessoas: 'People' },
    ),
    each: fc.boolean(),
    isPicked: fc.boolean(),
  })
  .map(({ data, wrap, rename, each, isPicked }): PartStep => {
    const isList = data === LIST;
    const picked = isList && isPicked && { send: { Rua: { const: 'sim' } } };
    return {
      data,
      save: 'PUT /a',
      ...(wrap && { wrap }),
      ...(rename && { rename }),
      ...(isList && { each }),
      ...picked,
    };
  });
const rows = fc.array(fc.constantFrom('sim', 'não'), { maxLength: 4 });

/** The bodies of a step, each with the places of its values: in the data, and as the server knows them. */
function bodiesOf(
  of: PartStep,
  data: WizardData,
): { body: Json; row?: JsonObject; places: [tab: string, here: string, there: string][] }[] {
  const all = data.first?.Pessoas as JsonObject[];
  const sent = all.filter((row) => !of.send || row.Rua === 'sim');
  const placesOf = (row: JsonObject, at: number): [string, string, string][] =>
    Object.keys(row).map((name) => ['first', `/Pessoas/${all.indexOf(row)}/${name}`, `/Pessoas/${at}/${name}`]);
  const apart = rowsOfStep(loaded, of, data, context);
  if (apart)
    return sent.map((row) => ({
      body: bodyOfRow(of, apart.fields, row),
      row,
      places: placesOf(row, all.indexOf(row)),
    }));
  const single = of.data.length === 1 ? of.data[0]?.split('/')[1] : undefined;
  const named = (name: string) =>
    of.data.some((source) => source === `first/${name}` || (source === 'first' && !single));
  const plain = ['Nome', 'Nota', 'Casa/Nome', 'Casa/Rua'].filter((name) => named(name.split('/')[0] as string));
  const places = plain.map((name): [string, string, string] => ['first', `/${name}`, `/${name}`]);
  if (of.data.includes('second')) places.push(['second', '/Fax', '/Fax']);
  if (named('Pessoas')) places.push(...sent.flatMap(placesOf));
  return [{ body: bodyOfStep(loaded, of, data, context), places }];
}

it('a place of a tab is told where it stands in the body, from which the engine finds it again', () => {
  fc.assert(
    fc.property(step, rows, (of, kinds) => {
      const data: WizardData = {
        first: {
          Nome: 'n',
          Nota: 'o',
          Casa: { Nome: 'c', Rua: 'r' },
          Pessoas: kinds.map((Rua, index) => ({ Guid: `g${index}`, Nome: `p${index}`, Rua })),
        },
        second: { Fax: '1' },
      };
      for (const { body, row, places } of bodiesOf(of, data)) {
        for (const [tab, here, there] of places) {
          const whole = placeInBody(of, there);
          const all = data.first?.Pessoas as JsonObject[];
          const told = row ? (placeInRows(of, whole, { all, rows: [row] }) ?? 'nowhere') : whole;
          expect(getAt(body, parsePointer(told))).toEqual(getAt(data[tab], parsePointer(here)));
          expect(placeInTab(loaded, { step: of, data, row }, told, context)).toEqual({ tab, pointer: here });
        }
      }
    }),
    { seed, numRuns: 500 },
  );
});
