import { Fragment } from 'react';
import type { Origin, WizardSession } from '../../../engine/session';
import { Button, IconButton } from '../../../engine/theme';
import { whereTyped } from '../../session/whenTyped';
import { Alert } from '../../ui/Alert';
import css from './RestoredNotice.module.css';
import { plural, useWizardTexts } from './wizardTexts';

/** A tab that holds what was typed. */
export interface RestoredTab {
  title: string;
  /** Goes there; of the tab on the screen, and of one that cannot be opened now, there is no way. */
  onOpen?: (() => void) | undefined;
}

export interface RestoredNoticeProps {
  tabs?: readonly RestoredTab[];
  /** Where and when it was typed, one entry for each device. */
  origins?: readonly Origin[];
  /** How many fields and forms are back. */
  count?: number;
  /** How many fields on the tab wait for a choice, and the way to the first of them. */
  choices?: number;
  onChoose?: () => void;
  onClose: () => void;
  /** Forgets it, where what is saved can be shown again at once. */
  onDiscard?: (() => void) | undefined;
}

/** Says that typing which was not saved is back, from when and from which device. */
export function RestoredNotice({ tabs = [], origins = [], count = 0, choices = 0, ...props }: RestoredNoticeProps) {
  const { onChoose, onClose, onDiscard } = props;
  const say = useWizardTexts();

  return (
    <Alert
      kind="info"
      icon="history"
      role="status"
      title={say('restoredTitle')}
      action={<IconButton icon="close" label={say('close')} onClick={onClose} />}
    >
      {origins.map((origin) => (
        <p key={origin.device ?? ''}>{whereTyped(origin, say)}</p>
      ))}
      <p>{count > 0 ? say(plural('restoredFields', count), { n: count }) : say('restoredText')}</p>
      {tabs.length > 0 && <Places tabs={tabs} />}
      <div className={css.actions}>
        {choices > 0 && (
          <Button compact onClick={onChoose}>
            {say(plural('clashChoose', choices), { n: choices })}
          </Button>
        )}
        {onDiscard && (
          <Button variant="quiet" compact onClick={onDiscard}>
            {say('discardRestored')}
          </Button>
        )}
      </div>
    </Alert>
  );
}

/** The names of the tabs in the sentence of the definitions, each the way there. */
function Places({ tabs }: { tabs: readonly RestoredTab[] }) {
  const say = useWizardTexts();
  const [before, after] = say('restoredTabs').split('{names}');
  return (
    <p>
      {before}
      {tabs.map(({ title, onOpen }, index) => (
        <Fragment key={title}>
          {index > 0 && ', '}
          {onOpen ? (
            <button type="button" className={css.link} onClick={onOpen}>
              {title}
            </button>
          ) : (
            title
          )}
        </Fragment>
      ))}
      {after}
    </p>
  );
}

interface RestoredOfTabProps extends Omit<RestoredNoticeProps, 'tabs' | 'origins' | 'count'> {
  session: WizardSession;
  /** The tab on the screen. */
  tab: string;
  onOpenTab?: ((tab: string) => void) | undefined;
}

/** The notice of an open wizard. */
export function RestoredOfTab({ session, tab, onOpenTab, ...notice }: RestoredOfTabProps) {
  const { origins, restoredCount } = session.view();
  return (
    <RestoredNotice tabs={restoredIn(session, tab, onOpenTab)} origins={origins} count={restoredCount} {...notice} />
  );
}

/** The tabs to which typing came back, in their order, with the way to those that can be opened. */
function restoredIn(session: WizardSession, tab: string, open: RestoredOfTabProps['onOpenTab']): RestoredTab[] {
  const { tabs, restoredTabs } = session.view();
  // That it is on the screen need not be said.
  if (restoredTabs.every((id) => id === tab)) return [];
  return tabs.flatMap(({ id, title, clickable }) => {
    if (!restoredTabs.includes(id)) return [];
    return [{ title, onOpen: open && clickable ? () => open(id) : undefined }];
  });
}
