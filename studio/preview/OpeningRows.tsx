import { useId } from 'react';
import { showPreview, useView } from '../state/view';
import styles from './Around.module.css';
import { AroundRows } from './AroundRows';
import { MODES } from './modes';

/** How the form of the preview is opened: by which institution, for what, and on which day. */
export function OpeningRows() {
  const { tenant, mode, today } = useView(({ preview }) => preview);
  const tenants = useView(({ about }) => about.tenants);
  const id = useId();
  return (
    <AroundRows title="Como se abre">
      <div className={styles.row}>
        <label htmlFor={`${id}-tenant`}>Instituição</label>
        <select id={`${id}-tenant`} value={tenant} onChange={({ target }) => showPreview({ tenant: target.value })}>
          {tenants.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.row}>
        <label htmlFor={`${id}-mode`}>Modo</label>
        <select
          id={`${id}-mode`}
          value={mode}
          onChange={({ target }) => showPreview({ mode: target.value as (typeof MODES)[number]['value'] })}
        >
          {MODES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.row}>
        <label htmlFor={`${id}-today`}>Hoje</label>
        <input
          id={`${id}-today`}
          type="date"
          value={today}
          onChange={({ target }) => target.value && showPreview({ today: target.value })}
        />
      </div>
    </AroundRows>
  );
}
