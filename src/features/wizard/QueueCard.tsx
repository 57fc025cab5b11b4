import { tabsOfPart } from '../../../engine/definition';
import { underWay, type WizardSession } from '../../../engine/session';
import { classes, Icon, Spinner } from '../../../engine/theme';
import { Badge } from '../../ui/Badge';
import css from './QueueCard.module.css';
import { useKeptPlace } from './useKeptPlace';
import { useWizardTexts } from './wizardTexts';

/** A step that was saved without a connection. */
export interface QueuedStep {
  id: string;
  title: string;
  at: Date;
  isSending: boolean;
}

/** What waits, in the order in which it goes out; or that nothing does any more. */
export function QueueCard({ steps }: { steps: readonly QueuedStep[] }) {
  const say = useWizardTexts();
  if (steps.length === 0) {
    return (
      <section className={classes(css.card, css.empty)} aria-labelledby="queue">
        <Icon name="checkCircle" />
        <h2 id="queue" className={css.title}>
          {say('queueEmpty')}
        </h2>
        <p className={css.lead}>{say('queueEmptyText')}</p>
      </section>
    );
  }
  return (
    <section className={css.card} aria-labelledby="queue">
      <h2 id="queue" className={css.title}>
        {say('queueTitle')}
      </h2>
      <p className={css.lead}>{say('queueLead')}</p>
      <ol className={css.steps}>
        {steps.map(({ id, title, at, isSending }) => (
          <li key={id}>
            <Icon name="clock" />
            <span>
              <b>{title}</b>
              <span className={css.lead}>{say('queueAt', { time: timeOf(at) })}</span>
            </span>
            {isSending ? (
              <Badge tone="info">
                <Spinner />
                {say('queueSending')}
              </Badge>
            ) : (
              <Badge tone="warning" icon="clock">
                {say('queueWaiting')}
              </Badge>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface QueueProps {
  session: Pick<WizardSession, 'loaded' | 'view'>;
  /** The tab that is open alone. */
  alone?: string | undefined;
  /** It came over what was on the screen. */
  isNews?: boolean;
}

/** What waits in a wizard that is open. As it comes and goes, what the customer reads or types into stays in its place. */
export function Queue({ isNews = false, ...props }: QueueProps) {
  const steps = queuedSteps(props);
  const place = useKeptPlace(steps.length, isNews);
  return (
    <div ref={place} className={css.place}>
      <QueueCard steps={steps} />
    </div>
  );
}

/**
 * The steps that wait, each once, though several parts of it may. A part of several tabs goes by the one that is open
 * alone, else by the first.
 */
function queuedSteps({ session: { loaded, view }, alone }: Omit<QueueProps, 'isNews'>): QueuedStep[] {
  const { queued, queuedAt, save, tabs } = view();
  const steps = new Map<string, QueuedStep>();
  for (const part of loaded.wizard.parts) {
    if (!queued.includes(part.id)) continue;
    const [first = ''] = tabsOfPart(part);
    const id = alone ?? first;
    const isSending = steps.get(id)?.isSending || underWay(save) === part.id;
    const title = tabs.find((tab) => tab.id === id)?.title ?? '';
    steps.set(id, { id, title, at: new Date(queuedAt[part.id] ?? 0), isSending });
  }
  return [...steps.values()];
}

const timeOf = (moment: Date) =>
  moment.toLocaleTimeString(document.documentElement.lang || 'pt-BR', { hour: '2-digit', minute: '2-digit' });
