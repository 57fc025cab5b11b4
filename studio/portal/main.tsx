import { createRoot } from 'react-dom/client';
import type { WizardSession } from '../../engine/session';
import type { TabAlone } from '../analysis/why/moment';
import type { WhyAnswer } from '../analysis/why/types';
import { askWhy } from './askWhy';
import { WhyBox } from './WhyBox';

/** What the development server puts into the portal's page: Alt + click tells why a field is as it is. */
let session: WizardSession | undefined;
addEventListener('ficha:session', (event) => {
  session = (event as CustomEvent<WizardSession>).detail;
});

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);

const close = () => root.render(null);

let asked = 0;
const tell = (answer: WhyAnswer) => {
  asked += 1;
  root.render(<WhyBox key={asked} answer={answer} onClose={close} />);
};

/** The tabs that stand in a folder of their wizard, as the compiler makes them. */
const own = import.meta.glob<TabAlone>('../../schemas/*/*.json', { query: '?tab' });

askWhy(() => session, {
  // One that wizards share has no file of its wizard: the compiler knows it by its address.
  load: (wizard, tab) =>
    own[`../../schemas/${wizard}/${tab}.json`]?.() ??
    (import(/* @vite-ignore */ `/schemas/${wizard}/${tab}.json?tab&import`) as Promise<TabAlone>),
  tell,
});
