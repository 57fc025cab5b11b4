import { Fragment } from 'react';
import type { Say } from '../wizardTexts';
import type { Changes, Told } from './changes';

/** What changed in a form, a sentence for each kind. */
export function ChangeLines({ changes, say }: { changes: Changes; say: Say }) {
  const lines = [
    [changes.added, 'versionAdded'],
    [changes.required, 'versionRequired'],
    [changes.moved, 'versionMoved'],
    [changes.gone, 'versionGone'],
    [changes.left, 'versionLeft'],
  ] as const;
  return lines.map(([fields, name]) => (
    <Fragment key={name}>{fields.length > 0 && <p>{say(name, { names: namesOf(fields, say) })}</p>}</Fragment>
  ));
}

/** `Profissão, Renda (Dados Financeiros), CEP (Endereços)`. */
function namesOf(fields: readonly Told[], say: Say): string {
  const tabs = [...new Set(fields.map(({ tab }) => tab))];
  return tabs
    .map((tab) => {
      const own = fields.filter((field) => field.tab === tab).map(({ title }) => title);
      return say('versionFields', { names: own.join(', '), tab });
    })
    .join(', ');
}
