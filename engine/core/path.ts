import type { CallDefinition, Message } from './definition/types';
import { isEmpty, type Json } from './json';

/** The methods that calls of definitions may have. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The method of a call. What one with `GET` answers may be kept, and asked for again. */
export type Method = (typeof METHODS)[number];

/** A call taken apart. */
export interface Call {
  method: Method;
  /** With names in braces still in it; always begins with one slash. */
  path: string;
  /** Milliseconds. */
  timeout?: number;
  failure?: Message;
  reload?: boolean;
}

/** Reads `"POST /path"` or its longer form. A missing leading slash is added. */
export function parseCall(definition: CallDefinition): Call {
  const { call, ...rest } = typeof definition === 'string' ? { call: definition } : definition;
  const [method = '', path = ''] = call.trim().split(/\s+/, 2);
  const known = METHODS.find((name) => name === method.toUpperCase()) ?? 'GET';
  return { method: known, path: `/${path.replace(/^\/+/, '')}`, ...rest };
}

/** The names in braces of a path. */
export function namesOfPath(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] as string);
}

/**
 * Fills the names in braces of a call, encoded. One behind `?` may be empty; `undefined` when one before it is, as the
 * address would be that of something else.
 */
export function fillCall(path: string, read: (name: string) => Json | undefined): string | undefined {
  const [address = '', ...query] = path.split('?');
  const filled = fillPath(address, read);
  return filled === undefined ? undefined : [filled, ...query.map((part) => fill(part, read).filled)].join('?');
}

/** Fills the names in braces, encoded; `undefined` when one of them is empty. */
export function fillPath(path: string, read: (name: string) => Json | undefined): string | undefined {
  const { filled, isComplete } = fill(path, read);
  return isComplete ? filled : undefined;
}

function fill(text: string, read: (name: string) => Json | undefined): { filled: string; isComplete: boolean } {
  let isComplete = true;
  const filled = text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = read(name);
    if (isEmpty(value)) isComplete = false;
    return encodeURIComponent(String(value ?? ''));
  });
  return { filled, isComplete };
}
