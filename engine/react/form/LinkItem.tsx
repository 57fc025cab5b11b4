import type { SectionItem } from '../../core/definition/types';
import { fillSettings } from '../../core/validation/messages';
import frameStyles from '../frame/FieldFrame.module.css';
import { classes } from '../theme/classes';
import { Icon } from '../theme/Icon';
import { useForm } from './FormContext';
import styles from './LinkItem.module.css';

/** A link to another site. */
export type LinkItem = Extract<SectionItem, { link: string }>;

/** Whether an item of a section is a link. */
export function isLink(item: SectionItem | undefined): item is LinkItem {
  return typeof item === 'object' && 'link' in item;
}

/** The link that stands at a field: the item after it. */
export function linkOf(items: readonly SectionItem[], name: string): LinkItem | undefined {
  const at = items.indexOf(name);
  const after = at < 0 ? undefined : items[at + 1];
  return isLink(after) ? after : undefined;
}

interface Props {
  item: LinkItem;
  /** In the head of its section, or at the label of a field. */
  place: 'head' | 'field';
}

/** A link of a section, in a new tab; its address may be a setting. */
export function SectionLink({ item, place }: Props) {
  const { constants, texts } = useForm();
  const href = fillSettings(
    String(item.href).replace(/^\$settings\/\S+$/, (name) => `{${name}}`),
    constants.settings,
  );
  return (
    <a
      className={classes(styles.link, styles[place], place === 'field' && frameStyles.link)}
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      {String(item.link)}
      <Icon name="external" size="sm" />
      <span className="sr"> ({texts.newTab})</span>
    </a>
  );
}
