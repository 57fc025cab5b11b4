import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/base.css';
import type { User } from '../../../src/api/user';
import { ListSkeleton } from '../../../src/blocks/signatures/ListSkeleton';
import { Overview } from '../../../src/features/dashboard/Overview';
import { WizardSkeleton } from '../../../src/features/wizard/WizardSkeleton';
import { PageSkeleton } from '../../../src/shell/PageSkeleton';

vi.mock('../../../src/api/loadProfile', () => ({ loadProfile: () => new Promise(() => {}) }));

// What stands around asks for the settings, of which nothing is shown here.
beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => {})));

const user: User = {
  NomeRazaoSocial: 'Helena Duarte Nogueira',
  TipoCliente: 1,
  StatusCadastro: 2,
  PermiteLoginEmRevisao: true,
  CadastroAlterado: false,
  RenovacaoCadastral: false,
  SecoesRenovadas: [],
  SecoesSemMudanca: [],
};
const none = async () => undefined;
const unchanged = { has: () => false, busy: undefined, said: '', confirm: none, undo: none };

const overview = (
  <Overview
    user={user}
    sections={{ kind: 'loading' }}
    lines={undefined}
    unchanged={unchanged}
    profileVersion={0}
    onQuestionnaire={() => undefined}
    onOpen={() => undefined}
  />
);

/** Whether an element draws something by itself: a ground, an edge or a shadow. */
function draws(element: Element): boolean {
  const style = getComputedStyle(element);
  const edges = ['top', 'right', 'bottom', 'left'].map((side) => style.getPropertyValue(`border-${side}-width`));
  return (
    edges.some((width) => width !== '0px') ||
    style.backgroundImage !== 'none' ||
    style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
    style.boxShadow !== 'none'
  );
}

/** Lets what is shown begin anew, however long it took to get here, and stops it at a moment, in ms. */
function stopAt(container: HTMLElement, moment: number) {
  container.style.display = 'none';
  container.getBoundingClientRect();
  container.style.display = '';
  for (const animation of container.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = moment;
  }
}

it.each<[what: string, shown: ReactNode, shapes: string]>([
  ['a step', <WizardSkeleton key="step" />, '*'],
  ['a page', <PageSkeleton key="page" />, 'main *'],
  ['the dashboard', overview, '[aria-hidden="true"] *'],
  ['a list of documents', <ListSkeleton key="list" />, '*'],
])(
  'nothing of %s is drawn before 200 ms have passed, no edge and no ground, and all has its room',
  async (...given) => {
    const [, shown, shapes] = given;
    const { container } = await render(<MemoryRouter>{shown}</MemoryRouter>);
    const drawn = [...container.querySelectorAll(shapes)].filter(draws);
    const seenAt = (moment: number) => {
      stopAt(container, moment);
      return drawn.filter((one) => getComputedStyle(one).visibility === 'visible').map((one) => one.outerHTML);
    };
    const rooms = () => drawn.map((one) => JSON.stringify(one.getBoundingClientRect()));
    expect([...seenAt(0), ...seenAt(199)]).toEqual([]);
    const before = rooms();
    expect(seenAt(200)).toHaveLength(drawn.length);
    expect(rooms()).toEqual(before);
  },
);
