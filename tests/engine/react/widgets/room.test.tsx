import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Choice } from '../../../../engine/react/widgets/types';
import * as enderecos from '../../../../schemas/pf/enderecos.json?tab';
import { FieldPreview, type FieldPreviewProps, PreviewedField } from '../../../../stories/widgets/FieldPreview';
import { byId, renderTab } from '../form/tab';
import { control } from './field';

const choices: Choice[] = Array.from({ length: 120 }, (_, index) => ({ value: index, label: `Atividade ${index}` }));

afterEach(() => page.viewport(1280, 900));

describe('the list of a combobox', () => {
  /** Opens the list of a box whose upper edge is at this height. */
  const open = async (top: number) => {
    await render(
      <div style={{ paddingBlock: `${top}px 1200px` }}>
        <PreviewedField widget="combobox" label="Atividade" choices={choices} />
      </div>,
    );
    window.scrollTo(0, 0);
    await userEvent.click(control());
    const [list, box] = [document.querySelector('[role=listbox]'), control()].map((e) => e?.getBoundingClientRect());
    return { list: list as DOMRect, box: box as DOMRect };
  };
  /** What sticks to the head and the foot of the window. */
  const free = () => {
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    return { top: Number.parseFloat(scrollPaddingTop), bottom: innerHeight - Number.parseFloat(scrollPaddingBottom) };
  };

  it.each([
    [900, 80, 'under'],
    [900, 300, 'under'],
    [900, 560, 'above'],
    [900, 650, 'above'],
    [480, 120, 'under'],
    [480, 260, 'above'],
  ])(
    'in a window of %i px stands whole between head and foot, from a box at %i px %s it',
    async (height, top, side) => {
      await page.viewport(1280, height);
      const { list, box } = await open(top);
      if (side === 'under') {
        expect(list.top).toBeGreaterThanOrEqual(box.bottom);
        expect(list.bottom).toBeLessThanOrEqual(free().bottom);
      } else {
        expect(list.bottom).toBeLessThanOrEqual(box.top);
        expect(list.top).toBeGreaterThanOrEqual(free().top);
      }
      expect(list.height).toBeGreaterThanOrEqual(88);
    },
  );
});

describe('the list of a combobox with a value far down', () => {
  /** Opens it by a key, in a page that can be scrolled both ways; says where the page stood. */
  const open = async (top: number) => {
    const screen = await render(
      <div style={{ paddingBlock: '1200px' }}>
        <PreviewedField widget="combobox" label="Atividade" choices={choices} value={30} />
      </div>,
    );
    await expect.element(screen.getByRole('combobox')).toBeVisible();
    window.scrollTo({ top: window.scrollY + control().getBoundingClientRect().top - top, behavior: 'instant' });
    control().focus({ preventScroll: true });
    const scrolled = window.scrollY;
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(chosen).toBeInstanceOf(Element);
    return scrolled;
  };
  const chosen = () => document.querySelector('[data-active]');
  const places = () =>
    [control(), document.querySelector('[role=listbox]'), chosen()].map(
      (element) => element?.getBoundingClientRect() as DOMRect,
    ) as [DOMRect, DOMRect, DOMRect];
  const isIn = (inner: DOMRect, outer: { top: number; bottom: number }) =>
    inner.top >= outer.top && inner.bottom <= outer.bottom;

  it.each([600, 450, 100])('scrolls to it, and leaves the page where it is, from a box at %i px', async (top) => {
    await page.viewport(375, 800);
    const scrolled = await open(top);
    const [box, list, option] = places();
    expect([window.scrollY, Math.round(box.top)]).toEqual([scrolled, top]);
    expect([isIn(option, list), isIn(list, { top: 0, bottom: 800 })]).toEqual([true, true]);
  });

  it.each([20, 110])(
    'has whole options in sight beside its box in a window of 180 px, from one at %i px',
    async (top) => {
      await page.viewport(320, 180);
      await open(top);
      for (const keys of [undefined, '{ArrowDown}', '{ArrowDown}{ArrowDown}']) {
        if (keys) await userEvent.keyboard(keys);
        const [box, list, option] = places();
        const all = { top: 0, bottom: 180 };
        expect([isIn(box, all), isIn(list, all), isIn(option, list)]).toEqual([true, true, true]);
      }
    },
  );
});

describe('a narrow field', () => {
  const start = async (props: Partial<FieldPreviewProps>) => {
    const screen = await render(<FieldPreview widget="text" label="Número" {...props} />);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(control());
    await screen.unmount();
    return [paddingInlineStart, paddingInlineEnd];
  };

  it('begins and ends as any other, until something stands at its end', async () => {
    const wide = await start({});
    expect(await start({ width: 1 })).toEqual(wide);
    expect(await start({ width: 1, busy: true })).toEqual(['8px', '28px']);
  });
});

describe('a locked field', () => {
  const fits = (id: string) => byId(id).scrollWidth <= byId(id).clientWidth;
  const long = 'Ipê Fundo de Investimento Renda Fixa Crédito Privado Longo Prazo de Responsabilidade Limitada';

  it.each(['text', 'name', 'readonly', 'combobox'])('shows all of a long text on a phone: %s', async (widget) => {
    await page.viewport(375, 900);
    const own = widget === 'combobox' ? { value: 1, choices: [{ value: 1, label: long }] } : { value: long };
    await render(<PreviewedField widget={widget} label="Nome" locked {...own} />);
    expect(control().value).toBe(long);
    expect(control().getBoundingClientRect().height).toBeGreaterThan(48);
    expect(control().scrollHeight).toBeLessThanOrEqual(control().clientHeight);
    expect(fits('campo')).toBe(true);
  });

  it('is as high as any other with a short text, and keeps the focus that it had before', async () => {
    const field = (locked: boolean) => <PreviewedField widget="text" label="Nome" value="Rua Um" locked={locked} />;
    const screen = await render(field(false));
    const { height } = control().getBoundingClientRect();
    control().focus();
    await screen.rerender(field(true));
    expect(control().readOnly).toBe(true);
    expect(control().getBoundingClientRect().height).toBe(height);
    expect(document.activeElement).toBe(control());
  });

  it.each([320, 375, 600, 768, 1280])(
    'shows all of a state and of a number beside its padlock at %i px',
    async (width) => {
      await page.viewport(width, 900);
      const stored = {
        Cep: '01310100',
        Logradouro: 'Rua Um',
        LogradouroNumero: '1578',
        Bairro: 'B',
        Cidade: 'C',
        Uf: 'MG',
      };
      const { form } = await renderTab(enderecos, { data: { ...stored, LogradouroPais: 'BRA' } });
      form.change('/mesmoCorrespondencia', true);
      await expect.poll(() => byId('enderecos-EnderecoComercialEstado').readOnly).toBe(true);
      expect(byId('enderecos-EnderecoComercialEstado').value).toBe('MG');
      for (const name of ['EnderecoComercialEstado', 'EnderecoComercialNumero'])
        expect(fits(`enderecos-${name}`), name).toBe(true);
    },
  );
});
