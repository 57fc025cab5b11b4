import css from './FormFields.module.css';

/** In place of a form when the tenant offers no type of customer. */
export function NoTypes() {
  return <p className={css.none}>Nenhum tipo de cadastro disponível no momento.</p>;
}
