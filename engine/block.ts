/**
 * What stands inside a form of `react` and is not of the engine: blocks, questions, windows, and how they reach the form.
 *
 * @example
 * import { controlId } from 'ficha-engine/block';
 *
 * controlId('day', '/rows/0/name'); // 'day-rows-0-name'
 */
export {
  type BlockProps,
  type BlockQuestionProps,
  type ChoiceProps,
  type ClashesProps,
  controlId,
  FormProvider,
  type ModalProps,
  type Surface,
  useForm,
} from './react/form/FormContext';
export { useFieldView } from './react/form/useFieldView';
