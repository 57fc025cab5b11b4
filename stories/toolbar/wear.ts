import { wearTenant } from '../wearTenant';
import { FORCED_GROUND, holdForcedRules } from './forcedColours';
import { slowDown } from './slowDown';
import { TEXT_SPACING } from './textSpacing';

/** What the toolbar says of the page. */
export interface Worn {
  tenant: string;
  theme: string;
  textSpacing: string;
  forcedColours: string;
  cpu: string;
}

/** What a choice put on, and what takes it off again. */
const worn = new Map<string, { choice: string; off: () => void }>();

/** Shows the page as the toolbar says; a choice that is as before stays as it is. */
export function wear({ tenant, theme, textSpacing, forcedColours, cpu }: Worn): void {
  wearTenant(tenant);
  document.documentElement.dataset.theme = theme;
  change('spacing', textSpacing, () => (textSpacing === 'wcag' ? addStyle(TEXT_SPACING) : undefined));
  change('colours', forcedColours, () => (forcedColours === 'active' ? forceColours() : undefined));
  change('cpu', cpu, () => (Number(cpu) > 1 ? slowDown(Number(cpu)) : undefined));
}

function change(name: string, choice: string, putOn: () => (() => void) | undefined): void {
  const before = worn.get(name);
  if (before?.choice === choice) return;
  before?.off();
  worn.set(name, { choice, off: putOn() ?? (() => undefined) });
}

function addStyle(text: string): () => void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return () => style.remove();
}

/** Style sheets of pieces that are fetched later are forced as they come. */
function forceColours(): () => void {
  const takeOff = addStyle(FORCED_GROUND);
  let release = holdForcedRules(document);
  const watch = new MutationObserver(() => {
    release();
    release = holdForcedRules(document);
  });
  watch.observe(document.head, { childList: true });
  return () => {
    watch.disconnect();
    release();
    takeOff();
  };
}
