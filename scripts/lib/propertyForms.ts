import { compileValidators } from '../../engine/compile';
import { definitionOf } from '../../studio/properties/definitions/definitionOf';
import { type FormKind, kinds } from '../../studio/properties/definitions/kinds';

/** The module of all forms of properties, by kind. */
export function propertyForms(): string {
  const forms = (Object.keys(kinds) as FormKind[]).map((kind) => {
    const definition = definitionOf(kind);
    return `  ${kind}: { definition: ${JSON.stringify(definition)}, default: ${compileValidators(definition)} },\n`;
  });
  return `// Made by scripts/propertyForms.ts from the vocabulary.\n// @ts-nocheck\nexport const forms = {\n${forms.join('')}};\n`;
}
