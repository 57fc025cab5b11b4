import type { Reference, Sense } from '../../../engine/edit';
import styles from './ReferenceList.module.css';

const SENSES: Record<Sense, string> = {
  declares: 'onde é declarado',
  reads: 'lê o valor',
  acts: 'age sobre ele',
  places: 'lugar na tela ou na chamada',
  uses: 'usa',
  example: 'exemplo',
  history: 'versão anterior',
};

/** Places that name something, by file and line. */
export function ReferenceList({ references, title }: { references: readonly Reference[]; title: string }) {
  return (
    <section className={styles.list}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul tabIndex={0} aria-label={title}>
        {references.map(({ file, line, column, place, owner, sense }) => (
          <li key={`${file}:${line}:${column}:${place}`}>
            <span className="mono">
              {file}:{line}
            </span>{' '}
            {SENSES[sense]}
            {owner.kind === 'rule' && `, regra ${owner.id.slice(owner.id.lastIndexOf('/') + 1)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
