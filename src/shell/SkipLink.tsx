import css from './SkipLink.module.css';

/** The id of the main part of every page. */
export const CONTENT_ID = 'conteudo';

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={css.skip} href={`#${CONTENT_ID}`}>
      Ir para o conteúdo
    </a>
  );
}
