import { classes } from '../../engine/theme';
import { currentTenant } from '../theme/tenant';
import css from './Logo.module.css';

/** The tenant's mark and name. On a brand panel its colours are turned round. */
export function Logo({ onBrand = false }: { onBrand?: boolean }) {
  const { name, line } = currentTenant();
  return (
    <span className={classes(css.logo, onBrand && css.onBrand)}>
      <span className={css.mark} aria-hidden="true" />
      <span>
        <b>{name}</b> <small>{line}</small>
      </span>
    </span>
  );
}
