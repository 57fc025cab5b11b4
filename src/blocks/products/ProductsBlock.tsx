import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BlockProps } from '../../../engine/block';
import { TermsModal } from '../../terms/TermsModal';
import { EmptyState } from '../../ui/EmptyState';
import { LoadFailure } from '../../ui/LoadFailure';
import { Skeleton } from '../../ui/Skeleton';
import type { ProductsModel } from './model';
import css from './ProductsBlock.module.css';
import { ProductsTable } from './ProductsTable';
import type { ProductRow } from './products';

/** The products that a client is offered, or holds, with the terms of each. */
export function ProductsBlock({ model }: BlockProps) {
  const products = model as ProductsModel;
  const { load, rows, hasActions, onlyHeld } = useSyncExternalStore(products.subscribe, products.getState);
  const [shown, setShown] = useState<ProductRow>();
  useEffect(() => {
    void products.show();
  }, [products]);

  const close = () => setShown(undefined);
  const accept = async (product: ProductRow) => {
    if (await products.accept(product)) close();
  };
  if (load === 'loading') return <Waiting />;
  if (load === 'failed')
    return <LoadFailure isPart title="Os produtos não carregaram" onRetry={() => void products.reload()} />;
  if (rows.length === 0) return <NoProducts hasProfile={load === 'ready'} onlyHeld={onlyHeld} />;
  return (
    <>
      <ProductsTable
        caption={onlyHeld ? 'Seus produtos' : 'Produtos disponíveis'}
        rows={rows}
        hasActions={hasActions}
        onRead={setShown}
      />
      {shown && (
        <TermsModal
          title={shown.Descricao}
          html={shown.TermoAdesao}
          onClose={close}
          {...(shown.state !== 'accepted' && { onConfirm: () => accept(shown) })}
        />
      )}
    </>
  );
}

function NoProducts({ hasProfile, onlyHeld }: { hasProfile: boolean; onlyHeld: boolean }) {
  if (onlyHeld) return <EmptyState title="Você ainda não tem produtos" />;
  if (hasProfile) return <EmptyState title="Nenhum produto disponível no momento" />;
  return (
    <EmptyState title="Ainda não há produtos para mostrar">
      <p>Preencha o questionário para ver os produtos do seu perfil.</p>
    </EmptyState>
  );
}

/** In the size of a few rows. */
function Waiting() {
  return (
    <div className={css.waiting}>
      <p className="sr" role="status">
        Carregando os produtos...
      </p>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="control" />
      ))}
    </div>
  );
}
