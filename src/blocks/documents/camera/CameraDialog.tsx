import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { DialogHead } from '../../../dialogs/DialogHead';
import { host } from '../../../dialogs/dialogStore';
import { useModalDialog } from '../../../dialogs/useModalDialog';
import { OwnEntry } from '../../../history/OwnEntry';
import { useGuard } from '../../../history/useMoves';
import { Adjust } from './Adjust';
import { AdjustFoot } from './AdjustFoot';
import css from './CameraDialog.module.css';
import { CameraStep } from './CameraStep';
import { OtherSide } from './OtherSide';
import type { Page } from './page';
import type { Steps } from './steps';
import { readPhoto } from './takePhoto';
import { useCamera } from './useCamera';
import { useDoubts } from './useDoubts';
import { useMaking } from './useMaking';
import { useSteps } from './useSteps';
import { Making, NotDrawn } from './Waiting';
import { titleOf } from './words';

export interface CameraDialogProps {
  /** What is photographed, in the words of its kind. */
  kind: string;
  /** How many sides are asked for. */
  sides: number;
  /** What the file is called, without its extension. */
  name: string;
  /** How large it may be, in bytes. */
  most: number;
  /** A photo that is there already: it is turned and cut, and no camera is opened. */
  photo?: Blob;
  onDone(file: File): void;
  onClose(): void;
}

/** Photographs a document side by side, or takes one photo to be turned and cut, and gives back one file. */
export function CameraDialog({ kind, sides, name, most, photo, onDone, onClose }: CameraDialogProps) {
  const id = useId();
  const dialog = useModalDialog(onClose, (element) => element.querySelector('h2'));
  const [steps, act] = useSteps(sides);
  const close = () => void mayClose(steps, photo !== undefined).then((isFree) => isFree && onClose());
  useGuard(() => close);
  const { camera, retry } = useCamera(photo === undefined);
  const [isUnreadable, setUnreadable] = useState(false);
  const doubts = useDoubts(steps.page);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titleOf(steps, photo !== undefined);

  const take = (page: Page | undefined) => {
    setUnreadable(page === undefined);
    if (page) act({ type: 'take', page });
  };
  const pick = async (file: Blob) => take(await readPhoto(file));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, as the dialog opens
  useEffect(() => {
    if (photo) void pick(photo);
  }, []);
  const hasCamera = camera.at !== 'none';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is told by its title; with the camera its buttons go, and come
  useEffect(() => heading.current?.focus(), [title, hasCamera]);
  useMaking(steps, { name, most, onDone, onFail: () => act({ type: 'fail' }) });
  const { at, pages } = steps;

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file picker that is given up sends the same event from inside.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    close();
  };
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={`${id}-title`} onCancel={onCancel}>
      <OwnEntry owner="camera" onBack={close} />
      <DialogHead
        id={`${id}-title`}
        title={title}
        lead={kind}
        onClose={close}
        titleRef={heading}
        className={css.head}
      />
      {at === 'camera' &&
        (photo ? (
          <NotDrawn isUnreadable={isUnreadable || steps.hasFailed === true} onClose={onClose} />
        ) : (
          <CameraStep
            camera={camera}
            sides={sides}
            isUnreadable={isUnreadable}
            hasFailed={steps.hasFailed === true}
            onPage={take}
            onPick={(file) => void pick(file)}
            onRetry={retry}
          />
        ))}
      {at === 'adjust' && steps.page && (
        <>
          <Adjust
            page={steps.page}
            doubts={doubts}
            onCrop={(crop) => act({ type: 'crop', crop })}
            onTurn={() => act({ type: 'turn' })}
          />
          <AdjustFoot
            isDoubted={doubts.length > 0}
            onAccept={() => act({ type: 'accept' })}
            {...(photo ? {} : { onAgain: () => act({ type: 'again' }) })}
          />
        </>
      )}
      {at === 'otherSide' && (
        <OtherSide pages={pages} onFinish={() => act({ type: 'finish' })} onGoOn={() => act({ type: 'otherSide' })} />
      )}
      {at === 'making' && <Making photos={pages.length} />}
    </dialog>
  );
}

/** Photos that were taken go with the dialog: the customer is asked. While the file is made of them, it is as good as done. */
async function mayClose({ at, page, pages }: Steps, isAdjusting: boolean): Promise<boolean> {
  if (isAdjusting || at === 'making' || (!page && pages.length === 0)) return true;
  const isOne = pages.length + (page ? 1 : 0) === 1;
  return host.ask({
    kind: 'question',
    title: isOne ? 'Descartar a foto?' : 'Descartar as fotos?',
    text: isOne
      ? 'A foto que você tirou ainda não está na lista e será perdida.'
      : 'As fotos que você tirou ainda não estão na lista e serão perdidas.',
    yes: 'Descartar',
    no: 'Continuar fotografando',
    careful: true,
  });
}
