import { useEffect, useState } from 'react';
import type { Outcome, OutcomeId } from '../../analysis/why/types';
import { doneBy } from '../../analysis/why/words';
import { show } from '../../state/view';
import { Said } from '../../ui/Said';
import { spokenDays } from '../../words/values';
import { LineLink } from './LineLink';
import { StepCard } from './StepCard';
import { TurnCard } from './TurnCard';
import { useAsked, useWhy } from './useWhy';
import styles from './WhyPanel.module.css';

const TITLES: Record<OutcomeId, string> = {
  option: 'Esta opção',
  visible: 'Visível',
  required: 'Obrigatório',
  locked: 'Travado',
  options: 'Opções',
  value: 'Valor',
  errors: 'Erros',
  rule: 'Regra',
  advance: 'Ao avançar',
  save: 'Ao salvar',
  create: 'Ao adicionar',
  update: 'Ao atualizar',
  delete: 'Ao excluir',
};

/** Why what is selected is as it is in the form now: because of which rules and answers, and what would turn it. */
export function WhyPanel() {
  const question = useAsked();
  const { answer, isEarlier } = useWhy(question);
  const [chosen, setChosen] = useState<OutcomeId>('visible');
  const open = answer?.outcomes.find(({ id }) => id === chosen) ?? answer?.outcomes[0];
  const deciding = open?.deciding.join(' ') ?? '';
  useEffect(() => {
    show({ deciding: deciding === '' ? [] : deciding.split(' ') });
    return () => show({ deciding: [] });
  }, [deciding]);
  if (!question) return <p className={styles.none}>Escolha uma aba, uma seção, um campo, uma opção ou uma regra.</p>;
  if (!answer || !open) {
    return <p className={styles.none}>{isEarlier ? 'Procurando...' : 'Isto não está no formulário aberto.'}</p>;
  }
  return (
    <div className={styles.why} data-earlier={isEarlier}>
      <fieldset className={styles.outcomes}>
        <legend>O que explicar</legend>
        {answer.outcomes.map(({ id, now }) => (
          <label key={id} className={styles.outcome}>
            <input type="radio" name="outcome" checked={id === open.id} onChange={() => setChosen(id)} />
            <span>{TITLES[id]}</span>
            <span className={styles.now}>{spokenDays(now)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.answer}>
        <div role="status">
          <h3 className={styles.head}>
            <Said text={open.sentence} />
          </h3>
        </div>
        {open.because.length === 0 && open.id !== 'options' && <p className={styles.none}>Nenhuma regra decide.</p>}
        {open.because.map((step) => (
          <StepCard key={step.id} step={step} />
        ))}
        <Others outcomes={answer.outcomes.filter(({ id, because }) => id !== open.id && because.length > 0)} />
      </div>
      {open.question && <TurnCard asked={question} question={open.question} now={open} />}
    </div>
  );
}

/** What else is decided by rules, each in a line. */
function Others({ outcomes }: { outcomes: readonly Outcome[] }) {
  if (outcomes.length === 0) return null;
  return (
    <table className={styles.others}>
      <caption className="sr">O que mais as regras decidem</caption>
      <tbody>
        {outcomes.flatMap(({ id, now, because }) =>
          because.map((step, at) => (
            <tr key={`${id} ${step.id}`}>
              <th scope="row">{at === 0 && TITLES[id]}</th>
              <td>{at === 0 && spokenDays(now)}</td>
              <td>
                {step.rule} {doneBy(step.effect)}
                {!step.truth && ' só quando vale'}
              </td>
              <td>
                <LineLink pointer={step.pointer} isOfWizard={step.isOfWizard} />
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
