import { useRef } from 'react';
import { DrawerButton } from '../properties/DrawerButton';
import { show, showPreview, useView } from '../state/view';
import { Button } from '../ui/Button';
import { Pick } from '../ui/Pick';
import { ToolIcon } from '../ui/ToolIcon';
import { useNarrowerThan } from '../ui/useNarrowerThan';
import { AroundPick } from './Around';
import { DevicePick } from './DevicePick';
import type { Example } from './examples';
import { MODES } from './modes';
import styles from './PreviewPane.module.css';

/** All tools in one row; where they have less, how the form is opened stands in a list of its own. */
const WHOLE_ROW = 760;
const BY_HAND = 'Preenchido à mão';

interface Props {
  tab: string | null;
  examples: readonly Example[];
  /** The one that fills the form; empty when that was done by hand. */
  example: string;
  onFill(example: string): void;
}

/** How the form of the preview is opened, and what fills it. */
export function PreviewBar({ tab, examples, example, onFill }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isTight = useNarrowerThan(bar, WHOLE_ROW);
  const device = useView(({ preview }) => preview.device);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div role="group" aria-label="Como a prévia se abre" className={styles.bar} ref={bar}>
      <DevicePick chosen={device} onPick={(name) => showPreview({ device: name })} />
      {!isTight && <Opening />}
      <AroundPick withOpening={isTight} />
      <span className={styles.push} />
      <span className={styles.example}>
        <Pick
          label="Exemplo"
          value={example}
          options={[{ value: '', label: BY_HAND }, ...examples.map(({ id, title }) => ({ value: id, label: title }))]}
          onChange={onFill}
        />
      </span>
      <DrawerButton />
      {tab !== null && (
        <Button
          square
          aria-label="Compartilhar prévia"
          title="Compartilhar prévia"
          onClick={() => show({ paper: { kind: 'share', wizard: tab.split('/')[0] ?? '' } })}
        >
          <ToolIcon name="share" />
        </Button>
      )}
    </div>
  );
}

/** By which institution, for what, and on which day the form is opened. */
function Opening() {
  const tenants = useView(({ about }) => about.tenants);
  const { tenant, mode, today } = useView(({ preview }) => preview);
  return (
    <>
      <Pick
        label="Instituição"
        value={tenant}
        options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => showPreview({ tenant: value })}
      />
      <Pick label="Modo" value={mode} options={MODES} onChange={(value) => showPreview({ mode: value })} />
      <label className={styles.day}>
        <span>Hoje</span>
        <input
          type="date"
          value={today}
          onChange={(event) => event.target.value && showPreview({ today: event.target.value })}
        />
      </label>
    </>
  );
}
