import { BLOCKS } from '../../contract/blocks';
import { compileSchemas } from '../../engine/compile';
import type { LoadedForm } from '../../engine/core/definition/loadForm';
import { formats } from '../../engine/core/formats/br/table';
import type { Json } from '../../engine/core/json';
import { loadedForm, type Replying, testForm } from '../../engine/testing';

let compiled: ReturnType<typeof compileSchemas> | undefined;

/** A form that stands alone, `acesso/cadastro`, compiled as the build does it. */
export function loadSchemaForm(id: string): Promise<LoadedForm> {
  compiled ??= compileSchemas('schemas', { blocks: BLOCKS });
  return loadedForm(compiled, id, formats);
}

/** A form on a fake server, with what was asked and called, and what is kept of it. */
export async function openSchemaForm(
  id: string,
  { replies, settings, kept }: { replies?: Replying; settings?: Record<string, Json>; kept?: Map<string, string> } = {},
) {
  return testForm(await loadSchemaForm(id), {
    ...(replies && { replies }),
    ...(kept && { kept }),
    base: { formats, ...(settings && { settings }) },
    storageKey: `unsaved/visitor/${id}`,
  });
}
