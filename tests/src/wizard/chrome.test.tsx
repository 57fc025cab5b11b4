import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render as renderBare } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import shared from '../../../schemas/shared.json';
import { ActionBar } from '../../../src/features/wizard/ActionBar';
import { ClashCards } from '../../../src/features/wizard/clash/ClashCards';
import { ErrorSummary } from '../../../src/features/wizard/ErrorSummary';
import { RestoredNotice } from '../../../src/features/wizard/RestoredNotice';
import { DraftNote } from '../../../src/features/wizard/SavedNote';
import { StepLine } from '../../../src/features/wizard/StepLine';
import { StepRail } from '../../../src/features/wizard/StepRail';
import type { Step } from '../../../src/features/wizard/steps';
import { WizardFrame } from '../../../src/features/wizard/WizardFrame';
import { WizardTexts } from '../../../src/features/wizard/wizardTexts';
import { draftIs } from '../../../stories/portal/draftIs';
import { twoFrames } from '../../support/twoFrames';
import english from '../../wizards/shared.json';

const render = (page: ReactNode, texts: Record<string, string> = shared.texts) =>
  renderBare(page, { wrapper: ({ children }) => <WizardTexts value={texts}>{children}</WizardTexts> });

const steps: Step[] = [
  { id: 'a', title: 'Informações', state: 'done', isOpen: true },
  { id: 'b', title: 'Procuradores', state: 'done', isOpen: true, errors: 1 },
  { id: 'c', title: 'Endereços', state: 'now', isOpen: true },
  { id: 'd', title: 'Produtos', state: 'todo', isOpen: false },
];

