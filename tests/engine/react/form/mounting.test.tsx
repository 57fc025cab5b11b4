import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { TabDefinition } from '../../../../engine/core/definition/types';
import { beginTab, byId, countRenders, storyTab } from './tab';

const PER_SECTION = 50;

/** A tab of text fields, fifty in a section. */
function longTab(fields: number): TabDefinition {
  const names = Array.from({ length: fields }, (_, index) => `f${index}`);
  return {
    id: 'long',
    title: 'Longa',
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', title: `Campo ${name}` }])),
      required: names,
    },
    uiSchema: {
      'ui:sections': Array.from({ length: Math.ceil(fields / PER_SECTION) }, (_, index) => ({
        id: `s${index}`,
        title: `Seção ${index}`,
        fields: names.slice(index * PER_SECTION, (index + 1) * PER_SECTION),
      })),
    },
  };
}

const mountedIn = (section: number) => byId(`long-section-s${section}`).querySelectorAll('input').length;
const mounted = () => [0, 1, 2, 3].map(mountedIn);

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => {});
  return () => void vi.unstubAllGlobals();
});

describe('a tab of more than 150 fields', () => {
  it('mounts its first sections at once and the others one by one when the browser is idle', async () => {
    await beginTab(storyTab(longTab(200)));
    expect(mounted()).toEqual([50, 50, 0, 0]);
    for (const next of [
      [50, 50, 50, 0],
      [50, 50, 50, 50],
    ]) {
      await expect.poll(() => idle).toHaveLength(1);
      idle.shift()?.();
      await expect.poll(mounted).toEqual(next);
    }
    expect(idle).toEqual([]);
  });

  it('keeps the height of what is not mounted, under its title', async () => {
    const { screen } = await beginTab(storyTab(longTab(200)));
    await expect.element(screen.getByRole('heading', { name: 'Seção 3' })).toBeVisible();
    expect(byId('long-section-s3').offsetHeight).toBeGreaterThan((PER_SECTION / 2) * 100);
  });

  it('takes the focus to a field of a section that is not mounted yet', async () => {
    const { focus, form } = await beginTab(storyTab(longTab(200)), { data: { f0: 'a' } });
    focus('/f199');
    expect(document.activeElement?.id).toBe('long-f199');
    expect(mounted()).toEqual([50, 50, 0, 50]);
    expect(form.validate('advance')).toHaveLength(199);
    await expect.element(byId('long-f199')).toHaveAttribute('aria-invalid', 'true');
  });

  it('has a form of its own for each section, in which Enter goes on, and none for one that is hidden', async () => {
    const rules = [{ id: 'show', when: { f0: true as const }, show: ['f150'], hidden: 'keep' as const }];
    const tab = { ...longTab(151), rules };
    const { form, focus, onSubmit } = await beginTab(storyTab(tab));
    const sections = () => [...document.querySelectorAll('form')].map((own) => own.querySelector('section')?.id);
    expect(sections()).toEqual(['long-section-s0', 'long-section-s1', 'long-section-s2']);
    form.change('/f0', 'a');
    await expect.poll(() => sections().at(-1)).toBe('long-section-s3');
    focus('/f150');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('mounts without idle callbacks, which Safari has not', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.stubGlobal('cancelIdleCallback', undefined);
    await beginTab(storyTab(longTab(200)));
    await expect.poll(mounted).toEqual([50, 50, 50, 50]);
  });
});

describe('a tab of at most 150 fields', () => {
  const mountedOf150 = () => [0, 1, 2].map(mountedIn);
  let frames: FrameRequestCallback[];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
  });

  // 414 x 896: a field in a line, nine lines.
  // Without what stands around fields at the least.
  const IN_WINDOW = Math.ceil((window.innerHeight - 360) / 110) * (window.innerWidth < 600 ? 1 : 2);

  const drawFrame = () => {
    for (const work of frames.splice(0)) work(0);
  };

  it('mounts what the first frame shows, and the others together once it stands, without idle time', async () => {
    await beginTab(storyTab(longTab(150)));
    expect(mountedOf150()).toEqual([IN_WINDOW, 0, 0]);
    const [first] = byId('long-section-s0').querySelectorAll('input');
    drawFrame();
    await expect.poll(mountedOf150).toEqual([50, 50, 50]);
    expect(byId('long-section-s0').querySelector('input')).toBe(first);
    expect(idle).toEqual([]);
  });

  it('keeps the height of what is not mounted, which the browser does not skip', async () => {
    await beginTab(storyTab(longTab(150)));
    const card = byId('long-section-s2');
    expect(card.offsetHeight).toBeGreaterThan((PER_SECTION / 2) * 100);
    expect(getComputedStyle(card).contentVisibility).toBe('visible');
  });

  it('mounts all of it to take the focus to a field', async () => {
    const { focus } = await beginTab(storyTab(longTab(150)));
    focus('/f149');
    expect(document.activeElement?.id).toBe('long-f149');
    expect(mountedOf150()).toEqual([50, 50, 50]);
  });

  it('draws no field again for a list of options that comes while the others are mounted', async () => {
    const renders = countRenders();
    const tab = longTab(60);
    const options = { call: 'GET /lista', value: 'nome', title: 'nome' };
    Object.assign(tab.schema.properties?.f30 ?? {}, { options });
    Object.assign(tab.schema.properties?.f40 ?? {}, { options });
    const { screen, session } = await beginTab(storyTab(tab));
    // It is there between the first field that asks for it and the second one.
    const get = vi.spyOn(session.options, 'get');
    get.mockReturnValueOnce({ status: 'loading' }).mockReturnValue({ status: 'ready', records: [{ nome: 'Um' }] });
    drawFrame();
    await expect.element(screen.getByRole('option', { name: 'Um' }).nth(1)).toBeInTheDocument();
    expect(get).toHaveBeenCalledWith('/lista');
    const times = (field: string) => [field, renders.get(`long-${field}`)];
    expect(['f25', 'f35', 'f59'].map(times)).toEqual([
      ['f25', 1],
      ['f35', 1],
      ['f59', 1],
    ]);
  });

  it('counts only the fields that are shown for the first frame', async () => {
    const tab = longTab(150);
    const rest = Array.from({ length: 48 }, (_, index) => `f${index + 2}`);
    await beginTab(
      storyTab({ ...tab, rules: [{ id: 'rest', when: { f0: true as const }, show: rest, hidden: 'clear' as const }] }),
    );
    expect(mountedOf150()).toEqual([2, IN_WINDOW - 2, 0]);
  });

  it('keeps the height of the fields of a section that the first frame does not show', async () => {
    await beginTab(storyTab(longTab(150)));
    expect(byId('long-section-s0').offsetHeight).toBeGreaterThan((PER_SECTION / 2) * 100);
  });

  it('calls off what it has not mounted when it is left', async () => {
    const cancelled = vi.fn();
    vi.stubGlobal('cancelAnimationFrame', cancelled);
    const { screen } = await beginTab(storyTab(longTab(150)));
    await screen.unmount();
    expect(cancelled).toHaveBeenCalledWith(1);
  });
});

it('a tab that is left while it mounts stops mounting', async () => {
  const cancelled = vi.fn();
  vi.stubGlobal('cancelIdleCallback', cancelled);
  const { screen } = await beginTab(storyTab(longTab(200)));
  await screen.unmount();
  expect(cancelled).toHaveBeenCalledWith(1);
});
