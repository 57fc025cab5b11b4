import { useId, useState } from 'react';
import { askErasure, type DataErasure, type MyData, withdrawErasure } from '../../api/myData';
import { host } from '../../dialogs/dialogStore';
import { useWork } from '../../dialogs/useWork';
import { sendConfirmed } from '../../proof/sendConfirmed';
import { Alert } from '../../ui/Alert';
import { BusyButton } from '../../ui/BusyButton';
import { dayText } from '../../ui/moment';
import css from './MyData.module.css';

/** The erasure: what stays and why, the question, and what became of it. */
export function DataErasurePanel({ data }: { data: MyData }) {
  const id = useId();
  const [erasure, setErasure] = useState(data.Exclusao);
  const { isBusy, run } = useWork('Exclusão dos dados');
  const isWaiting = erasure?.Estado === 'AGUARDANDO';

  const ask = async () => {
    const isMeant = await host.ask({
      kind: 'question',
      title: 'Pedir a exclusão dos dados?',
      text: <Consequences data={data} />,
      yes: 'Pedir exclusão',
      no: 'Cancelar',
    });
    if (isMeant)
      await run(async () => setErasure(await askErasure(sendConfirmed)), 'O pedido não foi feito. Tente novamente.');
  };
  const withdraw = () =>
    run(async () => {
      await withdrawErasure();
      if (erasure) setErasure({ ...erasure, Estado: 'DESISTIDA', EncerradaEm: new Date().toISOString() });
    }, 'A desistência não foi registrada. Tente novamente.');

  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.words}>
        <h3 className={css.title} id={id}>
          Pedir exclusão
        </h3>
        <p>{data.Enviado ? SENT : NEVER_SENT}</p>
        <div role="status">{erasure && <State erasure={erasure} />}</div>
      </div>
      {isWaiting ? (
        <BusyButton busy={isBusy} busyLabel="Desistindo..." onClick={() => void withdraw()}>
          Desistir da exclusão
        </BusyButton>
      ) : (
        <BusyButton busy={isBusy} busyLabel="Pedindo..." onClick={() => void ask()}>
          Pedir exclusão
        </BusyButton>
      )}
    </section>
  );
}

const SENT =
  'Apagamos o que a lei não nos obriga a guardar. O que ela obriga fica bloqueado até o fim do prazo, e mostramos a lista antes de você confirmar.';
const NEVER_SENT = 'O seu cadastro nunca foi enviado: nada nos obriga a guardar os seus dados, e apagamos tudo.';

function Consequences({ data: { Tratamentos, Enviado, DiasExclusao } }: { data: MyData }) {
  const kept = Enviado ? Tratamentos.filter(({ Norma }) => Norma !== null) : [];
  const periods = [...new Set(kept.map(({ Prazo }) => Prazo))];
  const titlesOf = (period: string) => kept.flatMap(({ Titulo, Prazo }) => (Prazo === period ? Titulo : [])).join(', ');
  return (
    <>
      <p>
        Em {DiasExclusao} {DiasExclusao === 1 ? 'dia' : 'dias'} a sua conta é encerrada e os dados são apagados. Até lá
        você pode desistir.
      </p>
      {kept.length > 0 && (
        <>
          <p>Isto continua guardado, porque uma norma obriga; ela está em “O que guardamos e por quê”:</p>
          <ul className={css.kept}>
            {periods.map((period) => (
              <li key={period}>
                <strong>{period}</strong>: {titlesOf(period)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function State({ erasure: { Estado, PedidaEm, Prevista, EncerradaEm, Texto } }: { erasure: DataErasure }) {
  const asked = `Pedida em ${dayText(PedidaEm)}`;
  const ended = EncerradaEm ? dayText(EncerradaEm) : '';
  if (Estado === 'AGUARDANDO') {
    return (
      <Alert kind="warning" title={`A exclusão está marcada para ${dayText(Prevista)}`}>
        <p>{asked}. Até esse dia você pode desistir.</p>
      </Alert>
    );
  }
  if (Estado === 'RECUSADA') {
    return (
      <Alert kind="info" title={`O pedido foi recusado em ${ended}`}>
        <p>{Texto}</p>
      </Alert>
    );
  }
  if (Estado === 'DESISTIDA') return <p>{`${asked}. Você desistiu em ${ended}: nada foi apagado.`}</p>;
  return <p>{`${asked}, feita em ${ended}.`}</p>;
}
