import { useCallback, useEffect, useState } from 'react';
import { Button, ChoiceCard, Waiting } from '../../../engine/theme';
import css from './SignerChoice.module.css';
import { keyOf, type Signer } from './signers';

interface Props {
  load: () => Promise<Signer[] | undefined>;
  chosen: readonly Signer[];
  disabled: boolean;
  onChange: (chosen: Signer[]) => void;
}

/** Who is to sign, out of the people of the registration who may. */
export function SignerChoice({ load, chosen, disabled, onChange }: Props) {
  const [people, setPeople] = useState<readonly Signer[]>();
  const [hasFailed, setFailed] = useState(false);
  const reload = useCallback(async () => {
    setFailed(false);
    const found = await load();
    setPeople(found);
    setFailed(found === undefined);
  }, [load]);
  useEffect(() => void reload(), [reload]);
  const isChosen = (person: Signer) => chosen.some((other) => keyOf(other) === keyOf(person));
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>Quem vai assinar</legend>
      <div role="status">
        {!people && !hasFailed && <Waiting>Carregando os assinantes...</Waiting>}
        {hasFailed && <p className={css.hint}>A lista de assinantes não carregou.</p>}
        {people?.length === 0 && (
          <p className={css.hint}>
            Ninguém no cadastro tem poder de assinatura. Nas etapas anteriores, informe quem assina, em conjunto ou
            isoladamente, e volte aqui.
          </p>
        )}
      </div>
      {hasFailed && (
        <Button compact icon="refresh" onClick={() => void reload()}>
          Tentar novamente
        </Button>
      )}
      {people !== undefined && people.length > 0 && (
        <>
          <p className={css.hint}>Cada pessoa recebe um link por e-mail. O documento vale quando todas assinarem.</p>
          <div className={css.cards}>
            {people.map((person) => (
              <ChoiceCard
                key={keyOf(person)}
                type="checkbox"
                checked={isChosen(person)}
                disabled={disabled || person.email === ''}
                note={noteOf(person)}
                onChange={(event) =>
                  onChange(people.filter((other) => (other === person ? event.currentTarget.checked : isChosen(other))))
                }
              >
                {person.name}
              </ChoiceCard>
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}

function noteOf({ type, email }: Signer): string {
  return `${type}, ${email === '' ? 'sem e-mail no cadastro' : email}`;
}
