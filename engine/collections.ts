/**
 * Lists of rows on the screen. `react` loads them when a tab has any; they are here to be shown by themselves.
 *
 * @example
 * import { CollectionTable } from 'ficha-engine/collections';
 *
 * typeof CollectionTable; // 'function'
 */
export { CollectionSection } from './react/collection/CollectionSection';
export { CollectionTable } from './react/collection/CollectionTable';
export { RowForm } from './react/collection/RowForm';
export { RowsField } from './react/collection/RowsField';
