import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import shared from '../../../schemas/shared.json';
import { EditFrame } from '../../../src/features/wizard/EditFrame';
import { WizardFrame } from '../../../src/features/wizard/WizardFrame';
import { WizardTexts } from '../../../src/features/wizard/wizardTexts';
import { draftIs } from '../../../stories/portal/draftIs';

const primary = { label: 'Avançar', onClick: () => undefined } as never;
const long = (
  <>
    <div style={{ blockSize: 3000 }} />
    <input aria-label="Cidade" />
    <div style={{ blockSize: 3000 }} />
  </>
);
const draft = draftIs('saved');
const steps = [{ id: 'a', title: 'Endereços', state: 'now' as const, isOpen: true }];
const pages: [name: string, page: ReactNode][] = [
  [
    'wizard',
    <WizardFrame key="w" title="Endereços" steps={steps} onPickStep={() => undefined} draft={draft} primary={primary}>
      {long}
    </WizardFrame>,
  ],
  [
    'section',
    <EditFrame key="e" title="Endereços" onBack={() => undefined} draft={draft} primary={primary}>
      {long}
    </EditFrame>,
  ],
];
afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(1280, 900);
});

const open = (shown: ReactNode) =>
  render(shown, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <WizardTexts value={shared.texts}>{children}</WizardTexts>
      </MemoryRouter>
    ),
  });

/** How much of the window lies over the field, and the lower edge of what is said of the typing. */
async function placesAt(width: number, height: number, shown: ReactNode) {
  await page.viewport(width, height);
  const screen = await open(shown);
  const city = screen.getByLabelText('Cidade').element() as HTMLElement;
  city.focus();
  city.scrollIntoView({ block: 'start' });
  const words = document.createRange();
  words.selectNodeContents(screen.getByText('Tudo salvo').element());
  const note = words.getBoundingClientRect();
  expect(note.height).toBeGreaterThan(0);
  const covers = document.elementFromPoint(width / 2, city.getBoundingClientRect().top - 1);
  return { note, city: city.getBoundingClientRect(), covers };
}

for (const [name, shown] of pages) {
  it.each([
    [1280, 900],
    [375, 812],
    [375, 667],
  ])(
    `what becomes of the typing stays in sight, over the field that is typed into: ${name}, %i x %i`,
    async (width, height) => {
      const { note, city } = await placesAt(width, height, shown);
      expect(note.top).toBeGreaterThanOrEqual(0);
      expect(note.bottom).toBeLessThan(city.top);
      expect(document.elementFromPoint(city.left + 4, city.top + 4)?.getAttribute('aria-label')).toBe('Cidade');
    },
  );

  it(`a low window has its room for the form: ${name}`, async () => {
    const { note, city } = await placesAt(375, 460, shown);
    expect(note.bottom).toBeLessThan(0);
    expect(city.top).toBeGreaterThanOrEqual(0);
  });
}

it.each([320, 360, 375])('what is said without a connection makes no page wider, at %i px', async (width) => {
  await page.viewport(width, 700);
  const screen = await open(
    <WizardFrame
      title="Endereços"
      steps={steps}
      onPickStep={() => undefined}
      draft={draftIs('offline')}
      primary={primary}
    >
      {long}
    </WizardFrame>,
  );
  await expect.element(screen.getByText('Sem conexão: guardado neste aparelho')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
});

it('a step that is shorter than the list of steps is as high as it is', async () => {
  await page.viewport(1280, 900);
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    title: `Etapa ${index}`,
    state: index === 0 ? ('now' as const) : ('todo' as const),
    isOpen: false,
  }));
  const screen = await open(
    <WizardFrame title="Endereços" steps={many} onPickStep={() => undefined} draft={draft} primary={primary}>
      <div data-testid="short">Uma linha</div>
    </WizardFrame>,
  );
  const { height } = screen.getByTestId('short').element().getBoundingClientRect();
  expect(height).toBeGreaterThan(10);
  expect(height).toBeLessThan(40);
});
