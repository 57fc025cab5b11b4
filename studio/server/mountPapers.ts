import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BASE, type PaperTold, type WizardAsked } from '../wire';
import { WIZARD_ASKED } from './asked';
import { withinFolder, withNames, writeTexts } from './between';
import { type Command, runCommand } from './commands';
import { withChanges } from './compile';
import { failureIn } from './failures';
import type { DefinitionFiles } from './files';

interface Options {
  root: string;
  files: DefinitionFiles;
}

/** What is given away of a wizard as it is here, by the commands that make it: a preview to be shared, and its caderno. */
export function mountPapers(app: FastifyInstance, { root, files }: Options): void {
  const make = (path: string, command: Command, folder: string, wordsOf: (wizard: string, out: string) => string[]) =>
    app.post<{ Body: WizardAsked }>(`${BASE}api/${path}`, { schema: WIZARD_ASKED }, ({ body }) =>
      withinFolder(async (between): Promise<PaperTold> => {
        const dir = join(between, 'definitions');
        writeTexts(dir, withChanges(files.read(), body.changes));
        const out = join(root, 'reports', folder);
        const words = wordsOf(body.wizard, out);
        const said = await runCommand(root, command, [...words, '--dir', dir]);
        const made = said.out.trim().split('\n').at(-1) ?? '';
        if (said.done && existsSync(made)) return { file: relative(root, made).replaceAll(sep, '/') };
        return { failure: withNames(failureIn(said), root, { [dir]: 'definições' }) };
      }),
    );
  make('share', 'schemasShare', 'previa', (wizard, out) => [wizard, '--out', join(out, wizard)]);
  make('book', 'schemasBook', 'caderno', (wizard, out) => [wizard, '--out', out]);
}
