import type { Host } from '../../core/session/host';
import type { WizardSession } from '../../core/session/types';
import { fillText } from '../../core/text';
import { clashedTexts } from './clashedTexts';

/**
 * Asks by dialogs which of several values of a field, or of a row, counts: of each value whether it is the one, that of the
 * form first. False when the customer takes none.
 */
export async function askClashes(session: WizardSession, host: Pick<Host, 'ask'>): Promise<boolean> {
  const { clashes } = session.view();
  const say = (name: string) => session.texts[name] ?? '';
  for (const clash of clashes) {
    let chosen = -1;
    for (const [index, { value, from }] of clashedTexts(clash, session.texts).entries()) {
      const isIt = await host.ask({
        kind: 'question',
        title: fillText(say('clashTitle'), { name: clash.name }),
        text: `${say('clashText')}\n\n→ ${value}\n${from}`,
        yes: say('yes'),
        no: say('no'),
      });
      if (!isIt) continue;
      chosen = index;
      break;
    }
    if (chosen === -1) return false;
    session.choose(clash.id, chosen);
  }
  return true;
}
