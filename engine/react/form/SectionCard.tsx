import type { ReactNode, Ref } from 'react';
import type { SectionDefinition, SectionItem } from '../../core/definition/types';
import { fillSettings } from '../../core/validation/messages';
import { classes } from '../theme/classes';
import { useForm } from './FormContext';
import { InfoButton, isInfo } from './InfoButton';
import { isLink, SectionLink } from './LinkItem';
import styles from './SectionCard.module.css';

interface Props {
  id: string;
  title: string;
  help?: string | undefined;
  items?: readonly SectionItem[];
  /** At the right of the title. */
  aside?: ReactNode;
  /**
   * In a long tab: about how high the children are, in pixels. Kept free while the card is out of sight, where the
   * browser then neither lays out nor paints it.
   */
  height?: number | undefined;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** Height of a card's title and the space under it, in pixels. */
const HEAD_HEIGHT = 52;

/** A card with the title of a section, its line of help and its quiet actions. */
export function SectionCard({ id, title, help, items = [], aside, height, ref, children }: Props) {
  const { constants, surface, isPlain } = useForm();
  const { settings } = constants;
  const { SectionHelp } = surface;
  const name = fillSettings(title, settings);
  const headItems = items.filter((item) => isOfHead(item, items));
  const hasAside = Boolean(aside) || headItems.length > 0;
  return (
    <section
      ref={ref}
      className={classes(isPlain ? styles.plain : styles.card, height !== undefined && styles.far)}
      aria-labelledby={`${id}-title`}
      id={id}
      {...(height !== undefined && { style: { containIntrinsicBlockSize: `auto ${height + HEAD_HEIGHT}px` } })}
    >
      <div className={isPlain ? 'sr' : styles.head}>
        <div>
          <div className={styles.heading}>
            <h2 className={styles.title} id={`${id}-title`}>
              {name}
            </h2>
            {SectionHelp && <SectionHelp section={name} />}
          </div>
          {help && <p className={styles.help}>{fillSettings(help, settings)}</p>}
        </div>
        {hasAside && (
          <div className={classes(styles.aside, Boolean(aside) && styles.actions)}>
            {headItems.map((item) => {
              if (isLink(item)) return <SectionLink key={item.href} item={item} place="head" />;
              if (isInfo(item)) return <InfoButton key={item.info} info={item} />;
              return null;
            })}
            {aside}
          </div>
        )}
      </div>
      {children}
    </section>
  );
}

/** The section's items that stand in its body: an explanation or a link where it follows a field, beside it. */
export function bodyItems({ fields }: SectionDefinition): SectionItem[] {
  return fields.filter((item) => !isOfHead(item, fields));
}

/** The links and explanations before the first field, and the links that follow no field. */
function isOfHead(item: SectionItem, fields: readonly SectionItem[]): item is Exclude<SectionItem, string> {
  if (typeof item === 'string') return false;
  const place = fields.indexOf(item);
  if (isLink(item)) return typeof fields[place - 1] !== 'string';
  const first = fields.findIndex((other) => typeof other === 'string');
  return isInfo(item) && (first === -1 || place < first);
}
