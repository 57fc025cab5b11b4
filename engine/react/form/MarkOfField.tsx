import type { Pointer } from '../../core/pointer';
import frameStyles from '../frame/FieldFrame.module.css';
import { FieldTag } from './FieldTag';
import { useForm } from './FormContext';
import { useFieldMark } from './useFieldMark';

/** The tag of a field whose value came back, as long as it stands there. */
export function RestoredTag({ pointer, id }: { pointer: Pointer; id: string }) {
  const { texts } = useForm();
  return useFieldMark(pointer) === 'restored' && <FieldTag id={`${id}-tag`} text={texts.restoredTag} />;
}

/** The choice over a field of which two values are to be had. */
export function ChoiceOfField({ pointer }: { pointer: Pointer }) {
  const { surface, marks } = useForm();
  const mark = useFieldMark(pointer);
  const { Choice } = surface;
  if (!Choice || typeof mark !== 'object') return null;
  return (
    <>
      <Choice clash={mark} onChoose={(option) => marks?.choose(mark, option)} />
      <span hidden className={frameStyles.aside} />
    </>
  );
}
