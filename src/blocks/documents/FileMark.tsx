import { type RefObject, useEffect, useRef, useState } from 'react';
import { classes, Icon } from '../../../engine/theme';
import css from './FileMark.module.css';
import type { FileView } from './state';

interface Props {
  file: FileView;
  /** It is in sight, and has no likeness yet. */
  onSeen(): void;
}

/** The likeness of a picture that is here, else a sheet of paper with the extension of the name. */
export function FileMark({ file, onSeen }: Props) {
  const url = useObjectUrl(file.thumbnail);
  const sheet = useRef<HTMLSpanElement>(null);
  useSight(sheet, onSeen);
  if (url !== undefined) return <img className={css.picture} src={url} alt="" width={48} height={48} />;
  const extension = file.name.split('.').at(-1) ?? '';
  return (
    <span ref={sheet} className={classes(css.sheet, css[file.state])} aria-hidden="true">
      <Icon name="file" />
      <span className={css.extension}>{extension.slice(0, 4)}</span>
    </span>
  );
}

/** Tells when an element comes into sight, as it stands after each render. */
function useSight(element: RefObject<HTMLElement | null>, onSeen: () => void): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onSeen();
    });
    observer.observe(current);
    return () => observer.disconnect();
  });
}

/** An address for a picture in memory, given back when it is no longer shown. */
function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const own = URL.createObjectURL(content);
    setUrl(own);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(own);
    };
  }, [content]);
  return url;
}
