import type { FieldSchema, LoadedWizard } from '../../../engine/definition';
import { type MigrationStep, turnAllRound } from '../../../engine/wire';
import { readFactsAfter } from '../../storage/definitions/published';
import { stepsBetween } from '../../storage/definitions/steps';
import type { Version } from '../../storage/definitions/types';
import { type AdminContext, AdminError } from '../command';

/** The newest version, and the one that is gone back to. */
export interface Between {
  base: number;
  backTo: number;
}

/** The steps since a version, turned round, by wizard; where some cannot be turned, their ids. */
export async function turnBack(
  { database, definitions }: AdminContext,
  { base, backTo }: Between,
): Promise<{ steps: Record<string, MigrationStep[]>; cannot: Record<string, string[]> }> {
  const versions = await readFactsAfter(database, 0);
  const older = await definitions.at(backTo);
  const wizards = [...new Set(versions.flatMap(({ steps }) => Object.keys(steps)))];
  const back: Record<string, MigrationStep[]> = {};
  const cannot: Record<string, string[]> = {};
  for (const wizard of wizards) {
    const steps = stepsBetween(versions, wizard, { from: backTo, to: base });
    const turned = turnAllRound(steps, older && fieldsOf(older, wizard));
    if ('cannot' in turned) cannot[wizard] = turned.cannot.map(({ id }) => id);
    else if (turned.steps.length > 0) back[wizard] = turned.steps;
  }
  return { steps: back, cannot };
}

/** The steps since a version, turned round. @throws AdminError where some cannot be turned */
export async function stepsBack(context: AdminContext, between: Between): Promise<Record<string, MigrationStep[]>> {
  const { steps, cannot } = await turnBack(context, between);
  const [first] = Object.entries(cannot);
  if (!first) return steps;
  const { base, backTo } = between;
  const [wizard, ids] = first;
  throw new AdminError(
    `Version ${base} cannot go back to ${backTo}: nothing turns round the steps ${ids.join(', ')} of ${wizard}.`,
  );
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
