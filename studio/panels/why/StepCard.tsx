import type { SaidStep } from '../../analysis/why/words';
import { doneBy } from '../../analysis/why/words';
import { Folded } from '../../ui/Folded';
import { Said } from '../../ui/Said';
import { ToolIcon } from '../../ui/ToolIcon';
import { LineLink } from './LineLink';
import { Truth } from './Truth';
import styles from './WhyPanel.module.css';

/** One rule, or keyword, that decides: its sentence, and each leaf of its condition with what is answered there now. */
export function StepCard({
  step: { rule, row, effect, pointer, truth, sentence, leaves, isOfWizard },
}: {
  step: SaidStep;
}) {
  return (
    <section className={styles.card} aria-label={rule ?? doneBy(effect)}>
      <header>
        <ToolIcon name="branch" />
        <b>{rule ?? doneBy(effect)}</b>
        {row !== undefined && <span>linha {row + 1} da lista</span>}
        <LineLink pointer={pointer} isOfWizard={isOfWizard} />
        <Truth isTrue={truth} words={['vale', 'não vale']} />
      </header>
      {sentence && (
        <p className={styles.sentence}>
          <Said text={sentence} />
        </p>
      )}
      {leaves.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Condição</th>
              <th scope="col">Valor agora</th>
              <th scope="col">Resultado</th>
              <th scope="col">Onde</th>
            </tr>
          </thead>
          <tbody>
            {leaves.map(({ id, asked, now, truth: holds, pointer: at }) => (
              <tr key={id}>
                <td>
                  <Folded>
                    <Said text={asked} />
                  </Folded>
                </td>
                <td>
                  {now && (
                    <Folded>
                      <Said text={now.value} />
                    </Folded>
                  )}
                </td>
                <td>
                  <Truth isTrue={holds} words={['verdadeira', 'falsa']} />
                </td>
                <td>
                  <LineLink pointer={at} isOfWizard={isOfWizard} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
