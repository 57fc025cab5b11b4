import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import { TabView } from '../../../engine/react/form/TabView';
import * as enderecos from '../../../schemas/pf/enderecos.json?tab';
import * as informacoes from '../../../schemas/pf/informacoes.json?tab';
import * as procuradores from '../../../schemas/pf/procuradores.json?tab';
import shared from '../../../schemas/shared.json';
import { Modal } from '../../../src/dialogs/Modal';
import { WizardFrame } from '../../../src/features/wizard/WizardFrame';
import { WizardTexts } from '../../../src/features/wizard/wizardTexts';
import { createTabSession } from '../../../stories/engine/tabSession';

const TABS = { informacoes, procuradores, enderecos };
const DATA = { informacoes: { representante: true, EstadoCivil: 'Em união estável', PoliticamenteExposta: true } };
const ACTION = { label: 'Avançar', busyLabel: 'Salvando...', onPress: () => undefined };

async function renderPage(id: keyof typeof TABS) {
  const { session } = createTabSession(TABS[id], { ask: async () => true }, { data: { ...DATA }[id as never] ?? {} });
  const surface = { Modal, explain: () => undefined, blocks: {} };
  await render(
    <WizardTexts value={shared.texts}>
      <MemoryRouter>
        <WizardFrame
          steps={[{ id, title: 'Etapa', state: 'now', isOpen: true }]}
          title="Etapa"
          onPickStep={() => undefined}
          quiet={{ ...ACTION, label: 'Salvar e continuar depois' }}
          primary={ACTION}
        >
          <TabView session={session} tab={id} surface={surface} onSubmit={() => undefined} />
        </WizardFrame>
      </MemoryRouter>
    </WizardTexts>,
  );
}

/** What has the focus as the eye sees it: the card around the mark of a choice. */
function focused(): Element {
  const active = document.activeElement as Element;
  return active.matches('input[type=radio], input[type=checkbox]') ? (active.closest('label') ?? active) : active;
}

/** How many pixels of what has the focus the bar, the line of steps or the edge of the window hide. */
function hidden(): number {
  const { top, bottom } = focused().getBoundingClientRect();
  const bar = document.querySelector('section[aria-label="Ações da etapa"]')?.getBoundingClientRect();
  const line = document.querySelector('nav:has(details)')?.getBoundingClientRect();
  if (focused().closest('nav, header, section[aria-label="Ações da etapa"], a[href^="#"]')) return 0;
  return Math.max(0, bottom - (bar?.top ?? innerHeight), Math.max(0, line?.bottom ?? 0) - top, -top);
}

afterEach(() => page.viewport(1280, 900));

describe('what the Tab key comes to, forwards and back, is covered by nothing', () => {
  it.each<[number, number, keyof typeof TABS]>([
    [320, 568, 'informacoes'],
    [320, 568, 'procuradores'],
    [800, 600, 'informacoes'],
    [1280, 620, 'enderecos'],
  ])('in a window of %i by %i px, on the tab %s', async (width, height, id) => {
    await page.viewport(width, height);
    await renderPage(id);
    const covered: string[] = [];
    for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      for (let count = 0; count < 90; count += 1) {
        await userEvent.keyboard(keys);
        if (focused() === document.body) break;
        if (hidden() > 0) covered.push(`${keys} ${focused().id || focused().textContent}`);
      }
    }
    expect(covered).toEqual([]);
  });
});
