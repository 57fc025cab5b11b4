import { useEffect, useState } from 'react';
import { classes } from '../../../engine/react/theme/classes';
import { Icon } from '../../../engine/react/theme/Icon';
import css from './FileMark.module.css';
import type { FileView } from './state';

/** The likeness of a picture that is here, else a sheet of paper with the extension of the name. */
export function FileMark({ file }: { file: FileView }) {
  const url = useObjectUrl(file.thumbnail);
  if (url !== undefined) return <img className={css.picture} src={url} alt="" width={48} height={48} />;
  const extension = file.name.split('.').at(-1) ?? '';
  return (
    <span className={classes(css.sheet, css[file.state])} aria-hidden="true">
      <Icon name="file" />
      <span className={css.extension}>{extension.slice(0, 4)}</span>
    </span>
  );
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
