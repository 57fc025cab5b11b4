/**
 * The shape of the definition files, as TypeScript sees it after `$ref`s are resolved, one concept a file.
 * The authority on what may be written is `schemas/vocabulary/*.schema.json`.
 */
export type * from './call';
export type * from './collection';
export type * from './compiled';
export type * from './condition';
export type * from './day';
export type * from './field';
export type * from './line';
export type * from './message';
export type * from './rule';
export type * from './screen';
export type * from './shared';
export type * from './story';
export type * from './tab';
export type * from './treatment';
export type * from './wizard';
