import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Context } from '../../core/condition/scope';
import type { AskDefinition, BlockItem } from '../../core/definition/types';
import type { FormStore } from '../../core/form/types';
import type { Pointer } from '../../core/pointer';
import type { BlockModel } from '../../core/session/blocks';
import type { ClashView } from '../../core/session/clashes';
import type { FieldMark } from '../../core/session/marks';
import type { OptionLists } from '../../core/session/options';
import type { Sight } from './sight';

/** What the portal's modal is given. */
export interface ModalProps {
  /** Tells the form and the row in it from all others. */
  name: string;
  title: ReactNode;
  onClose: () => void;
  foot: ReactNode;
  /** As wide as a section of a tab: it holds the columns of a form. */
  wide?: boolean;
  children: ReactNode;
}

/** What the component of a block is given: where it stands, its options, and the form and model that it shows. */
export interface BlockProps {
  /** Of the block in its tab. */
  id: string;
  options: BlockItem;
  form: FormStore;
  /** `undefined` for a block without one. */
  model: BlockModel | undefined;
}

/** What a block is given that is the question of a rule: a dialog of its own, open until it answers. */
export interface BlockQuestionProps {
  options: AskDefinition;
  onAnswer(isYes: boolean): void;
}

/** What the portal's choice among the values of a field is given. */
export interface ChoiceProps {
  clash: ClashView;
  onChoose(option: number): void;
}

/** Pieces that the portal gives the engine. */
export interface Surface {
  Modal: ComponentType<ModalProps>;
  /** A hook: the name of the modal that is to be opened, as the customer went back to where it was open. */
  useAskedRow?(): string | undefined;
  /** Shows a short explanation asked for by the customer. */
  explain(title: string, text: string): void;
  /** Further help, beside the title of every section. */
  SectionHelp?: ComponentType<{ section: string }>;
  /** Stands around each section of a tab, with how it is seen. */
  AroundSection?: ComponentType<{ sight: Sight; children: ReactNode }>;
  /** A hook: what is said at a field besides its own hint, by its tab and pointer: `enderecos/Cep`. */
  useNote?(place: string): string | undefined;
  /** Shows the values among which the customer chooses, of a form of a row; `onChosen` once there is none left. */
  Clashes?: ComponentType<ClashesProps>;
  /** Stands in the place of a field of which there are several values; without it the field is as it is. */
  Choice?: ComponentType<ChoiceProps>;
  blocks: Record<string, ComponentType<BlockProps>>;
}

/** What stands over a form of which fields have two values. */
export interface ClashesProps {
  clashes: readonly ClashView[];
  onChoose(id: string, option: number): void;
  onChosen?: () => void;
}

/** What stands at fields beside their own state. */
export interface FieldMarks {
  subscribe(listener: () => void): () => void;
  at(pointer: Pointer): FieldMark | undefined;
  choose(clash: ClashView, option: number): void;
}

/** What every field of a form needs to know. Stable while the form is open. */
export interface FormEnvironment {
  form: FormStore;
  /** Prefix of the ids of its controls. */
  idPrefix: string;
  context(): Context;
  /** What of the context never changes while the form is open: to make a context costs more than to render a field. */
  constants: Pick<Context, 'formats' | 'settings'>;
  options: OptionLists;
  texts: Record<string, string>;
  surface: Surface;
  /** The form is all there is on its page: its sections are no cards, and their titles are for readers alone. */
  isPlain?: boolean;
  /** Absent as long as there are none. */
  marks?: FieldMarks | undefined;
  /** The model of a block of the tab. */
  block(id: string): BlockModel | undefined;
}

const Environment = createContext<FormEnvironment | undefined>(undefined);

/** Gives the fields below it their form. */
export const FormProvider = Environment.Provider;

/** The form that the component stands in. @throws Error outside a FormProvider. */
export function useForm(): FormEnvironment {
  const environment = useContext(Environment);
  if (!environment) throw new Error('useForm outside FormProvider');
  return environment;
}

/** The same, or `undefined` outside a FormProvider, as where one widget is drawn alone. */
export const useFormIfAny = (): FormEnvironment | undefined => useContext(Environment);

/**
 * The id of a field's control: `enderecos` and `/contas/0/Agencia` give `enderecos-contas-0-Agencia`; of a block's
 * frame: `#arquivos` gives `enderecos-block-arquivos`.
 */
export function controlId(idPrefix: string, pointer: Pointer): string {
  if (pointer.startsWith('#')) return `${idPrefix}-block-${pointer.slice(1)}`;
  return `${idPrefix}${pointer.replaceAll('/', '-')}`;
}
