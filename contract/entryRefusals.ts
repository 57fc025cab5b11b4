import type { EntryRefusal } from './lifeCycle';
import { inAnalysis } from './loginRefusals';

/** What is said to whom the status of the registration lets nobody in. */
export const ENTRY_REFUSALS: Readonly<Record<EntryRefusal, string>> = {
  inAnalysis,
  useApp: 'Seu cadastro foi aprovado. Acesse a sua conta pelo nosso aplicativo.',
  inactive: 'Cadastro inativo. Entre em contato com o suporte.',
};
