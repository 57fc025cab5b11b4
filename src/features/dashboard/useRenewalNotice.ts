import { useEffect, useRef } from 'react';
import { mayBeginRenewal, STATUS } from '../../../contract/lifeCycle';
import type { SectionName } from '../../../contract/sections';
import { loadReminder } from '../../api/loadReminder';
import { reviewSection } from '../../api/reviewSection';
import { isSilent } from '../../api/SessionLost';
import type { User } from '../../api/user';
import { host } from '../../dialogs/dialogStore';
import { rememberUser } from '../../session/sessionStore';
import { statusText } from './statusTexts';

export interface RenewalNotice {
  /** What the calls call the overview. */
  overview: SectionName;
  /** A section is open: nothing is asked. */
  isQuiet: boolean;
  /** The client has read that the registration has expired. */
  onExpired: () => Promise<void>;
}

/**
 * What is put to the client once, as the dashboard opens: whose registration has expired is told so, and led to the
 * questionnaire, until a section of the renewal is done; whose approved registration expires soon may begin the renewal, or be reminded the next time.
 */
export function useRenewalNotice(user: User, notice: RenewalNotice): void {
  const latest = useRef({ user, ...notice });
  latest.current = { user, ...notice };
  useEffect(() => {
    let gone = false;
    const notify = async () => {
      if (latest.current.isQuiet) return;
      const { StatusCadastro, RenovacaoCadastral, SecoesRenovadas } = latest.current.user;
      if (StatusCadastro === STATUS.expired) {
        const hasBegun = SecoesRenovadas.some((section) => section !== latest.current.overview);
        if (!hasBegun && (await tellExpired(latest.current.user)) && !gone) await latest.current.onExpired();
      } else if (mayBeginRenewal(StatusCadastro) && !RenovacaoCadastral) {
        if ((await loadReminder()) && !gone && (await offerRenewal()) && !gone)
          await beginRenewal(latest.current.overview);
      }
    };
    // Not at once: an effect that is undone straight away shall ask nothing.
    const timer = setTimeout(() => void notify(), 0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
}

function tellExpired(user: User): Promise<boolean> {
  return host.ask({
    kind: 'warning',
    title: 'Atenção: Atualize o seu cadastro!',
    text: statusText(user)?.text ?? '',
    yes: 'Entendi',
  });
}

function offerRenewal(): Promise<boolean> {
  return host.ask({
    kind: 'warning',
    title: 'Atenção!',
    text: 'Seu cadastro está próximo do vencimento. Deseja atualizar agora?',
    yes: 'Sim, atualizar agora',
    no: 'Lembrar depois',
  });
}

/** The overview is the first section that is reviewed: it is open. */
async function beginRenewal(overview: SectionName): Promise<void> {
  try {
    rememberUser(await reviewSection(overview));
  } catch (error) {
    if (isSilent(error)) return;
    const text = 'A renovação não começou. Tente novamente.';
    await host.ask({ kind: 'error', title: 'Ação não realizada', text });
  }
}