it('[PF-SAV-02, CF-SAV-01] the part of a save is named while it is sent, and when it was not', async () => {
  const progress = { state: 'sending', name: 'Endereços', place: 2, total: 5 } as const;
  const screen = await render(<DraftNote draft={draftIs('saved')} progress={progress} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Enviando Endereços \(2 de 5\)$/);
  await screen.rerender(<DraftNote draft={draftIs('saved')} progress={{ ...progress, place: 1, total: 1 }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Enviando Endereços$/);
  await screen.rerender(<DraftNote draft={draftIs('saved')} progress={{ ...progress, state: 'failed' }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^Não enviado: Endereços$/);
});

it('what was typed and not saved is said to be where it is', async () => {
  const screen = await render(<DraftNote draft={draftIs('saved')} />);
  const note = screen.getByRole('status');
  await expect.element(note).toHaveTextContent(/^Tudo salvo$/);
  await screen.rerender(<DraftNote draft={draftIs('saving')} />);
  await expect.element(note).toHaveTextContent(/^Salvando$/);
  await screen.rerender(<DraftNote draft={draftIs('offline')} />);
  await expect.element(note).toHaveTextContent(/^Sem conexão: guardado neste aparelho$/);
  await screen.rerender(<DraftNote draft={draftIs('device')} />);
  await expect.element(note).toHaveTextContent(/^Guardado neste aparelho$/);
});

it('what is kept is heard once: not again after every pause in the typing, but again after trouble or a save', async () => {
  const screen = await render(<DraftNote draft={draftIs('saving')} />);
  const note = screen.getByRole('status');
  const isHeard = async () => (await note.element()).getAttribute('aria-live') !== 'off';
  expect(await isHeard()).toBe(false);
  await screen.rerender(<DraftNote draft={draftIs('saved')} />);
  expect(await isHeard()).toBe(true);
  for (const [draft, heard] of [
    ['saving', false],
    ['saved', false],
    ['offline', true],
    ['saving', false],
    ['saved', true],
  ] as const) {
    await screen.rerender(<DraftNote draft={draftIs(draft)} />);
    expect([draft, await isHeard()]).toEqual([draft, heard]);
  }
  const progress = { state: 'sending', name: 'Endereços', place: 1, total: 1 } as const;
  await screen.rerender(<DraftNote draft={draftIs('saved')} progress={progress} />);
  await screen.rerender(<DraftNote draft={draftIs('saving')} />);
  await screen.rerender(<DraftNote draft={draftIs('saved')} />);
  expect(await isHeard()).toBe(true);
});

it('a notice of what came back says from when and from which device', async () => {
  const now = new Date();
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000);
  document.documentElement.lang = 'pt-BR';
  const time = (at: Date) => at.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
  const third = new Date(2026, 2, 4, 12, 0);
  const origins = [
    { kind: 'draft' as const, at: now.toISOString() },
    { kind: 'draft' as const, at: yesterday.toISOString(), device: 'Chrome no Android' },
    { kind: 'draft' as const, at: third.toISOString(), device: 'Safari no iPhone' },
  ];
  const screen = await render(<RestoredNotice origins={origins} count={4} onClose={() => undefined} />);
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(
      [
        'Recuperamos o que você digitou',
        `Neste aparelho, hoje às ${time(now)}`,
        `Em outro aparelho (Chrome no Android), ontem às ${time(yesterday)}`,
        'Em outro aparelho (Safari no iPhone), em 04/03/2026 às 12:00',
        '4 campos ainda não fazem parte do cadastro. Confira e salve.',
      ].join(''),
    );
});

describe('a field with two values', () => {
  const clash = (id: string, name: string) => ({
    id,
    tab: 'a',
    name,
    isRow: false,
    options: [
      { text: '(11) 98765-4321', origin: { kind: 'draft' as const } },
      { text: '', origin: { kind: 'saved' as const } },
    ],
  });

  it('shows both, none chosen, and goes on to the next one with the choice', async () => {
    const onChoose = vi.fn();
    const clashes = [clash('a/Celular', 'Celular'), clash('a/Mae', 'Nome da mãe')];
    const screen = await render(<ClashCards clashes={clashes} onChoose={onChoose} />);
    const card = screen.getByRole('group', { name: 'Celular: qual vale?' });
    await expect.element(card.getByRole('button').nth(0)).toHaveTextContent('(11) 98765-4321Neste aparelho, agora');
    await expect.element(card.getByRole('button').nth(1)).toHaveTextContent('Não informadoJá salvo no cadastro');
    await card.getByRole('button', { name: /Não informado/ }).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('a/Celular', 1);
    await expect.element(screen.getByText('Nome da mãe: qual vale?')).toHaveFocus();
  });
});

describe('the steps', () => {
  it('tell their state in words, and open where they may', async () => {
    const onPick = vi.fn();
    const screen = await render(<StepRail steps={steps} onPick={onPick} />);
    await expect.element(screen.getByText('2 de 4 concluídas')).toBeVisible();
    await expect.element(screen.getByRole('progressbar', { name: '2 de 4 concluídas' })).toHaveAttribute('value', '2');
    expect(
      screen
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(['Informações, concluída', '!Procuradores, 1 erro']);
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('3Endereços');
    await screen.getByRole('button', { name: 'Procuradores' }).click();
    expect(onPick).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('count the step on the screen where it was gone past before and lacks nothing', async () => {
    const passed = steps.map((step) => (step.state === 'now' ? { ...step, isPassed: true as const } : step));
    const screen = await render(<StepRail steps={passed} onPick={() => undefined} />);
    await expect.element(screen.getByText('3 de 4 concluídas')).toBeVisible();
  });

  it('fold into one line on a phone and fold again when one is picked', async () => {
    await page.viewport(375, 700);
    const onPick = vi.fn();
    const screen = await render(<StepLine steps={steps} onPick={onPick} />);
    await expect.element(screen.getByText('Etapa 3 de 4 · Endereços')).toBeVisible();
    await screen.getByText('Etapa 3 de 4').click();
    await screen.getByRole('button', { name: 'Informações' }).click();
    expect(onPick).toHaveBeenCalledExactlyOnceWith('a');
    await vi.waitFor(() => expect(document.querySelector('details')?.open).toBe(false));
    await page.viewport(1280, 900);
  });

  it('count what is wrong on the step of the line, in words', async () => {
    await page.viewport(375, 700);
    const wrong = steps.map((step) => (step.state === 'now' ? { ...step, errors: 2 } : step));
    const screen = await render(<StepLine steps={wrong} onPick={() => undefined} />);
    await expect.element(screen.getByText('2 erros').first()).toBeVisible();
    await screen.rerender(<StepLine steps={steps} onPick={() => undefined} />);
    expect(document.querySelector('nav summary')?.textContent).toBe('Etapa 3 de 4 · Endereços');
    await page.viewport(1280, 900);
  });

  it('leave the dot before a title away where that has a line of its own', async () => {
    const seen = () => {
      const dot = document.querySelector('nav summary b > span')?.getBoundingClientRect();
      const line = document.querySelector('nav summary > span')?.getBoundingClientRect();
      return (dot?.left ?? 0) >= (line?.left ?? 0);
    };
    const long = steps.map((step) =>
      step.state === 'now' ? { ...step, title: 'Upload de Documentos', errors: 2 } : step,
    );
    await page.viewport(320, 700);
    const screen = await render(<StepLine steps={long} onPick={() => undefined} />);
    expect(seen()).toBe(false);
    expect(getComputedStyle(document.querySelector('nav summary > span') as Element).overflow).toBe('clip');
    await screen.rerender(<StepLine steps={steps} onPick={() => undefined} />);
    expect(seen()).toBe(true);
    await page.viewport(1280, 900);
  });

  it('fill the bar of a line up to the step on the screen; a single one claims nothing', async () => {
    await page.viewport(375, 700);
    const fills = () =>
      [...document.querySelectorAll('nav > [aria-hidden] > i')].map((segment) => {
        const { backgroundImage, backgroundColor } = getComputedStyle(segment);
        return backgroundImage === 'none' ? backgroundColor : 'half';
      });
    const screen = await render(<StepLine steps={steps} onPick={() => undefined} />);
    const [full, , now, todo] = fills();
    expect([now, new Set([full, todo, 'half']).size]).toEqual(['half', 3]);
    const single: Step[] = [{ id: 'a', title: 'Data', state: 'now', isOpen: true }];
    await screen.rerender(<StepLine steps={single} onPick={() => undefined} />);
    expect(['half', full]).not.toContain(fills()[0]);
    await page.viewport(1280, 900);
  });

  it('put the focus on the title of a new step', async () => {
    const frame = (now: number) => (
      <MemoryRouter>
        <WizardFrame
          steps={steps.map((step, index) => ({ ...step, state: index === now ? 'now' : 'todo' }) as Step)}
          title={steps[now]?.title ?? ''}
          onPickStep={() => undefined}
        >
          <p>...</p>
        </WizardFrame>
      </MemoryRouter>
    );
    const screen = await render(frame(0));
    expect(document.activeElement).toBe(document.body);
    await screen.rerender(frame(1));
    await expect.element(screen.getByRole('heading', { name: 'Procuradores', level: 1 })).toHaveFocus();
  });

  it.each([375, 768, 900, 1023])('reach from edge to edge of the window as a line, at %i px', async (width) => {
    await page.viewport(width, 700);
    const frame = (
      <MemoryRouter>
        <WizardFrame steps={steps} title="Endereços" onPickStep={() => undefined}>
          <p>...</p>
        </WizardFrame>
      </MemoryRouter>
    );
    const screen = await render(frame);
    const line = screen.getByRole('navigation', { name: 'Etapas do cadastro' }).first().element();
    const { left, right } = line.getBoundingClientRect();
    expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
    const title = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    const words = screen
      .getByText(/^Etapa 3 de 4/)
      .element()
      .getBoundingClientRect();
    expect(Math.abs(words.left - title.left)).toBeLessThan(1);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await page.viewport(1280, 900);
  });
});

describe('the bar', () => {
  it('[CF-NAV-11] says what it is doing, keeps the focus and is deaf meanwhile', async () => {
    const onPress = vi.fn();
    const bar = (busy: boolean) => (
      <ActionBar
        quiet={{ label: 'Salvar e continuar depois', busyLabel: 'Salvando...', onPress }}
        primary={{ label: 'Avançar', busyLabel: 'Avançando...', busy, onPress }}
      />
    );
    const screen = await render(bar(false));
    const primary = screen.getByRole('button', { name: 'Avançar' });
    await primary.click();
    const { width } = primary.element().getBoundingClientRect();
    await screen.rerender(bar(true));
    const busy = screen.getByRole('button', { name: 'Avançando...' });
    await expect.element(busy).toHaveFocus();
    expect(busy.element().getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Salvar e continuar depois' })).toBeDisabled();
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('the summary', () => {
  it('is a region with a link for each wrong field', async () => {
    const onPick = vi.fn();
    const errors = [
      { pointer: '/Cep', name: 'CEP', message: 'Campo obrigatório.' },
      { pointer: '/contas/0/Banco', name: 'Banco da conta principal', message: 'Campo obrigatório.' },
    ];
    const screen = await render(<ErrorSummary errors={errors} onPick={onPick} />);
    const region = screen.getByRole('region', { name: '2 campos precisam da sua atenção' });
    await region.getByRole('link', { name: /Banco da conta principal/ }).click();
    expect(onPick).toHaveBeenCalledExactlyOnceWith('/contas/0/Banco');
    await screen.rerender(<ErrorSummary errors={errors.slice(0, 1)} onPick={onPick} />);
    await expect.element(screen.getByRole('region', { name: '1 campo precisa da sua atenção' })).toBeVisible();
    await screen.rerender(<ErrorSummary errors={[]} onPick={onPick} />);
    expect(screen.getByRole('region').elements()).toEqual([]);
  });

  it('marks what the version that was saved last did not ask', async () => {
    const errors = [
      { pointer: '/Cep', name: 'CEP', message: 'Campo obrigatório.' },
      { pointer: '/Origem', name: 'Origem do patrimônio', message: 'Campo obrigatório.' },
    ];
    const isNew = (pointer: string) => pointer === '/Origem';
    const screen = await render(<ErrorSummary errors={errors} isNew={isNew} onPick={() => undefined} />);
    await expect
      .element(screen.getByRole('link', { name: 'Origem do patrimônio Novo Campo obrigatório.' }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'CEP Campo obrigatório.' })).toBeVisible();
  });

  it('counts items where a block lacks something: a document is no field', async () => {
    const lacking = { pointer: '#arquivos', name: 'Comprovante de residência', message: 'Falta o arquivo.' };
    const field = { pointer: '/Cep', name: 'CEP', message: 'Campo obrigatório.' };
    const screen = await render(<ErrorSummary errors={[lacking]} onPick={vi.fn()} />);
    await expect.element(screen.getByRole('region', { name: '1 item precisa da sua atenção' })).toBeVisible();
    await screen.rerender(<ErrorSummary errors={[field, lacking]} onPick={vi.fn()} />);
    await expect.element(screen.getByRole('region', { name: '2 itens precisam da sua atenção' })).toBeVisible();
  });

  it.each([320, 1280])('folds what was corrected, and keeps its size in sight, at %i px', async (width) => {
    await page.viewport(width, 900);
    const errors = [
      { pointer: '/Cep', name: 'CEP (endereço comercial)', message: 'Campo obrigatório.' },
      { pointer: '/Email', name: 'E-mail comercial', message: 'O e-mail não pode conter espaços em branco.' },
    ];
    const screen = await render(<ErrorSummary errors={errors} onPick={() => undefined} />);
    const height = () => document.querySelector('section')?.parentElement?.getBoundingClientRect().height ?? 0;
    // Nobody corrects anything before the page has been shown.
    await twoFrames();
    const before = height();
    const corrected = (count: number) => errors.map((error, at) => ({ ...error, isCorrected: at < count }));
    await screen.rerender(<ErrorSummary errors={corrected(1)} onPick={() => undefined} />);
    await expect.element(screen.getByRole('region', { name: '1 campo precisa da sua atenção' })).toBeVisible();
    expect(
      screen
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['E-mail comercialO e-mail não pode conter espaços em branco.']);
    await expect.element(screen.getByText('CEP (endereço comercial)')).not.toBeVisible();
    await screen.getByText('1 já corrigido').click();
    await expect.element(screen.getByText('CEP (endereço comercial)')).toBeVisible();
    await screen.rerender(<ErrorSummary errors={corrected(2)} onPick={() => undefined} />);
    await expect.element(screen.getByRole('region', { name: /^Tudo corrigido/ })).toBeVisible();
    expect(screen.getByRole('link').elements()).toEqual([]);
    expect(screen.getByRole('listitem').elements()).toEqual([]);
    expect(height()).toBe(before);
    await page.viewport(1280, 900);
  });

  it('that has nothing left is one line, on the narrowest phone too', async () => {
    await page.viewport(320, 700);
    const fixed = { pointer: '/Cep', name: 'CEP', message: 'Campo obrigatório.', isCorrected: true };
    const screen = await render(
      <main style={{ paddingInline: 16 }}>
        <ErrorSummary errors={[fixed]} onPick={() => undefined} />
      </main>,
    );
    const done = screen.getByRole('heading', { name: /^Tudo corrigido/ });
    await expect.element(done).toBeVisible();
    expect(done.element().getBoundingClientRect().height).toBe(24);
    await page.viewport(1280, 900);
  });

  it('shows five lines, and all of them when asked, with the focus on the first that came', async () => {
    const errors = Array.from({ length: 8 }, (_, at) => ({
      pointer: `/f${at}`,
      name: `Campo ${at + 1}`,
      message: 'Campo obrigatório.',
    }));
    const screen = await render(<ErrorSummary errors={errors} onPick={() => undefined} />);
    await expect.element(screen.getByRole('region', { name: '8 campos precisam da sua atenção' })).toBeVisible();
    expect(screen.getByRole('link').elements()).toHaveLength(5);
    await screen.getByRole('button', { name: 'Ver mais 3' }).click();
    expect(screen.getByRole('link').elements()).toHaveLength(8);
    await expect.element(screen.getByRole('link', { name: /^Campo 6 / })).toHaveFocus();
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  it('shrinks out of sight, and what stands under it does not move', async () => {
    const errors = Array.from({ length: 4 }, (_, at) => ({
      pointer: `/f${at}`,
      name: `Campo ${at}`,
      message: 'Falta.',
    }));
    const at = (count: number) => (
      <>
        <ErrorSummary
          errors={errors.map((error, index) => ({ ...error, isCorrected: index < count }))}
          onPick={vi.fn()}
        />
        <div style={{ blockSize: 3000 }}>
          <p style={{ paddingBlockStart: 1000 }}>Sob ele</p>
        </div>
      </>
    );
    const screen = await render(at(0));
    const box = document.querySelector('section')?.parentElement as HTMLElement;
    const before = box.offsetHeight;
    window.scrollTo(0, 900);
    const place = () => screen.getByText('Sob ele').element().getBoundingClientRect().bottom;
    const stood = place();
    await screen.rerender(at(4));
    await expect.poll(() => box.offsetHeight).toBeLessThan(before);
    expect(Math.abs(place() - stood)).toBeLessThan(1);
    window.scrollTo(0, 0);
  });
});

describe('the notice of what was restored', () => {
  it('leads to the steps that can be opened', async () => {
    const open = vi.fn();
    const screen = await render(
      <RestoredNotice tabs={[{ title: 'Dados', onOpen: open }, { title: 'Endereços' }]} onClose={() => undefined} />,
    );
    await expect.element(screen.getByText('Onde estão: Dados, Endereços.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Endereços' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Dados' }).click();
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('the words around the forms', () => {
  it('are those of the definitions, in whatever language', async () => {
    const screen = await render(
      <MemoryRouter>
        <StepLine steps={steps} onPick={() => undefined} />
        <StepRail steps={steps} onPick={() => undefined} />
        <DraftNote draft={draftIs('saved')} />
        <DraftNote draft={draftIs('saved')} progress={{ state: 'sending', name: 'Member', place: 1, total: 2 }} />
        <RestoredNotice tabs={[{ title: 'Member' }, { title: 'Reading' }]} onClose={() => undefined} />
        <ErrorSummary errors={[{ pointer: '/a', name: 'A', message: 'B' }]} onPick={() => undefined} />
        <ActionBar />
      </MemoryRouter>,
      english.texts,
    );
    await expect.element(screen.getByRole('region', { name: 'Actions of the step' })).toBeInTheDocument();
    await expect.element(screen.getByRole('region', { name: '1 field needs your attention' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    const text = document.body.textContent ?? '';
    for (const words of [
      'Step 3 of 4',
      'Your card',
      '2 of 4 done',
      'Informações, done',
      'Everything is saved',
      'Sending Member (1 of 2)',
      'is back',
      'in: Member, Reading.',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Etapa|conclu|Salvo|Recuperamos|Envia|Confira/);
  });
});
