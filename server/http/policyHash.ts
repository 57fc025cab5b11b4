import { createHash } from 'node:crypto';

/** What allows this style or script in a content security policy, without its quotes: `sha256-…`. */
export const policyHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
