import { Button, classes, IconButton, tableCss as table, tableRoles } from '../../../engine/theme';
import { EmptyState } from '../../ui/EmptyState';
import { momentText } from '../../ui/moment';
import { useHeldHeight } from '../../ui/useHeldHeight';
import { FileCell } from './FileCell';
import css from './FileList.module.css';
import { FileMark } from './FileMark';
import { isRequired, missingTypes } from './records';
import type { DocumentsState, FileView } from './state';
import { listText } from './words';

interface Props {
  id: string;
  state: DocumentsState;
  onSend(): void;
  onReload(): void;
  onRemove(file: FileView): void;
  /** Puts another file in the place of one that the server refuses. */
  onExchange(file: FileView, files: readonly File[]): void;
  /** Turns and cuts a photo that waits; without it none is offered. */
  onAdjust?: ((file: FileView) => void) | undefined;
  /** A file is in sight. */
  onSeen(file: FileView): void;
}

/** The files that were sent and those that wait, as a table, as cards on a phone. */
export function FileList({ id, state, onSend, onReload, onRemove, onExchange, onSeen, onAdjust }: Props) {
  const { files, canDelete, isBusy, isStale } = state;
  const words = [requiredText(state), state.isSentLater ? waitingText(state) : ''].filter((text) => text !== '');
  // The list stays where it is when the last kind that was missing has its file, and when files are confirmed.
  const head = useHeldHeight(id, words.join().length, true);
  return (
    <>
      <div ref={head}>
        <h3 className={css.title} id={id}>
          Seus documentos
        </h3>
        {words.map((text, index) => (
          <p key={index === 0 ? 'required' : 'waiting'} className={css.progress}>
            {text}
          </p>
        ))}
      </div>
      {isStale && (
        <p className={css.stale}>
          Não conseguimos atualizar a lista.
          <Button variant="quiet" compact icon="refresh" onClick={onReload}>
            Atualizar
          </Button>
        </p>
      )}
      {files.length === 0 ? (
        <EmptyState title="Nenhum documento anexado">Escolha o tipo e anexe o primeiro arquivo.</EmptyState>
      ) : (
        <table className={classes(table.table, table.cards, css.table)} {...tableRoles.table}>
          <caption className="sr">Seus documentos</caption>
          <thead {...tableRoles.part}>
            <tr {...tableRoles.row}>
              <th scope="col" {...tableRoles.columnHead}>
                Tipo de documento
              </th>
              <th scope="col" {...tableRoles.columnHead}>
                Nome do arquivo
              </th>
              <th scope="col" {...tableRoles.columnHead}>
                Data/Hora
              </th>
              {canDelete && (
                <th scope="col" {...tableRoles.columnHead}>
                  Ações
                </th>
              )}
            </tr>
          </thead>
          <tbody {...tableRoles.part}>
            {files.map((file) => (
              <tr key={file.key} {...tableRoles.row}>
                <td className={css.lead} {...tableRoles.cell}>
                  <div className={css.type}>
                    <FileMark file={file} onSeen={() => onSeen(file)} />
                    <span className={css.name}>{file.type}</span>
                  </div>
                </td>
                <td className={css.file} data-label="Nome do arquivo" {...tableRoles.cell}>
                  <FileCell
                    file={file}
                    isBusy={isBusy}
                    onSend={onSend}
                    onExchange={(files) => onExchange(file, files)}
                    {...(onAdjust && file.photo && { onAdjust: () => onAdjust(file) })}
                    {...(!canDelete && { onTakeBack: () => onRemove(file) })}
                  />
                </td>
                <td className={css.moment} data-label="Data/Hora" {...tableRoles.cell}>
                  <time dateTime={file.moment}>{momentText(file.moment)}</time>
                </td>
                {canDelete && (
                  <td className={css.actions} {...tableRoles.cell}>
                    <IconButton
                      icon="trash"
                      danger
                      label={`Excluir ${file.name}`}
                      aria-disabled={isBusy || undefined}
                      onClick={() => onRemove(file)}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** When the files that wait are sent, and those that were sent ahead are confirmed; empty when none waits. */
function waitingText({ files, canDelete }: DocumentsState): string {
  const when = canDelete ? 'quando você avançar ou salvar' : 'quando você salvar';
  const sentence = (states: FileView['state'][], one: string, several: string) => {
    const number = files.filter(({ state }) => states.includes(state)).length;
    return number === 0
      ? []
      : [`${number} ${number === 1 ? `arquivo será ${one}` : `arquivos serão ${several}`} ${when}.`];
  };
  return [
    ...sentence(['queued', 'failed'], 'enviado', 'enviados'),
    ...sentence(['uploading', 'kept'], 'confirmado', 'confirmados'),
  ].join(' ');
}

/** How many of the required kinds have a file, and which have none. One that did not arrive is not there. */
function requiredText({ types, files }: DocumentsState): string {
  const there = files.flatMap(({ state, row }) => (state === 'failed' ? [] : [row]));
  const missing = missingTypes(types, there);
  const required = types.filter(isRequired).length;
  if (required === 0) return 'Nenhum tipo é obrigatório.';
  const done = `${required - missing.length} de ${required} obrigatórios anexados.`;
  if (missing.length === 0) return done;
  return `${done} ${missing.length === 1 ? 'Falta' : 'Faltam'}: ${listText(missing.map(({ Nome }) => Nome))}.`;
}
