/** For tests of pieces that read what the definitions declare without their index: types of customers and settings. */
import type { SettingDefinition } from '../../engine/core/definition/types';
import table from '../../schemas/settings.json';
import declared from '../../schemas/types.json';
import { rememberAccountTypes } from '../../src/api/accountTypes';
import { rememberSettings } from '../../src/api/declaredSettings';

rememberAccountTypes(declared.types);
const { $schema: _, ...settings } = table;
/** The declared settings, as the index of the definitions has them. */
export const declaredSettings = settings as unknown as Record<string, SettingDefinition>;
rememberSettings(declaredSettings);
