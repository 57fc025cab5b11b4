import type { IconName } from '../../../engine/theme';
import { Badge, type BadgeProps } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { FoldSummary } from '../../ui/FoldSummary';
import css from './AccessibilityPage.module.css';
import { type State, statement } from './statement';

const STATES: Record<State, { word: string; tone: NonNullable<BadgeProps['tone']>; icon: IconName }> = {
  met: { word: 'Atende', tone: 'success', icon: 'check' },
  notMet: { word: 'Não atende', tone: 'warning', icon: 'alert' },
  notApplicable: { word: 'Não se aplica', tone: 'info', icon: 'minus' },
};

const PRINCIPLES = ['Perceptível', 'Operável', 'Compreensível', 'Robusto'];

/** Every criterion with its state and how it is met, by principle; each principle is folded to its name. */
export function Criteria() {
  return (
    <Card title="Critério por critério">
      <div>
        {PRINCIPLES.map((name, index) => {
          const own = statement.criteria.filter(({ id }) => id.startsWith(`${index + 1}.`));
          return (
            <details className={css.fold} key={name}>
              <FoldSummary className={css.summary}>
                {name} ({own.length} critérios)
              </FoldSummary>
              <dl className={css.criteria}>
                {own.map(({ id, level, name: title, state, how }) => (
                  <div key={id}>
                    <dt>
                      {id} {title} (nível {level})
                    </dt>
                    <dd>
                      <Badge tone={STATES[state].tone} icon={STATES[state].icon}>
                        {STATES[state].word}
                      </Badge>
                      <p>{how}</p>
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          );
        })}
      </div>
    </Card>
  );
}
