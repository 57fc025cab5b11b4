import { ChoiceMark, classes, tableRoles } from '../../../engine/theme';
import type { QuestionProps } from './questionProps';
import type { Answer, Question } from './questions';
import css from './TableQuestion.module.css';

/** The texts of the options of all rows, in order: the columns. */
function columnsOf({ Respostas }: Question): string[] {
  return [...new Set(Respostas.flatMap(({ Opcoes }) => Opcoes.map(({ Resposta }) => Resposta)))];
}

/** One option for every answer: a table, whose rows are cards on a phone. */
export function TableQuestion({ id, question, picks, isMissing, isDisabled, onPickOption }: QuestionProps) {
  const columns = columnsOf(question);
  return (
    <>
      <h3 className={css.question} id={`${id}-question`} tabIndex={-1} data-question="">
        {question.Pergunta}
      </h3>
      <p className={css.hint}>Escolha uma opção em cada linha.</p>
      <table
        className={css.table}
        aria-labelledby={`${id}-question`}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        {...tableRoles.table}
      >
        <thead {...tableRoles.part}>
          <tr {...tableRoles.row}>
            <td {...tableRoles.cell} />
            {columns.map((column) => (
              <th key={column} scope="col" {...tableRoles.columnHead}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.part}>
          {question.Respostas.map((answer) => {
            const picked = picks.get(answer.QuestionarioRespostaId);
            const isOpen = isMissing && picked == null && answer.Opcoes.length > 0;
            const row = `${id}-${answer.QuestionarioRespostaId}`;
            return (
              <tr
                key={answer.QuestionarioRespostaId}
                className={classes(isOpen && css.open)}
                data-missing={isOpen || undefined}
                {...tableRoles.row}
              >
                <th scope="row" id={row} {...tableRoles.rowHead}>
                  {answer.Descricao}
                </th>
                {columns.map((column) => {
                  const option = optionOf(answer, column);
                  return (
                    <td key={column} {...tableRoles.cell}>
                      {option && (
                        <label className={css.option}>
                          <ChoiceMark
                            type="radio"
                            name={row}
                            aria-label={`${answer.Descricao}: ${column}`}
                            aria-describedby={isOpen ? `${id}-missing` : undefined}
                            checked={picked === option.QuestionarioRespostaOpcaoId}
                            disabled={isDisabled}
                            onChange={() => onPickOption(answer, option.QuestionarioRespostaOpcaoId)}
                          />
                          <span className={css.word} aria-hidden="true">
                            {column}
                          </span>
                        </label>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function optionOf({ Opcoes }: Answer, column: string) {
  return Opcoes.find(({ Resposta }) => Resposta === column);
}
