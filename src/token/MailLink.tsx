import { buttonCss as button, classes, Icon } from '../../engine/theme';
import { mailboxOf } from './mailbox';
import css from './TokenStep.module.css';

/** The way to the mailbox of an address, in a new tab; nothing where its address on the web is not known. */
export function MailLink({ address }: { address: string }) {
  const mailbox = mailboxOf(address);
  if (!mailbox) return null;
  return (
    <a
      className={classes(button.button, button.secondary, button.block, css.link)}
      href={mailbox.url}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="mail" />
      {mailbox.label}
      <Icon name="external" size="sm" />
      <span className="sr">, abre em nova aba</span>
    </a>
  );
}
