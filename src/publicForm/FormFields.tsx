import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { JsonObject } from '../../engine/core';
import { StandaloneFormView, type TabHandle } from '../../engine/react';
import type { StandaloneForm } from '../../engine/session';
import { IconButton, type IconName } from '../../engine/theme';
import { host } from '../dialogs/dialogStore';
import { Modal } from '../dialogs/Modal';
import { Alert } from '../ui/Alert';
import { BusyButton } from '../ui/BusyButton';
import { focusPage } from '../ui/focusPage';
import css from './FormFields.module.css';

export interface FormFieldsProps {
  standalone: StandaloneForm;
  submit: { label: string; busyLabel: string; icon?: IconName };
  /** What is wrong with it that only the page can tell, with the field that it stands under. */
  refuse?: (data: JsonObject) => Promise<{ field: string; message: string } | undefined>;
  /** Hears what was filled in, once nothing is wrong with it; until it settles the form is busy. */
  onSubmit: (data: JsonObject) => Promise<void> | void;
  /** Beside the button. */
  children?: ReactNode;
}

/** The fields of a form in front of the login, and its one button. The first thing that is wrong takes the focus. */
export function FormFields({ standalone, submit, refuse, onSubmit, children }: FormFieldsProps) {
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
  const stop = ({ field, message }: { field: string; message: string }) => {
    const pointer = `/${field}`;
    const words = { name: field, inline: message, title: '', text: '' };
    form.showErrors([{ pointer, keyword: 'page', kind: 'invalid', ...words }]);
    handle.current?.focus(pointer);
  };
  const send = async () => {
    if (isBusy) return;
    const [first] = form.validate('advance');
    if (first) return handle.current?.focus(first.pointer);
    setBusy(true);
    try {
      const refused = await refuse?.(shownData());
      if (refused) return stop(refused);
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
