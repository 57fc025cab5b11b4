import { useId, useMemo, useState } from 'react';
import { foldText } from '../../../engine/core';
import { fieldName } from '../../document/add/names';
import { Button } from '../../ui/Button';
import { LargeDialog } from '../../ui/LargeDialog';
import styles from './FieldGallery.module.css';
import { SampleLook } from './SampleLook';
import { type Sample, samples } from './samples';

/** What was chosen in the gallery. */
export interface Chosen {
  sample: Sample;
  title: string;
  /** For the API: `PaisNascimento`. */
  name: string;
}

interface Props {
  /** A new field has a title and a name; without it only the kind of one that is there is chosen. */
  asksName: boolean;
  /** Names that are taken. */
  taken?: readonly string[];
  /** Fields that all tabs share. */
  shared?: readonly Sample[];
  onChoose(chosen: Chosen): void;
  onClose(): void;
}

/** All kinds of fields with their looks, to choose one. */
export function FieldGallery({ asksName, taken = [], shared = [], onChoose, onClose }: Props) {
  const group = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<Sample>();
  const [title, setTitle] = useState('');
  const [ownName, setOwnName] = useState<string>();
  const [isTold, setTold] = useState(false);
  const name = ownName ?? (title.trim() === '' ? '' : fieldName(title));
  const all = useMemo(() => [...samples, ...shared], [shared]);
  const wanted = foldText(search);
  const found = all.filter((sample) => foldText(`${sample.title} ${sample.help} ${sample.group}`).includes(wanted));
  const groups = [...new Set(found.map((sample) => sample.group))];
  const wrong = wrongWith({ asksName, chosen, title, name, taken });
  const take = () => {
    setTold(true);
    if (chosen && !wrong) onChoose({ sample: chosen, title: title.trim(), name });
  };
  return (
    <LargeDialog
      title={asksName ? 'Novo campo' : 'Tipo do campo'}
      lead="Escolha pela aparência; tudo o mais se muda depois."
      onClose={onClose}
      onSubmit={take}
      foot={
        <>
          <p role="alert" className={styles.wrong}>
            {isTold && wrong}
          </p>
          <Button kind="line" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind="main" type="submit">
            {asksName ? 'Adicionar' : 'Usar este tipo'}
          </Button>
        </>
      }
    >
      <div className={styles.top}>
        {asksName && (
          <>
            <label className={styles.field}>
              Título
              <input
                className={styles.input}
                data-autofocus
                value={title}
                placeholder="País de nascimento"
                onChange={({ currentTarget }) => setTitle(currentTarget.value)}
              />
            </label>
            <label className={styles.field}>
              Nome na API
              <input
                className={`${styles.input} ${styles.mono}`}
                spellCheck={false}
                value={name}
                placeholder="PaisNascimento"
                onChange={({ currentTarget }) => setOwnName(currentTarget.value)}
              />
            </label>
          </>
        )}
        <label className={styles.field}>
          Procurar
          <input
            className={styles.input}
            type="search"
            value={search}
            placeholder="data, CPF, lista"
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </label>
      </div>
      {groups.map((each) => (
        <fieldset key={each} className={styles.group}>
          <legend className={styles.legend}>{each}</legend>
          <div className={styles.grid}>
            {found
              .filter((sample) => sample.group === each)
              .map((sample) => (
                <div key={sample.id} className={styles.card}>
                  <label className={styles.head}>
                    <input
                      type="radio"
                      name={group}
                      checked={chosen?.id === sample.id}
                      aria-describedby={`${group}-${sample.id}`}
                      onChange={() => setChosen(sample)}
                    />
                    {sample.title}
                  </label>
                  <span id={`${group}-${sample.id}`} className={styles.help}>
                    {sample.help}
                  </span>
                  <SampleLook sample={sample} />
                </div>
              ))}
          </div>
        </fieldset>
      ))}
      {groups.length === 0 && <p>Nenhum tipo com este nome.</p>}
    </LargeDialog>
  );
}

function wrongWith(given: {
  asksName: boolean;
  chosen: Sample | undefined;
  title: string;
  name: string;
  taken: readonly string[];
}): string | undefined {
  const { asksName, chosen, title, name, taken } = given;
  if (asksName && title.trim() === '') return 'Diga o título do campo.';
  if (asksName && !/^[A-Za-z]\w*$/.test(name)) return 'O nome na API tem só letras, números e _, e começa com letra.';
  if (asksName && taken.includes(name)) return `Já há um campo "${name}": dê outro nome.`;
  return chosen ? undefined : 'Escolha um tipo.';
}
