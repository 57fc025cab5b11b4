import { useView } from '../../state/view';
import styles from './DataPanel.module.css';

/** What the form of the preview holds, as it is typed. */
export function DataPanel() {
  const seen = useView((view) => view.seen);
  if (!seen) return <p className={styles.none}>A prévia ainda não mostrou uma aba.</p>;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="data-state">
        <h3 id="data-state">O que a aba guarda agora</h3>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <pre className={styles.code} tabIndex={0}>
          {JSON.stringify(seen.values, null, 2)}
        </pre>
      </section>
      <section aria-labelledby="data-errors">
        <h3 id="data-errors">Erros na tela</h3>
        {seen.errors.length === 0 ? (
          <p className={styles.none}>Nenhum.</p>
        ) : (
          <ul className={styles.errors}>
            {seen.errors.map(({ pointer, text }) => (
              <li key={`${pointer} ${text}`}>
                <span className="mono">{pointer}</span> {text}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
