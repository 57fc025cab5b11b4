import type { Say } from '../wizardTexts';
import css from './ChangeLines.module.css';
import type { Changes, Told } from './changes';

/** What changed in a form, a sentence for each kind. */
export function ChangeLines({ changes, say }: { changes: Changes; say: Say }) {
  const lines = [
    [changes.added, 'versionAdded'],
    [changes.required, 'versionRequired'],
    [changes.moved, 'versionMoved'],
    [changes.gone, 'versionGone'],
    [changes.emptied, 'versionEmptied'],
    [changes.left, 'versionLeft'],
  ] as const;
  return (
    <ul className={css.lines}>
      {lines.map(
        ([fields, name]) => fields.length > 0 && <li key={name}>{say(name, { names: namesOf(fields, say) })}</li>,
      )}
    </ul>
  );
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
