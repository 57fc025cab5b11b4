/**
 * Texts of definitions that are being changed, without files: who names what, new names everywhere, where something may
 * stand. It runs in a browser, which `compile` does not.
 *
 * @begin indexReferences, renameSubject, stepEdits, applyEdits
 * @example
 * import { applyEdits, nearest } from 'ficha-engine/edit';
 *
 * nearest('emial', ['name', 'email']); // 'email'
 * applyEdits({}, []); // {}
 */
export { nearest } from './compile/problems/nearest';
export { withNames } from './compile/read/ruleNames';
export { COMMENTS_FOLDER, isComment, NO_WIZARDS } from './compile/read/sharedFolder';
export type { WrittenRule } from './compile/read/sharedRules';
export type { FileKind } from './compile/read/structure';
export { sameEnds } from './compile/read/textEnds';
export { indexReferences, kindOf, type Parsed, type ReferenceIndex, scopeOf } from './compile/references/buildIndex';
export { dependents, dependsOn } from './compile/references/dependents';
export { applyEdits, editOf, nodeAt, type TextEdit } from './compile/references/edits';
export { stepEdits, stepsOfRename } from './compile/references/migrate';
export { type RenameEdits, renamedSubject, renameSubject } from './compile/references/rename';
export { namedBy, roles } from './compile/references/roles';
export { type Files, type Kind, keyOf, type Reference, type Sense, type Subject } from './compile/references/types';
export type { Reached } from './compile/references/visit';
export {
  asObject,
  itemOf,
  type Known,
  keysOf,
  memberOf,
  opened,
  rootOf,
  type Shape,
} from './compile/references/vocabulary';
export { walk } from './compile/references/walk';
export { listAt, objectAt, type World, worldOf } from './compile/references/world';
