import { readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { DefinitionsPackage, PublishedFinding } from '../../storage/definitions/types';
import { AdminError } from '../command';
import type { SentPublication } from './sent';
import type { SentImpact } from './sentImpact';

/** What is to be published. @throws AdminError when the file cannot be read, or is something else */
export function readPublication(path: string): SentPublication {
  const sent = readJson(path);
  if (isPublication(sent)) return sent;
  throw new AdminError(`${path} is no publication as "npm run definitions -- publish" hands it over.`);
}

/** What the impact of is measured. @throws AdminError when the file cannot be read, or is something else */
export function readImpact(path: string): SentImpact {
  const sent = readJson(path);
  if (isCompared(sent)) return sent;
  throw new AdminError(`${path} is no comparison as "npm run definitions -- impact" hands it over.`);
}

/** Writes a file for its owner alone. @throws AdminError when it cannot */
export function writeJson(path: string, content: unknown): void {
  assertWhole(path);
  try {
    writeFileSync(path, JSON.stringify(content), { mode: 0o600 });
  } catch (error) {
    throw new AdminError(`${path} cannot be written: ${(error as Error).message}.`);
  }
}

/** @throws AdminError for a path that is none, or leads elsewhere for a server that runs in another folder */
export function assertWhole(path: string): void {
  if (path === '') throw new AdminError('Write the path of the file after it.');
  if (!isAbsolute(path))
    throw new AdminError(`Write the whole path of "${path}": the server may run in another folder.`);
}

function readJson(path: string): unknown {
  assertWhole(path);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is no JSON' : (error as Error).message;
    throw new AdminError(`${path} cannot be read: ${why}.`);
  }
}

function isPublication(value: unknown): value is SentPublication {
  if (!isCompared(value)) return false;
  const { note, author, startsAt } = value as Partial<SentPublication>;
  const isNote = typeof note === 'string' && note.trim() !== '';
  const isFrom = startsAt === undefined || isMoment(startsAt);
  return isNote && isFrom && isOptional(author, 'string');
}

function isCompared(value: unknown): value is SentImpact {
  if (!isObject(value)) return false;
  const { base, content, findings, backTo } = value;
  const isWhole = Number.isInteger(base) && isPackage(content) && isOptional(backTo, 'number');
  return isWhole && Array.isArray(findings) && findings.every(isFinding);
}

function isPackage(value: unknown): value is DefinitionsPackage {
  if (!isObject(value) || !isObject(value.index)) return false;
  const { index, modules, sources, migrations } = value;
  return (
    typeof index.version === 'string' &&
    Array.isArray(index.wizards) &&
    isObject(modules) &&
    isObject(sources) &&
    isObject(migrations) &&
    Object.values(migrations).every(Array.isArray)
  );
}

function isFinding(value: unknown): value is PublishedFinding {
  if (!isObject(value)) return false;
  const { id, kind, message, fields, wizard, answer } = value;
  const isNamed = [id, kind, message].every((text) => typeof text === 'string') && isOptional(wizard, 'string');
  return isNamed && Array.isArray(fields) && (answer === undefined || isFate(answer));
}

function isFate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind, until, message } = value;
  return kind === 'carry' || (kind === 'finish' && isMoment(until)) || (kind === 'stop' && typeof message === 'string');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOptional = (value: unknown, type: 'string' | 'number') => value === undefined || typeof value === type;

const isMoment = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
