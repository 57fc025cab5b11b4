import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CollectionDefinition } from '../../core/definition/types';
import type { JsonObject } from '../../core/json';
import type { Pointer } from '../../core/pointer';
import { fillRow } from '../../core/reuse/fillRow';
import { isOpenToOffers, type Offer, offersOf, rowAt } from '../../core/reuse/offers';
import { rowsOf } from '../../core/state/state';
import { fillText } from '../../core/text';
import { useForm } from '../form/FormContext';
import { useFormValue } from '../form/useFieldView';
import { Button } from '../theme/Button';
import styles from './ReuseOffer.module.css';

interface Props {
  collection: CollectionDefinition;
  list: string;
  /** The row in the data of its form; `` where the form is the row. */
  base: Pointer;
  /** The data of the tab. */
  tab(): JsonObject;
}

/** So many names are seen at once. */
const FEW = 4;

/** Over the fields of a new row: the names that were typed in other lists, each of which fills it in. */
export function ReuseOffer({ collection, list, base, tab }: Props) {
  const { form, texts } = useForm();
  const reuse = collection.reuse ?? [];
  const schemas = (base === '' ? form.plan.schemas : form.plan.rowSchemas[list]) ?? {};
  const isOpen = useFormValue(form, () => isOpenToOffers(reuse, rowAt(form.getState().data, base), schemas));
  const [used, setUsed] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const use = ({ title, values }: Offer) => {
    flushSync(() => {
      fillRow(form, base, values);
      setUsed(title);
    });
    focusNext(place.current);
  };
  return (
    <div ref={place}>
      {isOpen && <Names {...{ collection, list, tab }} onUse={use} />}
      <p role="status" className={used === undefined || isOpen ? 'sr' : styles.used}>
        {used !== undefined && !isOpen && fillText(texts.reuseDone ?? '', { name: used })}
      </p>
    </div>
  );
}

function Names({ collection, list, tab, onUse }: Omit<Props, 'base'> & { onUse(offer: Offer): void }) {
  const { texts, context } = useForm();
  const [isWhole, setWhole] = useState(false);
  const data = tab();
  const offers = offersOf(collection.reuse ?? [], rowsOf(data, list), { data, context: context() });
  if (offers.length === 0) return null;
  const shown = isWhole || offers.length <= FEW + 1 ? offers : offers.slice(0, FEW);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields stand in it
    <div className={styles.offer} role="group" aria-label={texts.reuseTitle}>
      <p className={styles.title} aria-hidden="true">
        {texts.reuseTitle}
      </p>
      <div className={styles.names}>
        {shown.map((offer) => (
          <Button
            key={offer.title}
            compact
            aria-label={fillText(texts.reuseName ?? '', { name: offer.title })}
            onClick={() => onUse(offer)}
          >
            {offer.title}
          </Button>
        ))}
        {shown.length < offers.length && (
          <Button variant="quiet" compact onClick={() => setWhole(true)}>
            {fillText(texts.reuseAll ?? '', { n: offers.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The names go as one is taken: the focus goes on to what is still to be typed, else to the first field. */
function focusNext(place: HTMLElement | null): void {
  const around = place?.parentElement;
  const fields = [...(around?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
  const open = fields.find(
    ({ ariaRequired, value, type }) => ariaRequired === 'true' && value === '' && type !== 'radio',
  );
  (open ?? fields[0])?.focus();
}

const FIELDS = 'input:not([type=hidden], [readonly], :disabled), select:not(:disabled), textarea:not([readonly])';
