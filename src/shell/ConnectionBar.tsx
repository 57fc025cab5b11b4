import { useStore } from 'zustand';
import { Icon } from '../../engine/theme';
import { isDeviceForeign } from '../api/token';
import { connection } from '../session/offline/connection';
import css from './ConnectionBar.module.css';

/** Under the head of a page: says that there is no connection, since when, and of when the data is. Else it is empty. */
export function ConnectionBar() {
  const since = useStore(connection, (told) => told.since);
  const dataOf = useStore(connection, (told) => told.dataOf);
  return (
    <div role="status">
      {since && (
        <div className={css.bar}>
          <div className={css.inside}>
            <Icon name="cloudOff" className={css.icon} />
            <p>
              <b>Você está sem conexão desde {timeOf(since)}.</b> {isDeviceForeign() ? FOREIGN : OWN}
              {dataOf && ` Dados de ${momentOf(dataOf)}.`}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

const OWN = 'Continue preenchendo. O que você digita fica guardado neste aparelho e segue quando a internet voltar.';
const FOREIGN =
  'Não feche esta página: neste aparelho nada fica guardado. O que você digita segue quando a internet voltar.';

const timeOf = (moment: Date) => moment.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });

/** `22/11/2026, 14:36` */
const momentOf = (moment: Date) => moment.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
