import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../../src/theme/tokens.css';
import '../../../../engine/react/theme/base.css';
import '../../../../src/theme/base.css';
import type { Json, JsonObject } from '../../../../engine/core/json';
import type { TransportRequest } from '../../../../engine/core/session/host';
import * as declaracoes from '../../../../schemas/pf/declaracoes.json?tab';
import { dialogs } from '../../../../src/dialogs/dialogStore';
import { type Answers, ok } from '../../../../stories/engine/sampleServer';
import { onlySections, type StoryTab } from '../../../../stories/engine/tabSession';
import { TabStory } from '../../../../stories/TabStory';
import { CONTRATO, declarationOf, POLITICA, TERMO } from './signaturesInput';

const documents: StoryTab = onlySections(declaracoes, 'documentos');

let templates: JsonObject[];
let declarations: JsonObject[];
let sent: TransportRequest[];

beforeEach(async () => {
  await page.viewport(1280, 900);
  dialogs.setState({ messages: [], toast: undefined });
  templates = [TERMO, CONTRATO, POLITICA];
  declarations = [];
  sent = [];
});
afterEach(() => page.viewport(1280, 900));

interface Shown {
  tab?: StoryTab;
  answers?: Answers;
  settings?: Record<string, Json>;
  options?: Record<string, Json>;
}

/** The block in its tab, on a server that has the documents of the test. */
async function show({ tab: given = documents, answers, settings, options = {} }: Shown = {}) {
  const all: Answers = {
    'GET /declaracao': () => ok(templates),
    'GET /declaracao/cliente': () => ok(declarations),
    'GET /ip': () => ok({ ip: '203.0.113.9' }),
    'POST /declaracao/cliente': (request) => {
      sent.push(request);
      const signed = templates.find(({ TemplateId }) => TemplateId === (request.body as JsonObject).TemplateId);
      declarations = [...declarations, declarationOf(signed as JsonObject, 'Assinado')];
      return ok(true);
    },
    ...answers,
  };
  const { uiSchema } = given.definition;
  const sections = uiSchema['ui:sections'].map((section) => ({
    ...section,
    fields: section.fields.map((item) => (typeof item === 'object' ? { ...item, ...options } : item)),
  }));
  const tab = {
    ...given,
    definition: { ...given.definition, uiSchema: { ...uiSchema, 'ui:sections': sections } },
  };
  const screen = await render(<TabStory tab={tab} answers={all} {...(settings && { settings })} />);
  const row = (name: string) => screen.getByRole('row').filter({ hasText: name });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, row, button };
}

type Screen = Awaited<ReturnType<typeof show>>;

/** Opens the text of a document. */
async function read({ row, screen }: Screen, name: string) {
  await row(name).getByRole('button').click();
  return screen.getByRole('dialog', { name, exact: true });
}

