import { useState } from 'react';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import { api } from '../state/api';
import { changesOf } from '../state/useCompiled';
import type { View } from '../state/view';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import { Pick } from '../ui/Pick';
import type { PaperTold } from '../wire';
import styles from './PaperDialog.module.css';

type Paper = NonNullable<View['paper']>['kind'];

const WORDS: Record<Paper, { title: string; what: string; act: string; done: string }> = {
  share: {
    title: 'Compartilhar prévia',
    what: 'Uma pasta com o cadastro como está aqui, no motor que os clientes usam. Abre de qualquer servidor de arquivos, e também do disco; quem olha comenta, e manda de volta um arquivo, que se traz em Comentários.',
    act: 'Criar a pasta',
    done: 'A prévia está pronta. Envie a pasta inteira; ela se abre por',
  },
  book: {
    title: 'Gerar caderno',
    what: 'Uma página com cada aba, campo, regra em palavras, parte e endereço da API, como estão aqui, para quem aprova.',
    act: 'Gerar',
    done: 'O caderno está em',
  },
};

interface Props {
  paper: Paper;
  /** Those that it may be of; the first is proposed. */
  wizards: readonly { id: string; title: string }[];
  onClose(): void;
}

/** Makes a preview to be shared, or a caderno, of one wizard. */
export function PaperDialog({ paper, wizards, onClose }: Props) {
  const store = useWorkspaceStore();
  const [wizard, setWizard] = useState(wizards[0]?.id ?? '');
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<PaperTold>();
  const { title, what, act, done } = WORDS[paper];
  const make = async () => {
    setBusy(true);
    try {
      setTold(await api[paper]({ changes: changesOf(store.getState()), wizard }));
    } catch (error) {
      setTold({ failure: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose} wide>
      <p>{what}</p>
      {wizards.length > 1 && (
        <Pick
          label="Cadastro"
          value={wizard}
          options={wizards.map((one) => ({ value: one.id, label: one.title }))}
          onChange={(id) => {
            setWizard(id);
            setTold(undefined);
          }}
        />
      )}
      <div role="status">
        {isBusy && <p>Um momento: da primeira vez as páginas são preparadas.</p>}
        {told?.file && (
          <p>
            {done} <span className={styles.file}>{told.file}</span>
          </p>
        )}
        {told?.failure && <pre className={styles.failure}>{told.failure}</pre>}
      </div>
      <DialogActions>
        <Button kind="line" onClick={onClose}>
          {told?.file ? 'Fechar' : 'Cancelar'}
        </Button>
        {!told?.file && (
          <Button kind="main" isIdle={isBusy} onClick={() => void make()}>
            {isBusy ? 'Preparando...' : act}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
