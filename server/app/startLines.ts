import { localSite } from '../mail/links';
import { certificateWarning } from '../storage/certificate';
import type { ServerConfig } from '../storage/config';

/** What the operator is warned of at the start, a sentence each. */
export function startWarnings(
  {
    unknownTenant,
    demo,
    draftKeys,
    certificate,
  }: Pick<ServerConfig, 'unknownTenant' | 'demo' | 'draftKeys' | 'certificate'>,
  now: Date,
): string[] {
  const unknown =
    unknownTenant !== undefined &&
    `There is no tenant "${unknownTenant}": the default logo, colours and name are shown.`;
  const unkept =
    !demo &&
    draftKeys.length === 0 &&
    'DRAFT_KEYS is not set: what customers type and do not save is kept on their devices alone.';
  const refused = certificate && certificateWarning(certificate, now);
  return [unknown, unkept, refused].filter((line) => typeof line === 'string');
}

/** Where a server runs that listens on this port. */
export function startLine(
  { publicUrl, certificate }: Pick<ServerConfig, 'publicUrl' | 'certificate'>,
  port: number,
): string {
  const behind = publicUrl !== undefined && certificate !== undefined ? ` (https on port ${port})` : '';
  return `Ficha is running at ${publicUrl ?? localSite({ certificate, port })}${behind}`;
}
