import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { JsonObject } from '../../../../engine/core/json';
import { useRowStatus } from '../../../../engine/react/collection/useRowStatus';
import * as participantes from '../../../../schemas/fundo/participantes.json?tab';
import * as empresa from '../../../../schemas/pj/dados-da-empresa.json?tab';
import { byId, fullest, LaidOut, renderTab } from '../form/tab';

const [partner = {}] = (fullest(empresa).socios ?? []) as JsonObject[];
const { Guid: _, ...unsaved } = partner;
const partners = (...shares: number[]) =>
  shares.map((Percentual, index) => ({ ...unsaved, Nome: `Pessoa ${'ABC'[index]}`, Percentual }));
const renderPartners = (socios: JsonObject[]) => renderTab(empresa, { data: { ...fullest(empresa), socios } });
type Screen = Awaited<ReturnType<typeof renderPartners>>['screen'];
const line = (screen: Screen, n: number) => screen.getByRole('button', { name: new RegExp(`^Sócio ${n} `) });
const isOpen = (screen: Screen, n: number) => line(screen, n).element().getAttribute('aria-expanded');
const id = (row: number, field: string) => `dados-da-empresa-socios-${row}-${field}`;

describe('rows edited in place', () => {
  it('a complete list is folded: each line says name, state, share and running sum', async () => {
    const { screen } = await renderPartners(partners(40, 30, 15));
    await expect.element(line(screen, 1)).toHaveAccessibleName(/^Sócio 1 Pessoa A Completo 40% soma 40%$/);
    await expect.element(line(screen, 3)).toHaveAccessibleName(/^Sócio 3 Pessoa C Completo 15% soma 85%$/);
    expect([1, 2, 3].map((n) => isOpen(screen, n))).toEqual(['false', 'false', 'false']);
    const { violations } = await axe.run('main');
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map((node) => node.html)])).toEqual([]);
  });

  it('the first row that is not complete is open, and one at a time; what is typed stays when it folds', async () => {
    const [first = {}, second = {}, third = {}] = partners(40, 30, 15);
    const { screen, data } = await renderPartners([
      first,
      { ...second, Cep: undefined, Email: undefined } as never,
      third,
    ]);
    expect([1, 2, 3].map((n) => isOpen(screen, n))).toEqual(['false', 'true', 'false']);
    await userEvent.fill(byId(id(1, 'Email')), 'b@example.com');
    await userEvent.click(byId(id(1, 'CpfCnpj')));
    await userEvent.keyboard('{Control>}a{/Control}123');
    await userEvent.click(line(screen, 3));
    expect([1, 2, 3].map((n) => isOpen(screen, n))).toEqual(['false', 'false', 'true']);
    await expect.element(line(screen, 2)).toHaveAccessibleName(/^Sócio 2 Pessoa B 1 erro 30%/);
    await userEvent.click(line(screen, 2));
    expect(byId(id(1, 'Email')).value).toBe('b@example.com');
    expect(byId(id(1, 'CpfCnpj')).value).toMatch(/^123/);
    expect((data().socios as JsonObject[])[1]?.Email).toBe('b@example.com');
  });

  it('a folded row says how many fields are to be filled in, and after an attempt how many are wrong', async () => {
    const [first = {}, second = {}] = partners(40, 30);
    const { Nome: _nome, Email: _email, ...rest } = second as JsonObject;
    const { screen, form, focus } = await renderPartners([first, rest]);
    await userEvent.click(line(screen, 1));
    await expect.element(line(screen, 2)).toHaveAccessibleName(/^Sócio 2 2 campos a preencher 30%/);
    form.validate('advance');
    await expect.element(line(screen, 2)).toHaveAccessibleName(/^Sócio 2 2 erros 30%/);
    focus('/socios/1/Email');
    await expect.element(byId(id(1, 'Email'))).toHaveFocus();
    expect([1, 2].map((n) => isOpen(screen, n))).toEqual(['false', 'true']);
  });

  it('a stored value that is malformed is an error in the line, before anybody has looked at it', async () => {
    const [first = {}, second = {}] = partners(40, 30);
    const { screen } = await renderPartners([first, { ...second, CpfCnpj: '11111111111' }]);
    await userEvent.click(line(screen, 1));
    await expect.element(line(screen, 2)).toHaveAccessibleName(/^Sócio 2 Pessoa B 1 erro/);
  });

  it('a row that folds above leaves the line that was pressed where it is', async () => {
    await page.viewport(375, 700);
    const { screen } = await renderPartners(partners(40, 30, 15));
    await userEvent.click(line(screen, 1));
    line(screen, 3).element().scrollIntoView({ block: 'center' });
    const before = line(screen, 3).element().getBoundingClientRect().top;
    await userEvent.click(line(screen, 3));
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    expect(Math.abs(line(screen, 3).element().getBoundingClientRect().top - before)).toBeLessThan(2);
    await page.viewport(1280, 900);
  });

  it('"Recolher" folds its row and leaves the focus on its line', async () => {
    const { screen } = await renderPartners(partners(40));
    expect(isOpen(screen, 1)).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Recolher: Sócio 1' }));
    expect(isOpen(screen, 1)).toBe('false');
    await expect.element(line(screen, 1)).toHaveFocus();
  });

  it('a row that only this form knew comes back by "Desfazer", as it was', async () => {
    const { screen, data } = await renderPartners(partners(40, 30));
    await userEvent.click(line(screen, 2));
    await userEvent.click(screen.getByRole('button', { name: 'Remover: Sócio 2' }));
    await expect.element(screen.getByText('Sócio 2 saiu da lista.')).toBeVisible();
    expect(data().socios).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect((data().socios as JsonObject[])[1]).toMatchObject({ Nome: 'Pessoa B', Percentual: 30 });
    await expect.element(byId('dados-da-empresa-socios-1')).toHaveFocus();
    await expect.element(screen.getByText('Sócio 2 saiu da lista.')).not.toBeInTheDocument();
  });

  it('what is said of a removed row and its "Desfazer" stand side by side on the narrowest phone', async () => {
    await page.viewport(320, 640);
    const { screen } = await renderPartners(partners(40, 30));
    await userEvent.click(line(screen, 2));
    await userEvent.click(screen.getByRole('button', { name: 'Remover: Sócio 2' }));
    const [said, undo] = [
      screen.getByText('Sócio 2 saiu da lista.'),
      screen.getByRole('button', { name: 'Desfazer' }),
    ].map((own) => own.element().getBoundingClientRect());
    expect(undo?.left).toBeGreaterThanOrEqual(said?.right ?? 0);
    expect(Math.abs((said?.top ?? 0) + (said?.bottom ?? 0) - (undo?.top ?? 0) - (undo?.bottom ?? 0))).toBeLessThan(3);
    await page.viewport(1280, 900);
  });

  it('the names of a list without a sum stand in its lines', async () => {
    const { screen } = await renderTab(participantes, {
      data: { ...fullest(participantes), emissores: [{ Nome: 'Rita Lemos' }, { Nome: 'Caio Prado' }] },
    });
    await expect
      .element(screen.getByRole('button', { name: /^Emissor 2 Caio Prado \d campos? a preencher$/ }))
      .toBeVisible();
  });
});

