import { useEffect, useState } from 'react';
import { Icon } from '../../../engine/theme';
import { version } from '../../../package.json';
import { loadVersion } from '../../api/loadVersion';
import { leaveFreely } from '../../history/leaving';
import css from './VersionBanner.module.css';
import { watchVersion } from './watchVersion';

export interface VersionBannerProps {
  reload?: () => void;
}

/** In front of every page: tells of a new version, for which the page is about to be reloaded. */
export function VersionBanner({ reload = reloadPage }: VersionBannerProps) {
  const [isNew, setNew] = useState(false);
  useEffect(
    () =>
      watchVersion({
        current: version,
        load: loadVersion,
        onNew: () => setNew(true),
        reload,
        storage: memory,
      }),
    [reload],
  );
  return (
    <div className={css.region} role="status">
      {isNew && (
        <p className={css.banner}>
          <Icon name="refresh" size="sm" />
          <span>Uma nova versão está disponível! A página será atualizada.</span>
        </p>
      )}
    </div>
  );
}

function reloadPage(): void {
  leaveFreely();
  location.reload();
}

/** The session storage, or nothing where the browser refuses it: then the page is reloaded at every look. */
const memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, value) {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Nothing is kept.
    }
  },
  removeItem(key) {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
