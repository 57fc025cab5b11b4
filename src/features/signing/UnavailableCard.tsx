import { EmptyState } from '../../ui/EmptyState';
import css from './DocumentCard.module.css';

/** In place of a document that cannot be signed any more, or that never was one: `why`, and what to do. */
export function UnavailableCard({ why }: { why?: string }) {
  return (
    <div className={css.card}>
      <EmptyState title="Documento está indisponível para assinatura">
        <p>
          {why && `${why} `}
          Se a sua assinatura ainda for necessária, peça um novo link a quem a solicitou.
        </p>
      </EmptyState>
    </div>
  );
}
