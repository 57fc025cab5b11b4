import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';

/** In place of a document that cannot be signed any more, or that never was one: `why`, and what to do. */
export function UnavailableCard({ why }: { why?: string }) {
  return (
    <Card bleeds>
      <EmptyState title="Documento está indisponível para assinatura">
        <p>
          {why && `${why} `}
          Se a sua assinatura ainda for necessária, peça um novo link a quem a solicitou.
        </p>
      </EmptyState>
    </Card>
  );
}
