import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../engine/theme';
import { Surrounded, useSurroundings } from '../../stories/toolbar/Surroundings';
import { toldSettings } from '../../stories/toolbar/settings';
import { heldAfter, slowDown } from '../../stories/toolbar/slowDown';
import { type Worn, wear } from '../../stories/toolbar/wear';

const own: Worn = { tenant: 'andorinha', theme: 'light', textSpacing: 'own', forcedColours: 'none', cpu: '1' };
afterEach(() => wear(own));

const styleOf = (name: string) => getComputedStyle(page.getByText(name).element());

it('text spacing is that of WCAG 1.4.12, and is taken off again', async () => {
  await render(<p style={{ fontSize: 20 }}>Endereço</p>);
  wear({ ...own, textSpacing: 'wcag' });
  const { lineHeight, letterSpacing, wordSpacing, marginBlockEnd } = styleOf('Endereço');
  expect([lineHeight, letterSpacing, wordSpacing, marginBlockEnd]).toEqual(['30px', '2.4px', '3.2px', '40px']);
  wear(own);
  expect(styleOf('Endereço').letterSpacing).toBe('normal');
});

it('forced colours are those of the system, the rules that are made for them hold, and all is taken off again', async () => {
  await render(<Button variant="primary">Avançar</Button>);
  const before = page.getByRole('button').element().outerHTML;
  const button = () => getComputedStyle(page.getByRole('button').element());
  const { backgroundColor, borderWidth } = button();
  wear({ ...own, forcedColours: 'active' });
  expect(button().backgroundColor).not.toBe(backgroundColor);
  expect(button().boxShadow).toBe('none');
  expect(forcedRulesThatHold()).toBeGreaterThan(0);
  wear(own);
  expect([button().backgroundColor, button().borderWidth]).toEqual([backgroundColor, borderWidth]);
  expect(forcedRulesThatHold()).toBe(0);
  expect(page.getByRole('button').element().outerHTML).toBe(before);
});

it('in forced colours what lets through what is behind it still does, and what covers it has the colour of the system', async () => {
  await render(
    <>
      <style>
        {'.over { background: rgb(200 0 0) } .through { padding: 1px } .veil { background: rgb(0 0 0 / 0.5) }'}
      </style>
      <p className="over">cobre</p>
      <p className="through">deixa ver</p>
      <p className="veil">véu</p>
    </>,
  );
  wear({ ...own, forcedColours: 'active' });
  const canvas = getComputedStyle(document.documentElement).backgroundColor;
  const grounds = ['cobre', 'deixa ver', 'véu'].map((name) => styleOf(name).backgroundColor);
  expect(grounds).toEqual([canvas, 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0.5)']);
  wear(own);
  expect(styleOf('cobre').backgroundColor).toBe('rgb(200, 0, 0)');
});

/** Rules for forced colours that hold in any colours. */
function forcedRulesThatHold(): number {
  const texts = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  return texts.filter((text) => text.startsWith('@media all') && text.includes('!important')).length;
}

it('a slower processor is held for as long as makes the work so many times longer, and no longer than it can be stopped', () => {
  expect([heldAfter(10, 4), heldAfter(10, 1), heldAfter(5_000, 6)]).toEqual([30, 0, 400]);
  let now = 0;
  const waiting: (() => void)[] = [];
  const end = slowDown(4, { now: () => now++, later: (next) => void waiting.push(next) });
  now += 10;
  waiting.shift()?.();
  expect([now > 40, waiting.length]).toEqual([true, 1]);
  end();
  waiting.shift()?.();
  expect(waiting).toEqual([]);
});

it('settings that the toolbar changed are told as the server tells them', () => {
  expect(toldSettings({ apelido: true, dispensa: false, autenticacao: 2, desconhecida: 1 })).toEqual([
    { Chave: 'Exibir apelido', Valor: 'S' },
    { Chave: 'Dispensa do questionario', Valor: 'Nao' },
    { Chave: 'Modo de autenticacao', Valor: '2' },
  ]);
});

it('a story begins anew in other surroundings', async () => {
  let begun = 0;
  function Begun() {
    const { mode } = useSurroundings();
    useState(() => begun++);
    return <p>{mode}</p>;
  }
  const at = (mode: 'new' | 'edit') => (
    <Surrounded value={{ mode, settings: {} }}>
      <Begun />
    </Surrounded>
  );
  const screen = await render(at('new'));
  await screen.rerender(at('new'));
  await screen.rerender(at('edit'));
  await expect.element(page.getByText('edit')).toBeVisible();
  expect(begun).toBe(2);
});
