import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { breaksBetween } from './snapshot';

/** Where the types of the entries stand as the last version had them, in a folder of its number. */
export const RELEASED_TYPES = join(ROOT, 'docs/engine/types');

/** The number of the version that the changelog has the first heading for: `0.3.5`. */
export const lastRelease = (changelog: string): string | undefined => changelog.match(/^## (\d+\.\d+\.\d+)$/m)?.[1];

/** What the changelog says since the last version. */
export function unreleased(changelog: string): string {
  const [, said = ''] = changelog.match(/\n## Unreleased\n([\s\S]*)/) ?? [];
  return (said.split(/^## /m)[0] as string).trim();
}

/** Whether a version has just been released: its heading is the first, and nothing stands under Unreleased. */
export const isJustReleased = (changelog: string, version: string): boolean =>
  lastRelease(changelog) === version && unreleased(changelog) === '';

/** Types of an entry, as the last version had them and as they are, and what is told of the difference. */
interface Compared {
  before: string;
  after: string;
  changelog: string;
}

/** The breaks between the last version of an entry and now that the changelog does not name since, as `name`. */
export function unnamedBreaks({ before, after, changelog }: Compared): string[] {
  const said = unreleased(changelog);
  return breaksBetween(before, after).filter((broken) => !said.includes(`\`${broken}\``));
}
