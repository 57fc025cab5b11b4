import css from './Sheet.module.css';
import type { Key } from './vocabulary';

interface KeyTableProps {
  rows: readonly (Key & { key: string; place: string })[];
}

/** The keys of a definition, with where they stand and what the vocabulary says of them. */
export function KeyTable({ rows }: KeyTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.scroll} aria-label="Chaves" tabIndex={0}>
      <table className={css.keys}>
        <thead>
          <tr>
            <th scope="col">Chave</th>
            <th scope="col">Onde</th>
            <th scope="col">O que diz</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, place, title, description }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{place}</td>
              <td>
                <b>{title}.</b> {withCode(description)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A text in which what stands between backticks is code. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the text
    return index % 2 === 1 ? <code key={index}>{part}</code> : part;
  });
