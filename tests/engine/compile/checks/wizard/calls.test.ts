import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../../../engine/compile';
import { plant, readPatch } from '../../corpus';
import { copyOfClean, names } from '../../plant';

function problemsOf(lines: readonly string[], pathNames: boolean): string[] {
  const dir = copyOfClean();
  plant(dir, lines.map(readPatch));
  return loadSchemas(dir, { ...names, pathNames }).problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

describe('a name in the path of a call', () => {
  const NAMED = [
    'W#/parts/0/load = "GET /basica/{$user/Id}"',
    'W#/parts/0/save = "PUT /basica/{$user/Id}/{Nome}"',
    'C#/collections/contas/delete = "DELETE /contas/{Guid}"',
  ];

  it('is taken where the server of the application answers such addresses', () => {
    expect(problemsOf(NAMED, true)).toEqual([]);
    expect(problemsOf(NAMED, false)).toEqual([
      'DEF_WRONG_CALL /collections/contas/delete',
      'DEF_WRONG_CALL /parts/0/load',
      'DEF_WRONG_CALL /parts/0/save',
    ]);
  });

  it.each([
    ['{Nome}', []],
    ['{Banco}', ['DEF_UNKNOWN_FIELD /parts/1/steps/1/save']],
  ])('is that of a field of the tabs where the call carries several things: %s', (name, problems) => {
    const lines = [
      'W#/parts/1/steps/1/data = ["contas/extra","dados/adicional"]',
      `W#/parts/1/steps/1/save = "PUT /extra/${name}"`,
    ];
    expect(problemsOf(lines, true)).toEqual(problems);
  });

  it.each([
    ['C#/collections/contas/delete = "DELETE /contas/{$index}"', 'DEF_UNKNOWN_REFERENCE /collections/contas/delete'],
    ['C#/collections/contas/delete = "DELETE /contas/{/Nome}"', 'DEF_UNKNOWN_FIELD /collections/contas/delete'],
    ['C#/collections/pessoas/load = "GET /pessoas?id={Guid}"', 'DEF_UNKNOWN_FIELD /collections/pessoas/load'],
    ['S#/asks/confirma/if = "GET /limite?de={Nome}"', 'DEF_UNKNOWN_PARAMETER /asks/confirma/if'],
    ['S#/asks/confirma/if = {"call":"GET /limite/{$user/Id}"}', 'DEF_UNKNOWN_PARAMETER /asks/confirma/if/call'],
    [
      'D#/rules/- = {"id":"limite","before":["advance"],"ask":{"title":"Sim?","if":"GET /limite?de={$user/Id}"}}',
      'DEF_UNKNOWN_PARAMETER /rules/9/ask/if',
    ],
    [
      'D#/schema/properties/Municipio/options/call = "GET /cidades?uf={$option/Municipio/Uf}"',
      'DEF_UNKNOWN_REFERENCE /schema/properties/Municipio/options/call',
    ],
    ['W#/parts/0/save = "PUT /basica/{Nenhum}"', 'DEF_UNKNOWN_FIELD /parts/0/save'],
    ['W#/parts/0/save = "PUT /basica/{Nome"', 'DEF_WRONG_CALL /parts/0/save'],
    ['W#/parts/0/load = "GET /basica/{Nome}"', 'DEF_UNKNOWN_FIELD /parts/0/load'],
    ['W#/parts/1/steps/1/save/call = "PUT /contas/{Agencia}"', 'DEF_UNKNOWN_FIELD /parts/1/steps/1/save/call'],
  ])('is refused where nothing fills it: %s', (line, problem) => {
    expect(problemsOf([line], true)).toEqual([problem]);
  });
});
