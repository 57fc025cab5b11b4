import { useState } from 'react';
import type { Fate, PublishTold } from '../../impact';
import { api } from '../../state/api';
import { Button } from '../../ui/Button';
import { Dialog, DialogActions } from '../../ui/Dialog';
import { LineField } from '../../ui/LineField';
import styles from './ImpactPanel.module.css';

interface Props {
  answers: Record<string, Fate>;
  /** The version that is published anew; without it what is on disk. */
  backTo: number | undefined;
  onClose(): void;
}

/** Asks for what a publication needs: what changes, in one sentence, who says so, and the key. */
export function PublishDialog({ answers, backTo, onClose }: Props) {
  const verb = backTo === undefined ? 'Publicar' : `Voltar à versão ${backTo}`;
  const [note, setNote] = useState('');
  const [author, setAuthor] = useState('');
  const [key, setKey] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<PublishTold>();
  const publish = async () => {
    setBusy(true);
    try {
      const asked = { note: note.trim(), author: author.trim(), key, answers };
      setTold(await api.publish(backTo === undefined ? asked : { ...asked, backTo }));
    } catch (error) {
      setTold({ done: false, said: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={verb} onClose={onClose} wide>
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          if (note.trim() !== '' && !isBusy) void publish();
        }}
      >
        <LineField label="O que muda, em uma frase" value={note} onChange={setNote} autoFocus />
        <LineField label="Quem publica" value={author} onChange={setAuthor} />
        <label className={styles.key}>
          Chave de publicação
          <input type="password" autoComplete="off" value={key} onChange={(event) => setKey(event.target.value)} />
        </label>
        {told && (
          <pre className={told.done ? styles.said : styles.failure} role="status">
            {told.said}
          </pre>
        )}
        <DialogActions>
          <Button kind="line" onClick={onClose}>
            {told?.done ? 'Fechar' : 'Cancelar'}
          </Button>
          {!told?.done && (
            <Button kind="main" type="submit" disabled={note.trim() === ''} isIdle={isBusy}>
              {isBusy ? 'Publicando...' : verb}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
