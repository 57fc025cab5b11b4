import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import { declarationTemplate as template, declarationVersion as version } from '../../storage/schema';
import type { Served } from '../terms/served';

/** A document as it is offered now, with its current version. */
export interface Template {
  id: string;
  name: string;
  audience: string;
  required: boolean;
  versionId: string;
  version: number;
  text: string;
  textHash: string;
}

/** A document as a text that a session is shown. */
export const toServed = ({ id, textHash }: Template): Served => ({ subject: id, textHash });

/** The documents for these TipoCliente, or all, in the order of their list. */
export async function currentTemplates(database: Database, audiences?: readonly string[]): Promise<Template[]> {
  const found = await database
    .selectDistinctOn([template.id], {
      id: template.id,
      name: template.name,
      audience: template.audience,
      required: template.required,
      position: template.position,
      versionId: version.id,
      version: version.number,
      text: version.text,
      textHash: version.textHash,
    })
    .from(template)
    .innerJoin(version, eq(version.templateId, template.id))
    .where(and(eq(template.retired, false), audiences && inArray(template.audience, [...audiences])))
    .orderBy(template.id, desc(version.number));
  return found.sort((a, b) => a.position - b.position).map(({ position: _, ...current }) => current);
}
