/** Lists of rows on the screen. `react` loads them when a tab has any; they are here to be shown by themselves. */
export { CollectionSection } from './react/collection/CollectionSection';
export { CollectionTable } from './react/collection/CollectionTable';
export { RowForm } from './react/collection/RowForm';
export { RowsField } from './react/collection/RowsField';
