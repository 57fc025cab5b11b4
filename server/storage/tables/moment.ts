import { timestamp } from 'drizzle-orm/pg-core';

/** A column of a moment. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
