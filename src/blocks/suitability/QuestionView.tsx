import { ChoiceCard, Icon } from '../../../engine/theme';
import css from './QuestionView.module.css';
import type { QuestionProps } from './questionProps';
import { type Answer, kindOf } from './questions';
import { TableQuestion } from './TableQuestion';

/** One question, in the form that its kind asks for. */
export function QuestionView(props: QuestionProps) {
  const { id, question, isMissing } = props;
  const kind = kindOf(question);
  return (
    <>
      {kind === 'table' ? <TableQuestion {...props} /> : <ChoiceQuestion {...props} isMultiple={kind === 'multiple'} />}
      <p className={css.missing} id={`${id}-missing`}>
        {isMissing && (
          <>
            <Icon name="alert" size="sm" />
            <span>{kind === 'table' ? 'Escolha uma opção em cada linha.' : 'Responda para continuar.'}</span>
          </>
        )}
      </p>
    </>
  );
}

/** One answer of several, or several of them, each with its options under it. */
function ChoiceQuestion({ isMultiple, ...props }: QuestionProps & { isMultiple: boolean }) {
  const { id, question, picks, isMissing, isDisabled, onMark } = props;
  const needsFirst = isMissing && picks.size === 0;
  return (
    <fieldset
      className={css.group}
      role={isMultiple ? undefined : 'radiogroup'}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
      data-missing={needsFirst || undefined}
    >
      <legend className={css.question} tabIndex={-1} data-question="">
        {question.Pergunta}
        {isMultiple && <span className={css.hint}>Você pode marcar mais de uma resposta.</span>}
      </legend>
      <div className={css.answers}>
        {question.Respostas.map((answer) => {
          const { QuestionarioRespostaId: key, Descricao } = answer;
          const isMarked = picks.has(key);
          return (
            <div key={key} className={css.answer}>
              <ChoiceCard
                type={isMultiple ? 'checkbox' : 'radio'}
                name={id}
                checked={isMarked}
                disabled={isDisabled}
                invalid={needsFirst}
                onChange={(event) => onMark(answer, event.currentTarget.checked)}
              >
                {Descricao}
              </ChoiceCard>
              {isMarked && answer.Opcoes.length > 0 && <SubOptions {...props} answer={answer} />}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The options of a marked answer. */
function SubOptions({ id, answer, picks, isMissing, isDisabled, onPickOption }: QuestionProps & { answer: Answer }) {
  const picked = picks.get(answer.QuestionarioRespostaId);
  const isOpen = isMissing && picked == null;
  return (
    <fieldset
      className={css.options}
      aria-describedby={isOpen ? `${id}-missing` : undefined}
      data-missing={isOpen || undefined}
    >
      <legend className="sr">{answer.Descricao}</legend>
      {answer.Opcoes.map(({ QuestionarioRespostaOpcaoId: key, Resposta }) => (
        <ChoiceCard
          key={key}
          type="radio"
          name={`${id}-${answer.QuestionarioRespostaId}`}
          checked={picked === key}
          disabled={isDisabled}
          invalid={isOpen}
          onChange={() => onPickOption(answer, key)}
        >
          {Resposta}
        </ChoiceCard>
      ))}
    </fieldset>
  );
}
