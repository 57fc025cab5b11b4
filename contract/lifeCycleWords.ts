import { STATUS, type Status } from './lifeCycle';

/** What is said about a registration. */
interface Words {
  /** On its card, on the sheet. */
  title: string;
  text: string;
  /** Why its sections are closed. */
  closed?: string;
  /** What its date of expiry is called; nothing where it has none. */
  expiry?: string;
}

/** What is said about each status. */
export const STATUS_WORDS: Readonly<Record<Status, Words>> = {
  [STATUS.notStarted]: {
    title: 'Cadastro não enviado',
    text: 'Cadastro não enviado. Esta ficha mostra o que foi salvo até agora.',
  },
  [STATUS.inApproval]: {
    title: 'Em aprovação',
    text: 'Seu cadastro foi enviado e está em análise. Em até 48h úteis você receberá novidades no e-mail informado.',
  },
  [STATUS.approved]: {
    title: 'Aprovado',
    text: 'Seu cadastro está aprovado. Você pode revisar e atualizar os seus dados quando precisar.',
    expiry: 'Válido até',
  },
  [STATUS.expired]: {
    title: 'Vencido',
    text: 'Seu cadastro está vencido. Atualize os seus dados para continuar operando.',
    expiry: 'Venceu em',
  },
  [STATUS.inReview]: {
    title: 'Em revisão',
    text: 'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
    closed: 'Seu cadastro está em revisão.',
  },
  [STATUS.inactive]: {
    title: 'Inativo',
    text: 'Seu cadastro está inativo. Entre em contato com o suporte.',
    closed: 'Seu cadastro está inativo.',
  },
};

/** What is said about an approved registration in renewal. */
export const RENEWAL_WORDS: Readonly<Words> = {
  ...STATUS_WORDS[STATUS.approved],
  title: 'Atualização cadastral pendente',
  text: 'Seu cadastro está próximo do vencimento. Revise as seções abaixo e envie a atualização.',
};

/** What is said about an inactive registration that was refused. */
export const REFUSED_WORDS: Readonly<Words & { day: string; reason: string }> = {
  title: 'Recusado',
  text: 'Seu cadastro foi analisado e recusado. Em caso de dúvida, entre em contato com o suporte.',
  closed: 'Seu cadastro foi recusado.',
  day: 'Recusado em',
  reason: 'Motivo da recusa',
};

/** What is said about a renewal whose sections were all reviewed. */
export const REVIEWED_TEXT = 'Todas as seções foram revisadas. Envie o cadastro atualizado para concluir a renovação.';

/** `'Faltam Dados Bancários, Documentos e Produtos.'` */
export function missingText(names: readonly string[]): string {
  return `${names.length === 1 ? 'Falta' : 'Faltam'} ${new Intl.ListFormat('pt-BR').format(names)}.`;
}
