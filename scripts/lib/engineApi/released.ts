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

/** Under which the changelog names, by entry, the types that whoever wrote against the last version has to look at. */
const HEADING = '### Types of the engine';

/** What the changelog says of the types of an entry since the last version: `- \`entry\`: ...` under the heading. */
function saidOf(changelog: string, entry: string): string {
  const [, listed = ''] = unreleased(changelog).split(`${HEADING}\n`);
  return listed.split(/^- /m).find((line) => line.startsWith(`\`${entry}\`: `)) ?? '';
}

/** Types of an entry, as the last version had them and as they are, and what is told of the difference. */
interface Compared {
  entry: string;
  before: string;
  after: string;
  changelog: string;
}

/** The breaks between the last version of an entry and now that the changelog does not name in its line of the entry. */
export function unnamedBreaks({ entry, before, after, changelog }: Compared): string[] {
  const said = saidOf(changelog, entry);
  return breaksBetween(before, after).filter((broken) => !said.includes(`\`${broken}\``));
}
