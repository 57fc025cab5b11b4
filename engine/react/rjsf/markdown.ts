import type { ReactNode } from 'react';

/** Shows its text as it stands: rjsf's descriptions are plain text here, and markdown would cost 32 kB. */
export const Markdown = ({ children }: { children?: ReactNode }): ReactNode => children;
