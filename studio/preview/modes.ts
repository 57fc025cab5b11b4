import type { Mode } from '../state/view';

/** What a form is opened for. */
export const MODES: { value: Mode; label: string }[] = [
  { value: 'new', label: 'Cadastro novo' },
  { value: 'edit', label: 'Edição' },
  { value: 'renewal', label: 'Renovação' },
];
