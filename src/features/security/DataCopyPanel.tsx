import { useId, useState } from 'react';
import { askCopy, type DataCopy, fetchCopy } from '../../api/myData';
import { useWork } from '../../dialogs/useWork';
import { sendConfirmed } from '../../proof/sendConfirmed';
import { BusyButton } from '../../ui/BusyButton';
import { dayText } from '../../ui/moment';
import { saveFile } from '../../ui/saveFile';
import css from './MyData.module.css';

/** Takes a copy of the data along: asked for with the password, then fetched as long as it is there. */
export function DataCopyPanel({ initial }: { initial: DataCopy | null }) {
  const id = useId();
  const [copy, setCopy] = useState(initial);
  const { isBusy, run } = useWork('Cópia dos dados');

  const ask = () => run(async () => setCopy(await askCopy(sendConfirmed)), 'A cópia não foi pedida. Tente novamente.');
  const download = async ({ Id, Ate }: DataCopy) => {
    await run(async () => saveFile(await fetchCopy(Id), 'meus-dados.zip'), 'A cópia não veio. Tente novamente.');
    // The page may have been open for longer than the copy could be fetched.
    if (Date.parse(Ate) < Date.now()) setCopy(null);
  };

  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.words}>
        <h3 className={css.title} id={id}>
          Levar uma cópia
        </h3>
        <p>Tudo o que você informou, os arquivos, as assinaturas e o histórico, em PDF, CSV e JSON.</p>
        <p role="status">
          {copy &&
            `A cópia pedida em ${dayText(copy.PedidaEm)} está pronta. Pode ser baixada até ${dayText(copy.Ate)}.`}
        </p>
      </div>
      {copy ? (
        <BusyButton icon="download" busy={isBusy} busyLabel="Preparando..." onClick={() => void download(copy)}>
          Baixar cópia
        </BusyButton>
      ) : (
        <BusyButton icon="download" busy={isBusy} busyLabel="Pedindo..." onClick={() => void ask()}>
          Pedir cópia
        </BusyButton>
      )}
    </section>
  );
}