it('what becomes of a row while its line is drawn, and hears of nothing yet, is counted', async () => {
  const data = { ...fullest(participantes), emissores: [{ Nome: 'Rita Lemos' }, { Nome: 'Caio Prado' }] };
  const { form } = await renderTab(participantes, { data });
  const before = form.rowStatus('emissores', 1).missing;
  const Missing = () => <output>{useRowStatus(form, 'emissores', 1).missing}</output>;
  const { container } = await render(
    <>
      <Missing />
      <LaidOut tell={() => form.change('/emissores/1/Email', 'caio@example.com')} />
    </>,
  );
  await expect.poll(() => container.textContent).toBe(String(before - 1));
});

describe('[PJ-SOC-03, PJ-SOC-04] the sum over the rows', () => {
  it('says what is missing, that nothing is, and what is too much', async () => {
    const { screen } = await renderPartners(partners(40, 30));
    await expect.element(screen.getByText('70% informados')).toBeVisible();
    await expect.element(screen.getByText('Faltam 30%')).toBeVisible();
    await userEvent.click(line(screen, 2));
    await userEvent.fill(byId(id(1, 'Percentual')), '59');
    await expect.element(screen.getByText('Falta 1%')).toBeVisible();
    await userEvent.fill(byId(id(1, 'Percentual')), '60');
    await expect.element(screen.getByText('Não falta nada para 100%')).toBeVisible();
    await userEvent.fill(byId(id(1, 'Percentual')), '60,01');
    await expect.element(screen.getByText('100,01% informados')).toBeVisible();
    await expect.element(screen.getByText('0,01% acima de 100%')).toBeVisible();
  });

  it('that is too much is said over the list and at the rows, and not a third time between them', async () => {
    const { screen, form } = await renderPartners(partners(60, 50));
    form.validate('save');
    await userEvent.click(line(screen, 2));
    await expect.element(screen.getByText('10% acima de 100%')).toBeVisible();
    await expect.element(screen.getByText('A soma dos sócios passa de 100%.').last()).toBeVisible();
    expect(screen.getByText(/ultrapassa 100%/).elements()).toEqual([]);
    expect(form.summary().map(({ pointer }) => pointer)).toEqual(['/socios/0/Percentual', '/socios/1/Percentual']);
    // With no row to say it, the list does.
    form.showErrors(form.visibleErrors().filter(({ pointer }) => pointer === '/socios'));
    await expect.element(screen.getByText(/ultrapassa 100%/)).toBeVisible();
  });

  it('is said once, after a pause, and not as the page opens', async () => {
    const { screen } = await renderPartners(partners(40, 30));
    const said = () =>
      [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).filter((text) => text);
    const all: string[] = [];
    const observer = new MutationObserver(() => all.push(...(said() as string[])));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    expect(said()).toEqual([]);
    await userEvent.click(line(screen, 2));
    await userEvent.fill(byId(id(1, 'Percentual')), '');
    await userEvent.type(byId(id(1, 'Percentual')), '55');
    const sentence = '95% informados. Faltam 5%.';
    await expect.poll(said).toContain(sentence);
    observer.disconnect();
    expect([...new Set(all.filter((text) => text.includes('informados')))]).toEqual([sentence]);
  });
});
