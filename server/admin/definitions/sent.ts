import type { FieldSchema } from '../../../engine/core/definition/types';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { turnAllRound } from '../../../engine/core/migration/turn';
import type { MigrationStep } from '../../../engine/core/migration/types';
import { newestNumber, readFactsAfter, readSources } from '../../storage/definitions/published';
import { stepsBetween, stepsSince } from '../../storage/definitions/steps';
import type {
  DefinitionsPackage,
  Fate,
  PublishedFinding,
  StoredPublication,
  Version,
} from '../../storage/definitions/types';
import { type AdminContext, AdminError } from '../command';

/** What "npm run definitions" hands over. */
export interface SentPublication {
  /** The newest version that it was compared with. */
  base: number;
  content: DefinitionsPackage;
  /** With the answers of whoever publishes. */
  findings: PublishedFinding[];
  note: string;
  author?: string;
  startsAt?: string;
  /** The version whose content it is, when that is gone back to. */
  backTo?: number;
}

/**
 * What is published of it: the steps from the version before, and what happens to each wizard.
 * @throws AdminError when the version before is another one, a finding has no answer, or a step cannot be turned round
 */
export async function completed(context: AdminContext, sent: SentPublication): Promise<StoredPublication> {
  const { base, content, findings, note, startsAt, backTo } = sent;
  const newest = await newestNumber(context.database);
  if (newest !== base) throw new AdminError(`Version ${newest} was published meanwhile: compare with that one.`);
  const open = findings.filter(({ kind, answer }) => kind !== 'compatible' && !answer);
  if (open.length > 0) throw new AdminError(`No answer to ${open.map(({ id }) => id).join(', ')}.`);
  const steps = backTo === undefined ? await stepsAhead(context, sent) : await stepsBack(context, { base, backTo });
  return {
    content,
    findings,
    fates: fatesOf(findings),
    steps,
    note,
    ...(startsAt !== undefined && { startsAt }),
    ...(backTo !== undefined && { backTo }),
  };
}

/** What happens to a wizard: it stops where one finding stops it, else is finished by the earliest of the dates. */
function fatesOf(findings: readonly PublishedFinding[]): Record<string, Fate> {
  const fates: Record<string, Fate> = {};
  for (const { wizard, answer } of findings) {
    if (wizard === undefined || !answer || answer.kind === 'carry') continue;
    const before = fates[wizard];
    if (!before) fates[wizard] = answer;
    else if (answer.kind === 'stop' && before.kind === 'stop') {
      if (!before.message.includes(answer.message)) {
        fates[wizard] = { kind: 'stop', message: `${before.message} ${answer.message}` };
      }
    } else if (answer.kind === 'stop') fates[wizard] = answer;
    else if (before.kind === 'finish' && answer.until < before.until) fates[wizard] = answer;
  }
  return fates;
}

async function stepsAhead({ database }: AdminContext, { base, content }: SentPublication) {
  const before = await readSources(database, base);
  return stepsSince(before?.migrations ?? {}, content.migrations);
}

/** The steps since a version, turned round. */
async function stepsBack(
  { database, definitions }: AdminContext,
  { base, backTo }: { base: number; backTo: number },
): Promise<Record<string, MigrationStep[]>> {
  const versions = await readFactsAfter(database, 0);
  const older = await definitions.at(backTo);
  const wizards = [...new Set(versions.flatMap(({ steps }) => Object.keys(steps)))];
  const back: Record<string, MigrationStep[]> = {};
  for (const wizard of wizards) {
    const steps = stepsBetween(versions, wizard, { from: backTo, to: base });
    const turned = turnAllRound(steps, older && fieldsOf(older, wizard));
    if ('cannot' in turned) {
      const ids = turned.cannot.map(({ id }) => id).join(', ');
      throw new AdminError(
        `Version ${base} cannot go back to ${backTo}: nothing turns round the steps ${ids} of ${wizard}.`,
      );
    }
    if (turned.steps.length > 0) back[wizard] = turned.steps;
  }
  return back;
}

/** The fields of a wizard by place: `tab/field`, `tab/list/field`. */
function fieldsOf({ wizards }: Version, id: string): (place: string) => FieldSchema | undefined {
  const loaded: LoadedWizard | undefined = wizards.find(({ wizard }) => wizard.id === id);
  return (place) => {
    const [tab = '', ...names] = place.split('/');
    let properties: Record<string, FieldSchema> | undefined = loaded?.tabs[tab]?.definition.schema.properties;
    let found: FieldSchema | undefined;
    for (const name of names) {
      found = properties?.[name];
      properties = found?.properties ?? found?.items?.properties;
    }
    return found;
  };
}
