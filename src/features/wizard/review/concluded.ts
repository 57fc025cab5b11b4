import type { NavigateFunction } from 'react-router-dom';
import type { WizardSession } from '../../../../engine/session';
import type { User } from '../../../api/user';
import { endSending, tellFormSent } from '../../../session/endSending';
import { REVIEW } from './place';

/** What follows once a wizard was sent: of a registration its end, of a form beside it the way home. */
export async function concluded({ loaded, texts, view }: WizardSession, user: User, navigate: NavigateFunction) {
  const { title, registration } = loaded.wizard;
  if (!registration) {
    await tellFormSent(texts);
    return navigate('/', { replace: true });
  }
  const sections = view().tabs.filter(({ id, hidden }) => id !== REVIEW && !hidden).length;
  return endSending(user, texts, { title, sections, show: () => navigate('/Recibo', { replace: true }) });
}
