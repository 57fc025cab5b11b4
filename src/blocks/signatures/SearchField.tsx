import { controlCss as control, Icon } from '../../../engine/theme';
import css from './SearchField.module.css';

interface Props {
  id: string;
  value: string;
  /** How many documents what was typed leaves. */
  found: number;
  onChange: (typed: string) => void;
}

/** Leaves the documents in the list whose name holds what is typed. */
export function SearchField({ id, value, found, onChange }: Props) {
  const isEmpty = value.trim() !== '' && found === 0;
  return (
    <div className={css.search}>
      <div className={css.box}>
        <span className={css.icon}>
          <Icon name="search" />
        </span>
        <input
          type="search"
          id={id}
          className={control.input}
          aria-label="Pesquisar documento"
          placeholder="Pesquisar documento"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          // It may stand in the form of the tab, where Enter goes on.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p className={isEmpty ? css.none : 'sr'} role="status">
        {isEmpty ? 'Nenhum documento com este nome.' : value.trim() !== '' && `Documentos encontrados: ${found}`}
      </p>
    </div>
  );
}