describe('the list', () => {
  it('has no primary button: the one of the screen goes on', async () => {
    const { row } = await show();
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    await expect.element(row('Termo de uso e adesão').getByRole('button')).toBeVisible();
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--accent)';
    const buttons = [...document.querySelectorAll('td button')].map(colour);
    expect(buttons).toHaveLength(3);
    expect(buttons).not.toContain(colour(probe));
    probe.remove();
  });

  it('[PF-DEC-04, PF-DEC-06] offers every document for reading', async () => {
    const { row } = await show();
    for (const name of ['Termo de uso e adesão', 'Contrato de intermediação', 'Política de privacidade']) {
      await expect.element(row(name).getByRole('button', { name: 'Ler o termo', exact: true })).toBeVisible();
    }
  });

  it('[PF-DEC-05, PF-DEC-07] shows a signed document as accepted, and only to be seen', async () => {
    declarations = [declarationOf(TERMO, 'Assinado')];
    const shown = await show();
    await expect.element(shown.row('Termo de uso').getByText('Termo aceito')).toBeVisible();
    await expect.element(shown.row('Contrato').getByText('Termo aceito')).not.toBeInTheDocument();
    const dialog = await read(shown, 'Termo de uso e adesão');
    await expect.element(dialog.getByText('Leia com atenção.')).toBeVisible();
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
  });

  it('[PF-DEC-08, PF-OP-43] leads to who has signed a pending document, with name, e-mail and status', async () => {
    declarations = [declarationOf(TERMO, 'Pendente')];
    const rows = [
      { Guid: '1', NomeRepresentante: 'Ana Souza', EmailRepresentante: 'ana@example.com', Status: 'Assinado' },
      { Guid: '2', NomeRepresentante: 'Caio Prado', EmailRepresentante: 'caio@example.com', Status: 'Não assinado' },
    ];
    const call = 'GET /declaracao/assinaturas?guidDeclaracao=guid-termo';
    const { row, screen } = await show({ answers: { [call]: () => ok(rows) } });
    await row('Termo de uso').getByRole('button', { name: 'Status da Assinatura', exact: true }).click();
    const dialog = screen.getByRole('dialog', { name: 'Status da Assinatura' });
    await expect.element(dialog.getByRole('columnheader', { name: 'Nome/E-mail' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: 'Ana Souza ana@example.com Assinado' })).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: 'Caio Prado caio@example.com Não assinado' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('[PF-OP-43] says Pendente and no more where the institution does not show the status', async () => {
    declarations = [declarationOf(TERMO, 'Pendente')];
    const { row } = await show({ settings: { statusAssinatura: false } });
    await expect.element(row('Termo de uso').getByText('Pendente', { exact: true })).toBeVisible();
    await expect.element(row('Termo de uso').getByRole('button')).not.toBeInTheDocument();
  });

  it('[PF-DEC-09] says Assinado or Pendente on a phone', async () => {
    await page.viewport(375, 812);
    templates = [
      TERMO,
      CONTRATO,
      { ...POLITICA, AlterouVersaoComAssinatura: true },
      { ...TERMO, TemplateId: 'x', NomeDocumento: 'Outro' },
    ];
    declarations = [
      declarationOf(TERMO, 'Assinado'),
      declarationOf(CONTRATO, 'Pendente'),
      declarationOf(POLITICA, 'Assinado'),
    ];
    const { row } = await show();
    await vi.waitFor(() => expect(dialogs.getState().messages).toHaveLength(1));
    dialogs.getState().messages[0]?.answer(true);
    const words = async (name: string) => {
      await expect.element(row(name)).toBeVisible();
      return [...row(name).element().querySelectorAll<HTMLElement>('span')]
        .filter(
          (span) => span.offsetParent !== null && /^(Assinado|Pendente|Termo aceito)$/.test(span.textContent ?? ''),
        )
        .map((span) => span.textContent);
    };
    expect(await words('Termo de uso')).toEqual(['Assinado']);
    expect(await words('Contrato')).toEqual(['Pendente']);
    expect(await words('Política')).toEqual(['Pendente']);
    expect(await words('Outro')).toEqual(['Pendente']);
  });

  it('[PF-DEC-11, PF-DEC-19] announces a new version once, and asks for a new signature at its document', async () => {
    templates = [{ ...TERMO, AlterouVersaoComAssinatura: true }, CONTRATO];
    declarations = [declarationOf(TERMO, 'Assinado')];
    const { row, screen, button } = await show();
    await expect.element(screen.getByRole('heading', { name: 'Nova versão de documento' })).toBeVisible();
    await button('Entendi').click();
    const notice = 'Atenção: Precisamos de uma nova assinatura';
    await expect.element(row('Termo de uso').getByText(notice, { exact: true })).toBeVisible();
    await expect.element(row('Termo de uso').getByRole('button', { name: 'Ler o termo', exact: true })).toBeVisible();
    await expect.element(row('Contrato').getByText(notice)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { name: 'Nova versão de documento' })).not.toBeInTheDocument();
  });

  it('[PF-DEC-F06, PF-DEC-04] is filtered by what is typed; Enter there does not go on', async () => {
    const { row, screen } = await show();
    const search = screen.getByRole('searchbox', { name: 'Pesquisar documento' });
    await search.fill('CONTRATO');
    await expect.element(row('Contrato')).toBeVisible();
    await expect.element(row('Termo de uso')).not.toBeInTheDocument();
    search.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await search.fill('escritura');
    await expect.element(screen.getByText('Nenhum documento com este nome.')).toBeVisible();
    expect(dialogs.getState().messages).toEqual([]);
  });

  it('offers to load again what did not come, and says when there is nothing', async () => {
    let status = 500;
    const { screen, button } = await show({ answers: { 'GET /declaracao': () => ({ status, body: { data: [] } }) } });
    status = 200;
    await button('Tentar novamente').click();
    await expect.element(screen.getByText('Não há documentos para assinar.')).toBeVisible();
  });

  it.each([
    [{ help: { title: 'Como funciona', text: 'Cada pessoa recebe um link.' } }, false],
    [{}, true],
  ])(
    'no button stands alone in a line on the narrowest phone: with %j beside the count: %s',
    async (options, isBeside) => {
      await page.viewport(320, 700);
      const { screen } = await show({ options });
      await expect.element(screen.getByText('0 de 2 obrigatórios assinados, 0 de 1 opcional')).toBeVisible();
      const top = (own: Element | null | undefined) => {
        const { top: from = 0, height = 0 } = own?.getBoundingClientRect() ?? {};
        return Math.round(from + height / 2);
      };
      const refresh = screen.getByRole('button', { name: 'Atualizar lista' }).element();
      const head = refresh.parentElement;
      expect(top(head?.firstElementChild) === top(refresh)).toBe(isBeside);
      expect(top(refresh.previousElementSibling)).toBe(top(refresh));
    },
  );

  it('is read again on request', async () => {
    const { row, button } = await show();
    await expect.element(row('Termo de uso').getByRole('button', { name: 'Ler o termo' })).toBeVisible();
    declarations = [declarationOf(TERMO, 'Assinado')];
    await button('Atualizar lista').click();
    await expect.element(row('Termo de uso').getByText('Termo aceito')).toBeVisible();
  });

  it('[PF-DEC-10] shows by itself what others have signed meanwhile', async () => {
    declarations = [declarationOf(TERMO, 'Pendente')];
    const { row } = await show({ options: { pollMs: 100 } });
    await expect.element(row('Termo de uso').getByRole('button', { name: 'Status da Assinatura' })).toBeVisible();
    declarations = [declarationOf(TERMO, 'Assinado')];
    await expect.element(row('Termo de uso').getByText('Termo aceito')).toBeVisible();
  });

  it('is held back as long as its option says, and the wait is announced', async () => {
    const { row, screen } = await show({ options: { delayMs: 300 } });
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'Carregando os documentos' }))
      .toBeInTheDocument();
    await expect.element(row('Termo de uso')).toBeVisible();
  });
});

