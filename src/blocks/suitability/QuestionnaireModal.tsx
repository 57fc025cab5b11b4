import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button, IconButton } from '../../../engine/theme';
import { Modal } from '../../dialogs/Modal';
import { BusyButton } from '../../ui/BusyButton';
import { LoadFailure } from '../../ui/LoadFailure';
import { Skeleton } from '../../ui/Skeleton';
import { picksOf } from './answers';
import css from './QuestionnaireModal.module.css';
import { QuestionView } from './QuestionView';
import type { Questionnaire } from './questionnaire';

/** The questionnaire as long as it is open: one question at a time. The steps of a tab and the dashboard share it. */
export function QuestionnaireModal({ questionnaire }: { questionnaire: Questionnaire }) {
  const { isOpen } = useSyncExternalStore(questionnaire.subscribe, questionnaire.getState);
  return isOpen ? <OpenQuestionnaire questionnaire={questionnaire} /> : null;
}

function OpenQuestionnaire({ questionnaire }: { questionnaire: Questionnaire }) {
  const { questions, hasFailed, step, answers, isMissing, isSending } = useSyncExternalStore(
    questionnaire.subscribe,
    questionnaire.getState,
  );
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const question = questions?.[step];
  const count = questions?.length ?? 0;
  const progress = `Pergunta ${step + 1} de ${count}`;
  const isLast = step === count - 1;
  const leave = () => void questionnaire.leave();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every question begins at its words
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-question]')?.focus();
  }, [step, question !== undefined]);
  useEffect(() => {
    if (isMissing) body.current?.querySelector<HTMLElement>('[data-missing] input')?.focus();
  }, [isMissing]);

  if (!question) {
    return (
      <Modal title="Perfil do investidor" onClose={leave} foot={<Button onClick={leave}>Cancelar</Button>}>
        {hasFailed ? (
          <LoadFailure title="O questionário não carregou" onRetry={() => void questionnaire.load()} />
        ) : (
          <Waiting />
        )}
      </Modal>
    );
  }
  return (
    <Modal
      title="Perfil do investidor"
      lead={progress}
      wide={question.Respostas.some(({ Opcoes }) => Opcoes.length > 3)}
      onClose={leave}
      foot={
        <div className={css.foot}>
          <Button variant="quiet" onClick={leave}>
            Cancelar
          </Button>
          <BusyButton
            variant="primary"
            busy={isSending}
            busyLabel="Enviando..."
            endIcon={isLast ? 'check' : 'arrowRight'}
            onClick={() => void questionnaire.next()}
          >
            {isLast ? 'Concluir' : 'Próximo'}
          </BusyButton>
        </div>
      }
    >
      <div className={css.top}>
        {step > 0 && (
          <IconButton icon="chevronLeft" label="Pergunta anterior" disabled={isSending} onClick={questionnaire.back} />
        )}
        <progress className={css.meter} max={count} value={step + 1} aria-label={progress} />
      </div>
      <div ref={body}>
        <QuestionView
          key={String(question.QuestionarioId)}
          id={id}
          question={question}
          picks={picksOf(answers, question)}
          isMissing={isMissing}
          isDisabled={isSending}
          onMark={(answer, isMarked) => questionnaire.mark(question, answer, isMarked)}
          onPickOption={(answer, option) => questionnaire.pickOption(question, answer, option)}
        />
      </div>
    </Modal>
  );
}

/** In the size of a question. */
function Waiting() {
  return (
    <div className={css.waiting}>
      <p className="sr" role="status">
        Carregando o questionário...
      </p>
      <Skeleton shape="title" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="control" />
      ))}
    </div>
  );
}
