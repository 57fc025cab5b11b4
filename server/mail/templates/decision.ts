import { DAY_MS, type Letter } from '../letter';

/** Days for which it is still worth telling what was decided. */
const TOLD_DAYS = 7;

/** A decision that its customer is written of. */
export type WrittenDecision = 'approved' | 'returned' | 'refused';

interface Words {
  subject: string;
  /** What was decided on the registration of a type of customers: `Pessoa Física`. */
  lead: (type: string) => string;
  /** What the link to the portal is called. */
  label: string;
  /** What there is in the portal. */
  inside: string;
  /** What is to be done by whom the portal does not let in. */
  outside: string;
}

const WORDS: Record<WrittenDecision, Words> = {
  approved: {
    subject: 'Seu cadastro foi aprovado',
    lead: (type) => `Terminamos a análise do seu cadastro de ${type}, e ele está aprovado.`,
    label: 'Abrir o portal',
    inside: 'No portal você pode revisar e atualizar os seus dados quando precisar.',
    outside: 'Acesse a sua conta pelo nosso aplicativo.',
  },
  returned: {
    subject: 'Seu cadastro foi devolvido para correção',
    lead: (type) => `Analisamos o seu cadastro de ${type}, e há o que corrigir antes que ele seja aprovado.`,
    label: 'Ver o que corrigir',
    inside:
      'Por segurança, este e-mail não diz o que é: está no portal, em cada campo. Corrija e envie o cadastro de novo.',
    outside: 'Por segurança, este e-mail não diz o que é. Entre em contato com o suporte.',
  },
  refused: {
    subject: 'Seu cadastro foi recusado',
    lead: (type) => `Terminamos a análise do seu cadastro de ${type}, e ele foi recusado.`,
    label: 'Ver o motivo',
    inside: 'Por segurança, este e-mail não traz o motivo: ele está no portal.',
    outside: 'Por segurança, este e-mail não traz o motivo. Entre em contato com o suporte.',
  },
};

/** What a letter about a decision has to know; nothing of the person but the address. */
interface Told {
  email: string;
  decision: WrittenDecision;
  /** What the type of customers is called. */
  type: string;
  /** Whether the portal lets the customer in as the registration is now. */
  mayEnter: boolean;
  /** Where the portal is, where that is known. */
  link?: string | undefined;
}

/** Tells what was decided on a registration: never why, which is in the portal alone. */
export function decision({ email, decision: decided, type, mayEnter, link }: Told): Letter {
  const { subject, lead, label, inside, outside } = WORDS[decided];
  return {
    kind: 'decision',
    subject,
    to: { email },
    blocks: [lead(type), mayEnter ? inside : outside, ...(mayEnter && link !== undefined ? [{ link, label }] : [])],
    ifNotYou: '',
    life: TOLD_DAYS * DAY_MS,
  };
}
