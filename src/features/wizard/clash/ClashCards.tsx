import type { ClashesProps } from '../../../../engine/block';
import { Alert } from '../../../ui/Alert';
import { focusPage } from '../../../ui/focusPage';
import { useWizardTexts } from '../wizardTexts';
import css from './ClashCards.module.css';
import { ClashChoice } from './ClashChoice';
import { focusClash } from './clashIds';

/** A field whose choice stands elsewhere on the page, or on another one. */
export interface ClashLink {
  id: string;
  /** `Celular`, of another tab `Informações: Celular`. */
  name: string;
  /** Goes there; of a tab that cannot be opened now there is no way. */
  onOpen?: (() => void) | undefined;
}

/** Over the fields of a tab, or of the form of a row: where values wait for a choice, and the choices that have no field. */
export function ClashCards({
  clashes,
  links = [],
  onChoose,
  onChosen = focusPage,
}: ClashesProps & { links?: readonly ClashLink[] }) {
  const say = useWizardTexts();
  /** The card goes with the choice: the focus goes on to the next one, else to the title of the page or to the field. */
  const choose = (id: string, option: number) => {
    const next = clashes.find((other) => other.id !== id);
    onChoose(id, option);
    if (next) focusClash(next.id);
    else onChosen();
  };
  return (
    <>
      {links.length > 0 && (
        <Alert kind="warning" role="region" titleAs="h2" titleId="clashes" title={say('clashesTitle')}>
          <ul className={css.links}>
            {links.map(({ id, name, onOpen }) => (
              <li key={id}>
                {onOpen ? (
                  <button type="button" className={css.link} onClick={onOpen}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {clashes.map((clash) => (
        <div key={clash.id} className={css.card}>
          <ClashChoice clash={clash} onChoose={(option) => choose(clash.id, option)} />
        </div>
      ))}
    </>
  );
}
