import { useRef, useState } from 'react';
import { useForm } from '../../../engine/block';
import { FramedWidget } from '../../../engine/react';
import { FieldGrid } from '../../../engine/theme';
import { DropZone } from './DropZone';
import { fileNameFor } from './fileName';
import { CameraDialog } from './lazyCamera';
import { isRequired } from './records';
import type { DocumentsState } from './state';
import { photoBytes } from './takeFile';
import { REQUIRED_MARK } from './words';

interface Props {
  id: string;
  state: DocumentsState;
  maxMegabytes: number;
  /** How many sides documents of a kind have; without it none are photographed. */
  sidesOf: ((typeId: number) => number) | undefined;
  /** True when the file is in the list. */
  onPick(typeId: number, files: readonly File[]): Promise<boolean>;
}

/** The kind of a document, and then its file. Both begin anew once a file is taken. */
export function AttachForm({ id, state, maxMegabytes, sidesOf, onPick }: Props) {
  const { texts } = useForm();
  const [typeId, setTypeId] = useState<number>();
  const chosen = useRef(typeId);
  const choose = (id: number | undefined) => {
    chosen.current = id;
    setTypeId(id);
  };
  const [isTypeMissing, setTypeMissing] = useState(false);
  const [isPhotographed, setPhotographed] = useState(false);
  const selectId = `${id}-tipo`;
  const type = state.types.find(({ Id }) => Id === typeId);

  const pick = async (files: readonly File[]) => {
    if (typeId === undefined) {
      setTypeMissing(true);
      document.getElementById(selectId)?.focus();
      return;
    }
    if (!(await onPick(typeId, files))) return;
    // A kind chosen meanwhile is of the next document.
    if (chosen.current !== typeId) return;
    // The button goes with the kind: the focus that it had moves to where the next document begins.
    document.getElementById(selectId)?.focus({ preventScroll: true });
    choose(undefined);
  };
  return (
    <div>
      <FieldGrid>
        <FramedWidget
          widget="select"
          id={selectId}
          name={selectId}
          label="Tipo de documento"
          hint="Os tipos obrigatórios estão marcados na lista."
          value={typeId}
          required={false}
          locked={false}
          disabled={false}
          {...(isTypeMissing && { error: 'Escolha o tipo de documento antes do arquivo.' })}
          choices={state.types.map((type) => ({
            value: type.Id,
            label: isRequired(type) ? type.Nome + REQUIRED_MARK : type.Nome,
          }))}
          options={{}}
          texts={texts}
          onChange={(value) => {
            setTypeMissing(false);
            choose(typeof value === 'number' ? value : undefined);
          }}
          onLeave={() => {}}
        />
      </FieldGrid>
      <DropZone
        id={`${id}-arquivo`}
        kind={typeId}
        isBusy={state.isBusy}
        reading={state.reading}
        problem={state.problem}
        maxMegabytes={maxMegabytes}
        onPick={(files) => void pick(files)}
        onPhotograph={sidesOf && (() => setPhotographed(true))}
      />
      {isPhotographed && type && sidesOf && (
        <CameraDialog
          kind={type.Nome}
          sides={sidesOf(type.Id)}
          name={fileNameFor(
            type.Nome,
            state.files.map(({ name }) => name),
          )}
          most={photoBytes(maxMegabytes)}
          onDone={(file) => {
            setPhotographed(false);
            void pick([file]);
          }}
          onClose={() => setPhotographed(false)}
        />
      )}
    </div>
  );
}
