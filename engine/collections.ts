/**
 * Lists of rows on the screen. `TabView` of `react` shows those of a tab; they are here to be shown by themselves.
 *
 * @example
 * import { FormProvider } from 'ficha-engine/block';
 * import { CollectionTable } from 'ficha-engine/collections';
 * import { compileSchemas } from 'ficha-engine/compile';
 * import { formats } from 'ficha-engine/core';
 * import { plainSurface } from 'ficha-engine/react';
 * import { loadedWizard, testWizard } from 'ficha-engine/testing';
 * import english from 'ficha-engine/texts/en.json' with { type: 'json' };
 * import { createElement } from 'react';
 * import { renderToStaticMarkup } from 'react-dom/server';
 *
 * const visit = await loadedWizard(compileSchemas('examples/own-wizard/schemas', { texts: english }), 'visit', formats);
 * const { session } = testWizard(visit);
 * await session.open();
 *
 * const columns = [{ title: 'Name', fields: ['name'] }, { title: 'Born', fields: ['born'] }];
 * const guests = {
 *   title: 'Guests',
 *   collection: { title: 'Guest {n}', empty: 'Nobody yet.', columns },
 *   fields: { name: { type: 'string' }, born: { type: 'string', format: 'date' } } as const,
 *   keyField: 'id',
 *   onEdit: (row: object) => console.log('to the form of', row),
 *   onDelete: (row: object) => console.log('gone is', row),
 * };
 * const context = () => session.context('day');
 * const value = {
 *   ...{ form: session.form('day'), idPrefix: 'day', context, constants: context(), options: session.options },
 *   ...{ texts: session.texts, surface: plainSurface, block: () => undefined },
 * };
 * const show = (rows: { id: number; name: string; born: string }[]) =>
 *   renderToStaticMarkup(
 *     createElement(FormProvider, { value, children: createElement(CollectionTable, { ...guests, rows }) }),
 *   );
 * show([]).includes('Nobody yet.'); // true
 * show([{ id: 1, name: 'Ada', born: '1815-12-10' }]).match(/\d\d\/\d\d\/\d{4}/)?.[0]; // '10/12/1815'
 */
export { CollectionSection } from './react/collection/CollectionSection';
export { CollectionTable } from './react/collection/CollectionTable';
export { RowForm } from './react/collection/RowForm';
export { RowsField } from './react/collection/RowsField';
