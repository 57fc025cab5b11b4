import type { KeptData as Kept, MyData } from '../../api/myData';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { FoldSummary } from '../../ui/FoldSummary';
import { whenText } from '../../ui/moment';
import css from './MyData.module.css';
import { seenWords } from './seenWords';

/** What is kept, why, and how long, each treatment folded to its name and period. */
export function KeptData({ kept }: { kept: readonly Kept[] }) {
  return (
    <Card title="O que guardamos e por quê">
      <div className={css.folds}>
        {kept.map((one) => (
          <details key={one.Titulo} className={css.fold}>
            <FoldSummary className={css.summary}>
              <span className={css.title}>{one.Titulo}</span>
              <span className={css.small}>{one.Prazo}</span>
            </FoldSummary>
            <Treatment kept={one} />
          </details>
        ))}
      </div>
    </Card>
  );
}

function Treatment({ kept: { Finalidade, BaseLegal, Prazo, Norma, Sensivel, Dados } }: { kept: Kept }) {
  return (
    <dl className={css.facts}>
      <dt>Para quê</dt>
      <dd>
        {Finalidade}
        {Sensivel && (
          <p>
            <Badge tone="warning" icon="shield">
              Pode ter dados sensíveis
            </Badge>
          </p>
        )}
      </dd>
      <dt>Base legal</dt>
      <dd>{BaseLegal}</dd>
      <dt>Até quando</dt>
      <dd>{Norma ? `${Prazo}, por ${Norma}` : `${Prazo}, ou até você pedir a exclusão`}</dd>
      <dt>Dados</dt>
      <dd>{Dados.join(' · ')}</dd>
    </dl>
  );
}

/** Who was shown the data. */
export function SeenData({ seen, contact }: { seen: MyData['Acessos']; contact: string }) {
  return (
    <Card title="Quem viu os seus dados">
      {seen.length === 0 ? (
        <p>Ninguém além de você, até agora.</p>
      ) : (
        <ul className={css.seen}>
          {seen.map(({ Em, Quem, Chamada }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two may be alike
            <li key={index}>
              <span className={css.title}>{Quem}</span>
              <span className={css.small}>
                {whenText(Em)} · {seenWords(Chamada)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {contact && <p className={css.small}>Encarregado pelos dados pessoais: {contact}</p>}
    </Card>
  );
}
