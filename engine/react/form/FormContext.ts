import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Context } from '../../core/condition/scope';
import type { FormStore } from '../../core/form/formStore';
import type { JsonObject } from '../../core/json';
import type { Pointer } from '../../core/pointer';
import type { OptionLists } from '../../core/session/options';

/** What the portal's modal is given. */
export interface ModalProps {
  title: ReactNode;
  onClose: () => void;
  foot: ReactNode;
  /** As wide as a section of a tab: it holds the columns of a form. */
  wide?: boolean;
  children: ReactNode;
}

/** What a registered block is given: its options, and the fields that it binds. */
export interface BlockProps {
  options: JsonObject;
  form: FormStore;
}

/** Pieces that the portal gives the engine. */
export interface Surface {
  Modal: ComponentType<ModalProps>;
  /** Shows a short explanation asked for by the customer. */
  explain(title: string, text: string): void;
  blocks: Record<string, ComponentType<BlockProps>>;
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

/** The id of a field's control: `enderecos` and `/contas/0/Agencia` give `enderecos-contas-0-Agencia`. */
export function controlId(idPrefix: string, pointer: Pointer): string {
  return `${idPrefix}${pointer.replaceAll('/', '-')}`;
}
