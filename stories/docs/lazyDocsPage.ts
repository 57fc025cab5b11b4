import { createElement, lazy, Suspense } from 'react';

const Page = lazy(async () => ({ default: (await import('./DocsPage')).DocsPage }));

/** The page of docs, fetched when one is opened: stories by themselves need none of it. */
export const LazyDocsPage = () => createElement(Suspense, null, createElement(Page));
