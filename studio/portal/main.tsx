import { createRoot } from 'react-dom/client';
import type { LoadedForm } from '../../engine/definition';
import type { StandaloneForm, WizardSession } from '../../engine/session';
import type { TabAlone } from '../analysis/why/moment';
import type { WhyAnswer } from '../analysis/why/types';
import { type AskedForm, formAlone, formOfSession } from './askedForm';
import { askWhy } from './askWhy';
import { WhyBox } from './WhyBox';

/** What the development server puts into the portal's page: Alt + click tells why a field is as it is. */
let open: () => AskedForm | undefined = () => undefined;
addEventListener('ficha:session', (event) => {
  const { detail } = event as CustomEvent<WizardSession>;
  open = () => formOfSession(detail);
});
addEventListener('ficha:form', (event) => {
  const { loaded, standalone } = (event as CustomEvent<{ loaded: LoadedForm; standalone: StandaloneForm }>).detail;
  const form = formAlone(loaded, standalone);
  open = () => form;
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

askWhy(() => open(), {
  // One that wizards share has no file of its wizard: the compiler knows it by its address.
  load: (wizard, tab) =>
    own[`../../schemas/${wizard}/${tab}.json`]?.() ??
    (import(/* @vite-ignore */ `/schemas/${wizard}/${tab}.json?tab&import`) as Promise<TabAlone>),
  tell,
});
