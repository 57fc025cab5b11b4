import { readCommand } from '../../../server/admin/run';
import { demoCreator } from '../../../server/app/app';
import { DEMO } from '../../../server/demo/demo';
import { readVariables } from '../../../server/storage/config';
import type { Database } from '../../../server/storage/database';
import type { LiveDefinitions } from '../../../server/storage/definitions/types';

interface Given {
  database: Database;
  definitions: LiveDefinitions;
  now: Date;
  key?: string | undefined;
}

/** What a command of the operator prints, its words between spaces. */
export async function runAdmin(line: string, given: Given): Promise<string> {
  const printed: string[] = [];
  await readCommand(line.split(' '))({
    ...given,
    config: readVariables({}),
    assets: 'server',
    createDemo: demoCreator(DEMO),
    print: (text) => printed.push(text),
  });
  return printed.join('\n');
}
