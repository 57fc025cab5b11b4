/**
 * Writes the forms in which the Estúdio shows the properties of things, made from the vocabulary; run it after a change of
 * `schemas/vocabulary` or `studio/properties/definitions`. They are compiled here, because no page may make functions of texts.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertyForms } from './lib/propertyForms';
import { ROOT } from './lib/root.mjs';

writeFileSync(join(ROOT, 'studio/properties/definitions/compiled.js'), propertyForms());
