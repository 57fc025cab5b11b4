import { STATUS } from '../../../contract/lifeCycle';
import { STATUS_WORDS } from '../../../contract/lifeCycleWords';
import { classes, Icon } from '../../../engine/theme';
import type { Receipt } from '../../session/receipt';
import { Card } from '../../ui/Card';
import css from './NextSteps.module.css';

/** What happens to what was sent: done, under way, to come. */
export function NextSteps({ receipt: { next, isUpdate }, when }: { receipt: Receipt; when: string | undefined }) {
  return (
    <Card title="O que acontece agora" className={css.card}>
      <ol className={css.steps}>
        <li className={classes(css.step, css.done)}>
          <span className={css.dot}>
            <Icon name="check" size="sm" />
          </span>
          <b>Enviado</b>
          {when && <p>{when}</p>}
        </li>
        <li className={classes(css.step, css.now)}>
          <span className={css.dot} />
          <b>{isUpdate ? STATUS_WORDS[STATUS.inReview].title : 'Em análise'}</b>
          <p>{next}</p>
        </li>
        <li className={css.step}>
          <span className={css.dot} />
          <b>Resposta por e-mail</b>
          <p>Com o resultado ou com o que faltar.</p>
        </li>
      </ol>
    </Card>
  );
}
