import { missingText } from '../../../contract/lifeCycleWords';
import { classes } from '../../../engine/theme';
import { BusyButton } from '../../ui/BusyButton';
import css from './ChangedPanel.module.css';
import type { Section } from './sections';

export interface ChangedPanelProps {
  /** What a renewal has not reviewed yet. */
  missing: Section[];
  /** What is not complete, and so cannot be sent; undefined until it is known. */
  lacking: Section[] | undefined;
  /** Nothing is sent before all is reviewed and complete. Outside of a renewal the server says what is lacking. */
  isRenewal: boolean;
  /** Something was altered; a renewal may also be sent as it was. */
  isChanged: boolean;
  isSending: boolean;
  onOpen: (section: Section) => void;
  onSend: () => void;
}

const SAVED = 'As alterações estão salvas. ';
const CHANGED = `${SAVED}Envie o cadastro para que elas sejam analisadas.`;
const CHECKING = 'Verificando se falta algo para enviar o cadastro...';
const UNCHANGED = 'Nenhum dado mudou. Envie o cadastro para concluir a renovação.';

/** The registration was altered, or reviewed: it may be sent for review; in a renewal, once nothing is left to be done. */
export function ChangedPanel({ missing, lacking, isRenewal, isChanged, isSending, onOpen, onSend }: ChangedPanelProps) {
  const ready = isChanged ? CHANGED : UNCHANGED;
  const isChecked = !isRenewal || missing.length > 0 || lacking !== undefined;
  return (
    <section className={css.panel} aria-labelledby="alterado">
      <div className={css.words}>
        <h2 className={css.title} id="alterado">
          {isChanged ? 'Cadastro Alterado' : 'Cadastro revisado'}
        </h2>
        <p className={classes(css.text, !isChecked && css.checking)} id="alterado-motivo" aria-live="polite">
          {missing.length > 0 ? (
            missingText(missing.map(({ name }) => name))
          ) : !isChecked ? (
            <>
              <span>{`${isChanged ? SAVED : ''}${CHECKING}`}</span>
              <span aria-hidden="true">{ready}</span>
            </>
          ) : lacking?.length ? (
            <Lacking isChanged={isChanged} sections={lacking} onOpen={onOpen} />
          ) : (
            ready
          )}
        </p>
      </div>
      <BusyButton
        variant="primary"
        className={css.send}
        disabled={isRenewal && (missing.length > 0 || lacking?.length !== 0)}
        aria-describedby="alterado-motivo"
        busy={isSending}
        busyLabel="Enviando..."
        onClick={onSend}
      >
        Enviar cadastro atualizado
      </BusyButton>
    </section>
  );
}

interface LackingProps {
  isChanged: boolean;
  sections: Section[];
  onOpen: (section: Section) => void;
}

/** Says which sections are to be completed, and leads to each. */
function Lacking({ isChanged, sections, onOpen }: LackingProps) {
  const parts = new Intl.ListFormat('pt-BR').formatToParts(sections.map(({ tab }) => tab));
  return (
    <>
      {isChanged && SAVED}
      {`Complete ${sections.length === 1 ? 'a seção' : 'as seções'} `}
      {parts.map(({ type, value }) => {
        const section = type === 'element' ? sections.find(({ tab }) => tab === value) : undefined;
        return section ? (
          <button key={value} type="button" className={css.link} onClick={() => onOpen(section)}>
            {section.name}
          </button>
        ) : (
          value
        );
      })}
      {' para enviar o cadastro.'}
    </>
  );
}
