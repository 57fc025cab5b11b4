import { STATUS } from '../../../contract/registration';
import type { IconName } from '../../../engine/react/theme/iconPaths';
import type { User } from '../../api/user';

/** What the portal says about a status of a registration. */
export interface StatusText {
  title: string;
  text: string;
  icon: IconName;
  /** `brand` where all is well, `warn` where something is to be done. */
  tone: 'brand' | 'warn' | 'plain';
}

/** An approved registration in renewal. */
const RENEWAL: StatusText = {
  title: 'Atualização cadastral pendente',
  text: 'Seu cadastro está próximo do vencimento. Revise as seções abaixo e envie a atualização.',
  icon: 'clock',
  tone: 'warn',
};

const TEXTS: Record<number, StatusText> = {
  [STATUS.inApproval]: {
    title: 'Em aprovação',
    text: 'Seu cadastro foi enviado e está em análise. Em até 48h úteis você receberá novidades no e-mail informado.',
    icon: 'clock',
    tone: 'plain',
  },
  [STATUS.approved]: {
    title: 'Aprovado',
    text: 'Seu cadastro está aprovado. Você pode revisar e atualizar os seus dados quando precisar.',
    icon: 'check',
    tone: 'brand',
  },
  [STATUS.expired]: {
    title: 'Vencido',
    text: 'Seu cadastro está vencido. Atualize os seus dados para continuar operando.',
    icon: 'warning',
    tone: 'warn',
  },
  [STATUS.inReview]: {
    title: 'Em revisão',
    text: 'As informações serão revisadas pela equipe responsável e você poderá acompanhar essa revisão pelo status.',
    icon: 'search',
    tone: 'plain',
  },
  [STATUS.inactive]: {
    title: 'Inativo',
    text: 'Seu cadastro está inativo. Entre em contato com o suporte.',
    icon: 'lock',
    tone: 'plain',
  },
};

/** A renewal with all sections reviewed: nothing in the sections is pending any more. */
const REVIEWED = {
  text: 'Todas as seções foram revisadas. Envie o cadastro atualizado para concluir a renovação.',
  tone: 'plain',
} as const;

/**
 * What is said about a registration that was sent; undefined of one that was not.
 * @param isReviewed all sections of a renewal are
 */
export function statusText({ StatusCadastro, RenovacaoCadastral }: User, isReviewed = false): StatusText | undefined {
  const status = StatusCadastro === STATUS.approved && RenovacaoCadastral ? RENEWAL : TEXTS[StatusCadastro];
  return status && isReviewed ? { ...status, ...REVIEWED } : status;
}
