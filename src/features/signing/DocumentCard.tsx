import { type ReactNode, useMemo } from 'react';
import { classes, Icon } from '../../../engine/theme';
import type { LinkedDocument } from '../../api/linkedDocument';
import { termsNodes } from '../../terms/termsNodes';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import rich from '../../ui/richText.module.css';
import css from './DocumentCard.module.css';
import type { SignedWord } from './signedWords';

export interface DocumentCardProps {
  document: LinkedDocument;
  /** Who signed what and when, once it is signed. */
  signed?: SignedWord[] | undefined;
  /** Above the text: who signs, and for whom. */
  who?: ReactNode;
}

/** A document as a sheet to read: its name, how it stands, its text. Nothing of the text can act. */
export function DocumentCard({ document, signed, who }: DocumentCardProps) {
  const text = useMemo(() => termsNodes(document.content), [document.content]);
  return (
    <>
      {signed && (
        <Card bleeds labelledBy="signed-title" className={css.card}>
          <div className={css.head}>
            <span className={css.mark} data-done>
              <Icon name="checkCircle" />
            </span>
            <h2 className={css.title} id="signed-title">
              Documento já foi assinado
            </h2>
          </div>
          <dl className={css.words}>
            {signed.map(({ title, text: word }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{word}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      <Card as="article" bleeds labelledBy="document-title" className={css.card}>
        <div className={css.head}>
          <span className={css.mark}>
            <Icon name="file" />
          </span>
          <div>
            <h2 className={css.title} id="document-title">
              {document.name}
            </h2>
            {!signed && (
              <Badge tone="warning" icon="clock">
                Pendente
              </Badge>
            )}
          </div>
        </div>
        {who}
        <div className={classes(rich.text, css.prose)}>{text}</div>
      </Card>
    </>
  );
}