describe('the terms', () => {
  it('[PF-DEC-12, PF-DEC-F07] show the text, the checkbox and both buttons; Voltar sends nothing', async () => {
    const shown = await show();
    const dialog = await read(shown, 'Termo de uso e adesão');
    await expect.element(dialog.getByText('Leia com atenção.')).toBeVisible();
    await expect.element(dialog.getByRole('checkbox', { name: 'Li e aceito os termos de uso.' })).not.toBeChecked();
    await dialog.getByText('Li e aceito os termos de uso.').click();
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await read(shown, 'Termo de uso e adesão');
    await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
  });

  it('[PF-DEC-13, PF-E2E-20] are not confirmed without the checkbox: the exact dialog, and nothing is sent', async () => {
    const shown = await show();
    const dialog = await read(shown, 'Termo de uso e adesão');
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    const message = shown.screen.getByRole('alertdialog', { name: 'Oops...' });
    await expect
      .element(message.getByText('Necessário aceitar os termos para confirmar adesão ao produto', { exact: true }))
      .toBeVisible();
    await message.getByRole('button').click();
    await expect.element(dialog).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('[PF-DEC-14, PF-SUC-05, PF-DEC-07] confirmed, close, say so, and the row shows it and has the focus', async () => {
    const shown = await show();
    const dialog = await read(shown, 'Termo de uso e adesão');
    await dialog.getByText('Li e aceito os termos de uso.').click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await expect.element(shown.screen.getByRole('heading', { name: 'Termos aceitos com sucesso' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.map(({ path }) => path)).toEqual(['/declaracao/cliente']);
    await shown.button('Entendi').click();
    await expect.element(shown.row('Termo de uso').getByText('Termo aceito')).toBeVisible();
    await expect.element(shown.row('Termo de uso').getByRole('button', { name: 'Ver termo' })).toHaveFocus();
  });

  it('[PF-DEC-15, PF-ERR-08] stay open when the signature is refused', async () => {
    const shown = await show({ answers: { 'POST /declaracao/cliente': () => ({ status: 400 }) } });
    const dialog = await read(shown, 'Termo de uso e adesão');
    await dialog.getByText('Li e aceito os termos de uso.').click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    const message = shown.screen.getByRole('alertdialog', { name: 'Oops...' });
    await expect.element(message.getByText('Falha ao aceitar os termos', { exact: true })).toBeVisible();
    await message.getByRole('button').click();
    await expect.element(dialog.getByRole('checkbox')).toBeChecked();
  });

  it('begin anew with the new text when they were replaced meanwhile', async () => {
    const shown = await show({
      answers: {
        'POST /declaracao/cliente': () => {
          templates = [{ ...TERMO, Texto: '<p>O texto novo.</p>' }];
          return { status: 409 };
        },
      },
    });
    const dialog = await read(shown, 'Termo de uso e adesão');
    await dialog.getByText('Li e aceito os termos de uso.').click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await shown.screen.getByRole('alertdialog', { name: 'O documento mudou' }).getByRole('button').click();
    await expect.element(dialog.getByText('O texto novo.')).toBeVisible();
    await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
  });

  it('lose what could act, whatever the server sends', async () => {
    templates = [
      {
        ...TERMO,
        Texto:
          '<h3>Objeto</h3><p onclick="window.hit=1" style="position:fixed">Texto <b>forte</b></p><script>window.hit=1</script><img src="x" onerror="window.hit=1"><a href="javascript:window.hit=1">um</a> <a href="https://x.test/">dois</a><form><input name="a"></form>',
      },
    ];
    const shown = await show();
    const dialog = await read(shown, 'Termo de uso e adesão');
    await expect.element(dialog.getByRole('heading', { name: 'Objeto' })).toBeVisible();
    const box = dialog.getByRole('region').element();
    expect(box.querySelectorAll('script, img, form, input, [style], [onclick]')).toHaveLength(0);
    const links = [...box.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['um', null],
      ['dois', 'https://x.test/'],
    ]);
    expect((window as { hit?: number }).hit).toBeUndefined();
  });
});

describe('Avançar', () => {
  it('[PF-DEC-17] shows at the block that a required document is not signed', async () => {
    const { screen } = await show({ tab: declaracoes });
    await expect.element(screen.getByRole('searchbox')).toBeVisible();
    document.querySelector('form')?.requestSubmit();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/^Falta assinar: .+\.$/);
    const group = screen.getByRole('group', { name: 'Documentos para assinar' });
    await expect.element(group).toHaveFocus();
    await expect.element(group).toHaveAttribute('id', 'declaracoes-block-assinaturas');
  });
});
