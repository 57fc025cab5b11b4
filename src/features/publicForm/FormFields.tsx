import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '../../../engine/core/json';
import type { StandaloneForm } from '../../../engine/core/session/standaloneForm';
import { StandaloneFormView } from '../../../engine/react/form/StandaloneFormView';
import type { TabHandle } from '../../../engine/react/form/TabForm';
import { IconButton } from '../../../engine/react/theme/IconButton';
import type { IconName } from '../../../engine/react/theme/iconPaths';
import { Alert } from '../../ui/Alert';
import { BusyButton } from '../../ui/BusyButton';
import { host } from '../dialogs/dialogStore';
import { Modal } from '../dialogs/Modal';
import { focusPage } from '../shell/focusPage';
import css from './FormFields.module.css';

export interface FormFieldsProps {
  standalone: StandaloneForm;
  submit: { label: string; busyLabel: string; icon?: IconName };
  /** Hears what was filled in, once nothing is wrong with it; until it settles the form is busy. */
  onSubmit: (data: JsonObject) => Promise<void> | void;
  /** Beside the button. */
  children?: ReactNode;
}

/** The fields of a form in front of the login, and its one button. The first thing that is wrong takes the focus. */
export function FormFields({ standalone, submit, onSubmit, children }: FormFieldsProps) {
  const { form, texts, shownData, isRestored } = standalone;
  const handle = useRef<TabHandle>(null);
  const [isBusy, setBusy] = useState(false);
  const [isNoticeOpen, setNoticeOpen] = useState(isRestored);
  const surface = useMemo(
    () => ({
      Modal,
      explain: (title: string, text: string) => void host.ask({ kind: 'question', title, text }),
      blocks: {},
    }),
    [],
  );
  const send = async () => {
    if (isBusy) return;
    const [first] = form.validate('advance');
    if (first) return handle.current?.focus(first.pointer);
    setBusy(true);
    try {
      await onSubmit(shownData());
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.form}>
      {isNoticeOpen && (
        <div className={css.notice}>
          <Alert
            kind="info"
            role="status"
            title={texts.restoredTitle}
            action={
              <IconButton
                icon="close"
                label={texts.close ?? ''}
                onClick={() => {
                  setNoticeOpen(false);
                  focusPage();
                }}
              />
            }
          >
            <p>Confira e continue de onde parou.</p>
          </Alert>
        </div>
      )}
      <StandaloneFormView ref={handle} standalone={standalone} surface={surface} onSubmit={() => void send()} />
      <div className={css.actions}>
        <BusyButton
          variant="primary"
          block
          busy={isBusy}
          busyLabel={submit.busyLabel}
          {...(submit.icon && { endIcon: submit.icon })}
          onClick={() => void send()}
        >
          {submit.label}
        </BusyButton>
        {children}
      </div>
    </div>
  );
}
