import type { ReactNode, Ref } from 'react';
import type { SectionDefinition, SectionItem } from '../../core/definition/types';
import { fillSettings } from '../../core/validation/messages';
import { classes } from '../theme/classes';
import { Icon } from '../theme/Icon';
import { useForm } from './FormContext';
import styles from './SectionCard.module.css';

interface Props {
  id: string;
  title: string;
  help?: string | undefined;
  items?: readonly SectionItem[];
  /** At the right of the title. */
  aside?: ReactNode;
  /**
   * In a long tab: about how high the children are, in pixels. Kept free while there are none, and while the card is
   * out of sight, where the browser then neither lays out nor paints it.
   */
  height?: number | undefined;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** Height of a card's title and the space under it, in pixels. */
const HEAD_HEIGHT = 52;

/** A card with the title of a section, its line of help and its quiet actions. */
export function SectionCard({ id, title, help, items = [], aside, height, ref, children }: Props) {
  const { constants, texts, surface } = useForm();
  const { settings } = constants;
  const { SectionHelp } = surface;
  const name = fillSettings(title, settings);
  const hasAside =
    Boolean(aside) || items.some((item) => typeof item === 'object' && ('link' in item || 'info' in item));
  return (
    <section
      ref={ref}
      className={classes(styles.card, height !== undefined && styles.far)}
      aria-labelledby={`${id}-title`}
      id={id}
      {...(height !== undefined && { style: { containIntrinsicBlockSize: `auto ${height + HEAD_HEIGHT}px` } })}
    >
      <div className={styles.head}>
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
            {items.map((item) => {
              if (typeof item !== 'object') return null;
              if ('link' in item) {
                const href = fillSettings(
                  String(item.href).replace(/^\$settings\/\S+$/, (name) => `{${name}}`),
                  settings,
                );
                return (
                  <a key={href} className={styles.link} href={href} target="_blank" rel="noreferrer">
                    {String(item.link)}
                    <Icon name="external" size="sm" />
                    <span className="sr"> ({texts.newTab})</span>
                  </a>
                );
              }
              if ('info' in item) {
                const { info, title: heading, text } = item as { info: string; title: string; text: string };
                return (
                  <button
                    key={info}
                    type="button"
                    className={classes(styles.link, styles.explain)}
                    onClick={() => surface.explain(heading, text)}
                  >
                    <Icon name="help" size="sm" />
                    {info}
                  </button>
                );
              }
              return null;
            })}
            {aside}
          </div>
        )}
      </div>
      {children || (height !== undefined && <div style={{ blockSize: height }} />)}
    </section>
  );
}

/** The section's items that stand in its body. */
export function bodyItems(section: SectionDefinition): SectionItem[] {
  return section.fields.filter((item) => typeof item === 'string' || !('link' in item || 'info' in item));
}
