import { useNavigate } from 'react-router-dom';
import { Button } from '../../../engine/theme';
import type { LinkedEntry } from '../../api/linkedPerson';
import css from './OtherDocuments.module.css';
import { documentsPath, signingPath } from './signingPath';

/** From one document of a person to the next, and to the list of all. `guid` is the one that is shown. */
export function OtherDocuments({ guid, entries }: { guid: string; entries: LinkedEntry[] }) {
  const navigate = useNavigate();
  const place = entries.findIndex((entry) => entry.guid === guid.toLowerCase());
  if (entries.length < 2 || place === -1) return null;
  const after = [...entries.slice(place + 1), ...entries.slice(0, place)];
  const next = entries[place]?.isSigned ? after.find(({ isSigned }) => !isSigned) : undefined;
  const isAllSigned = entries.every(({ isSigned }) => isSigned);
  return (
    <nav className={css.bar} aria-label="Documentos para assinar">
      <p>
        {isAllSigned
          ? 'Todos os seus documentos estão assinados. Obrigado!'
          : `Documento ${place + 1} de ${entries.length}`}
      </p>
      <Button compact icon="list" onClick={() => navigate(documentsPath(guid))}>
        Todos os documentos
      </Button>
      {next && (
        <Button compact variant="primary" endIcon="arrowRight" onClick={() => navigate(signingPath(next.guid))}>
          Próximo: {next.name}
        </Button>
      )}
    </nav>
  );
}
