import { CameraDialog } from './lazyCamera';
import type { FileView } from './state';
import { photoBytes } from './takeFile';

interface Props {
  file: FileView;
  maxMegabytes: number;
  onDone(photo: File): void;
  onClose(): void;
}

/** Turns and cuts a photo of the list, which keeps its name. */
export function PhotoAdjust({ file, maxMegabytes, onDone, onClose }: Props) {
  if (!file.photo) return null;
  return (
    <CameraDialog
      kind={file.type}
      sides={1}
      name={file.name.replace(/\.[^.]*$/, '')}
      most={photoBytes(maxMegabytes)}
      photo={file.photo}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
