import { useEffect, useRef, useState } from 'react';
import { type TabHandle, TabView } from '../../engine/react';
import { DialogHost } from '../../src/dialogs/DialogHost';
import wizard from '../../src/features/wizard/WizardFrame.module.css';
import { Logo } from '../../src/shell/Logo';
import { PageTitle } from '../../src/shell/PageTitle';
import { surface as ofPortal } from '../../stories/surface';
import { wearTenant } from '../../stories/wearTenant';
import type { OpenRow } from '../analysis/why/types';
import { isOwnOrigin, SPEAKS_TO } from '../preview/origin';
import type { FromFrame, Marks, Shown, ToFrame } from '../preview/protocol';
import styles from './Frame.module.css';
import { MarkLayer } from './MarkLayer';
import { type FramedTab, openTab, type TabSource } from './openTab';
import { bringIntoSight, seenOfMarks } from './places';
import { rowFormsOf, watchForms } from './rowForms';
import { SectionInTime } from './SectionInTime';
import { seenOf } from './seen';
import { usePicking } from './usePicking';

const surface = { ...ofPortal, AroundSection: SectionInTime };

const tell = (message: FromFrame) => parent.postMessage(message, SPEAKS_TO);

/** Puts values into the form of a row that is open. */
function fillRow(open: FramedTab, { list, index, data }: OpenRow): void {
  const form = rowFormsOf(open).findLast((one) => one.list === list && one.index === index);
  form?.store.patch(data);
}

/** The page inside the preview: one tab on the real engine, under the portal's own policy. */
export function Frame({ source: tabs }: { source: TabSource }) {
  const [open, setOpen] = useState<FramedTab>();
  const [marks, setMarks] = useState<Marks>({});
  const handle = useRef<TabHandle>(null);
  const now = useRef<FramedTab>(undefined);
  const inSight = useRef<string>(undefined);

  useEffect(() => {
    // One after another: what is typed goes on into the next.
    let turn: Promise<unknown> = Promise.resolve();
    const show = (shown: Shown) => {
      turn = turn
        .then(async () => {
          const next = await openTab(shown, now.current, tabs);
          wearTenant(shown.tenant);
          now.current = next;
          setOpen(next);
        })
        .catch((error: unknown) => {
          reportError(error);
          tell({ type: 'failed' });
        });
    };
    const hear = ({ data, origin, source }: MessageEvent<ToFrame>) => {
      if (!isOwnOrigin(origin) || source !== parent) return;
      if (data.type === 'show') show(data.shown);
      else if (data.type === 'mark') setMarks(data.marks);
      else if (data.type === 'focus') handle.current?.focus(data.pointer);
      else if (data.type === 'row') now.current && fillRow(now.current, data.row);
      else if (now.current) show({ ...now.current.shown, data: data.data, checked: data.checked ?? false });
    };
    addEventListener('message', hear);
    tell({ type: 'ready' });
    return () => removeEventListener('message', hear);
  }, [tabs]);

  useEffect(() => {
    if (!open) return;
    const say = () => tell({ type: 'seen', seen: seenOf(open) });
    if (!open.isKnown) say();
    return watchForms(open, say);
  }, [open]);

  useEffect(() => {
    const sight = open && seenOfMarks(open, marks);
    if (open && sight !== undefined && sight !== inSight.current) bringIntoSight(open, sight);
    inSight.current = sight;
  }, [open, marks]);
  usePicking(open, tell);

  if (!open) return null;
  const { session, id } = open;
  const { definition } = session.form(id).plan;
  return (
    <>
      <header className={styles.head}>
        <Logo />
      </header>
      <main className={styles.page}>
        <div className={wizard.head}>
          <PageTitle lead={definition.lead}>{definition.title}</PageTitle>
        </div>
        <TabView
          ref={handle}
          session={session}
          tab={id}
          surface={surface}
          onSubmit={() => {
            const [first] = session.form(id).validate('advance');
            if (first) handle.current?.focus(first.pointer);
          }}
        />
      </main>
      <MarkLayer open={open} marks={marks} />
      <DialogHost />
    </>
  );
}
