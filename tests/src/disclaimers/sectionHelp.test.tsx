import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import '../../support/declarations';
import { FormProvider, useForm } from '../../../engine/react/form/FormContext';
import { SectionCard } from '../../../engine/react/form/SectionCard';
import * as enderecos from '../../../schemas/pf/enderecos.json?tab';
import { client } from '../../../src/api/client';
import { DialogHost } from '../../../src/dialogs/DialogHost';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { SectionHelp } from '../../../src/disclaimers/SectionHelp';
import { HelpTab } from '../../../src/disclaimers/useDisclaimer';
import { useSession } from '../../../src/session/sessionStore';
import { FormFrame } from '../../../stories/engine/FormFrame';
import { helena } from '../app/openPortal';

const record = {
  TipoCliente: 'Pessoa Física',
  Secao: 'Endereços',
  SubSecao: 'Endereço residencial',
  Titulo: 'Onde você mora',
  Texto: '<p>Digite o <b>CEP</b>.</p><script>document.title = "x"</script><img src="x" onerror="document.title = 1">',
};

let answer: Response;
beforeEach(() => {
  localStorage.setItem('token', 'abc');
  client.beginSession();
  useSession.setState({ token: 'abc', user: { ...helena, TipoCliente: 1 } });
  dialogs.setState({ messages: [], toast: undefined });
  vi.stubGlobal('fetch', async () => answer.clone());
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (section: string) =>
  render(
    <HelpTab value="Endereços">
      <SectionHelp section={section} />
      <DialogHost />
    </HelpTab>,
  );

it('[PF-MOD-01, PF-MOD-08, CF-MOD-07] shows title and text of its block, and nothing that could act', async () => {
  answer = Response.json({ data: [record] });
  const screen = await show('Endereço residencial');
  await screen.getByRole('button', { name: 'Instruções: Endereço residencial' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Onde você mora' });
  await expect.element(dialog).toHaveAccessibleDescription('Digite o CEP.');
  expect(dialog.element().querySelectorAll('script, img')).toHaveLength(0);
  expect(dialog.element().querySelector('strong')?.textContent).toBe('CEP');
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  await vi.waitFor(() => expect(screen.getByRole('dialog').elements()).toEqual([]));
});

it('[PF-MOD-10] says so where there is none', async () => {
  answer = Response.json({ data: [record] });
  const screen = await show('Endereço comercial');
  await screen.getByRole('button', { name: 'Instruções: Endereço comercial' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Sem informações adicionais' });
  await expect.element(dialog).toHaveAccessibleDescription('Não há instruções adicionais para essa sessão');
});

it('says when they did not come, and asks again', async () => {
  answer = Response.json({ data: ['x'] }, { status: 500 });
  const screen = await show('Endereço residencial');
  const button = screen.getByRole('button', { name: 'Instruções: Endereço residencial' });
  await button.click();
  const failure = screen.getByRole('alertdialog', { name: 'Oops...' });
  await expect
    .element(failure)
    .toHaveAccessibleDescription('As instruções desta seção não carregaram. Tente novamente.');
  await failure.getByRole('button', { name: 'Entendi' }).click();
  answer = Response.json({ data: [record] });
  await button.click();
  await expect.element(screen.getByRole('dialog', { name: 'Onde você mora' })).toBeVisible();
});

it.each([320, 345, 360, 375, 1280])('stands beside the last word of a title of any length at %i px', async (width) => {
  await page.viewport(width, 700);
  function Helped() {
    const form = useForm();
    return (
      <FormProvider value={{ ...form, surface: { ...form.surface, SectionHelp } }}>
        <SectionCard id="curta" title="Endereço" />
        <SectionCard id="media" title="Instituição financeira" />
        <SectionCard id="longa" title="Instituição financeira estrangeira" />
        <SectionCard id="duas" title="Instituição financeira estrangeira e residência fiscal" />
      </FormProvider>
    );
  }
  const screen = await render(<FormFrame tab={enderecos}>{() => <Helped />}</FormFrame>);
  for (const id of ['curta', 'media', 'longa', 'duas']) {
    const line = [...(document.getElementById(`${id}-title`)?.getClientRects() ?? [])].at(-1) as DOMRect;
    const button = document.querySelector(`#${id} button`)?.getBoundingClientRect() as DOMRect;
    expect(line.width).toBeGreaterThan(button.width);
    expect(Math.abs(button.right - line.right)).toBeLessThan(1);
    expect(Math.abs((button.top + button.bottom - line.top - line.bottom) / 2)).toBeLessThan(4);
  }
  await screen.unmount();
  await page.viewport(1280, 900);
});
