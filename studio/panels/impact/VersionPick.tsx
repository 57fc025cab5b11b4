import { api } from '../../state/api';
import { useTold } from '../../state/useTold';
import { Pick } from '../../ui/Pick';
import styles from './ImpactPanel.module.css';

interface Props {
  chosen: number | undefined;
  onPick(number: number | undefined): void;
}

const askVersions = () => api.versions(true);
const NO_VERSIONS = { versions: [] };

/** The published versions to which one can go back. */
export function VersionPick({ chosen, onPick }: Props) {
  const versions = useTold(askVersions, NO_VERSIONS)?.versions;
  const earlier = (versions ?? []).filter(({ isCurrent }) => !isCurrent).toReversed();
  if (earlier.length === 0) {
    const said = versions ? 'Nenhuma versão anterior neste banco de dados.' : 'Procurando as versões...';
    return (
      <span role="status" className={styles.dim}>
        {said}
      </span>
    );
  }
  return (
    <Pick
      label="Versão a que se volta"
      value={String(chosen ?? '')}
      options={[
        { value: '', label: 'Escolha a versão' },
        ...earlier.map(({ number, said }) => ({ value: String(number), label: `${number} · ${said}` })),
      ]}
      onChange={(value) => onPick(value === '' ? undefined : Number(value))}
    />
  );
}
