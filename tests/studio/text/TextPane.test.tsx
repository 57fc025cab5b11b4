import { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WorkspaceProvider } from '../../../studio/document/WorkspaceContext';
import { createWorkspace, type WorkspaceStore } from '../../../studio/document/workspace';
import { show } from '../../../studio/state/view';
import { TextPane } from '../../../studio/text/TextPane';
import '../../../src/theme/tokens.css';
import '../../../studio/theme/studio.css';

const FILE = 'pf/dados.json';
const TEXT = `{
  "id": "dados",
  "title": "Dados",
  "schema": {
    "type": "object",
    "properties": {
      "Nome": { "type": "string", "title": "Nome" },
      "Pais": { "type": "string", "title": "País" }
    }
  },
  "uiSchema": { "ui:sections": [{ "id": "dados", "title": "Dados", "fields": ["Nome", "Pais"] }] },
  "rules": [{ "id": "pais", "when": { "Nome": true }, "show": ["Pais"], "hidden": "clear" }]
}`;

async function openText(text = TEXT): Promise<{ store: WorkspaceStore; view: EditorView }> {
  const store = createWorkspace({ [FILE]: text });
  store.select({ file: FILE, pointer: '', tab: 'pf/dados' });
  await render(
    <WorkspaceProvider value={store}>
      <div id="studio" style={{ display: 'grid', height: 400 }}>
        <TextPane />
      </div>
    </WorkspaceProvider>,
  );
  const content = page.getByRole('textbox', { name: `Texto de ${FILE}` }).element() as HTMLElement;
  return { store, view: EditorView.findFromDOM(content) as EditorView };
}

const textOf = (store: WorkspaceStore) => store.getState().texts[FILE] as string;

beforeEach(() => show({ problems: [] }));

describe('the text of a file', () => {
  it('is in step with the workspace after any changes from both sides', async () => {
    const { store, view } = await openText();
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const change = fc.record({
      side: fc.constantFrom('text', 'elsewhere', 'undo', 'redo'),
      at: place,
      length: fc.nat(30),
      insert: fc.constantFrom('', 'x', '\n', '"a": 1,\n', 'ç😀'),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        for (const { side, at, length, insert } of changes) {
          const now = textOf(store);
          const from = Math.floor(at * now.length);
          const to = Math.min(now.length, from + length);
          if (side === 'text') view.dispatch({ changes: { from, to, insert } });
          else if (side === 'elsewhere') {
            store.edit('De fora', [{ file: FILE, offset: from, length: to - from, text: insert }]);
          } else store[side]();
          expect(view.state.doc.toString()).toBe(textOf(store));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has the history of the workspace: a visual change is undone in the text, and typing from outside of it', async () => {
    const { store, view } = await openText();
    const offset = TEXT.indexOf('País');
    store.edit('Título', [{ file: FILE, offset, length: 4, text: 'Nação' }]);
    view.focus();
    view.dispatch({ selection: { anchor: 3 } });
    await userEvent.keyboard('x{Control>}zz{/Control}');
    expect(textOf(store)).toBe(TEXT);
    expect(view.state.doc.toString()).toBe(TEXT);
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(view.state.doc.toString()).toContain('Nação');
    store.undo();
    expect(view.state.doc.toString()).toBe(TEXT);
  });

  it('keeps the cursor with what it stands at when lines above it change elsewhere', async () => {
    const { store, view } = await openText();
    view.dispatch({ selection: { anchor: TEXT.indexOf('"show"') } });
    store.edit('Regra', [
      { file: FILE, offset: TEXT.indexOf('"title"'), length: 0, text: '"lead": "Olá",\n  ' },
      { file: FILE, offset: TEXT.indexOf('"hidden"'), length: 8, text: '"keep"' },
    ]);
    const { head } = view.state.selection.main;
    expect(view.state.sliceDoc(head, head + 6)).toBe('"show"');
  });

  it('selects what the cursor stands in, and shows what is selected elsewhere', async () => {
    const { store, view } = await openText();
    view.focus();
    view.dispatch({ selection: { anchor: TEXT.indexOf('"País"') } });
    await expect.poll(() => store.getState().selection?.pointer).toBe('/schema/properties/Pais');
    store.select({ file: FILE, pointer: '/rules/0', tab: 'pf/dados' });
    expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(12);
    expect(document.querySelector('.cm-lit')?.textContent).toContain('"pais"');
    // The whole file begins with its first line.
    store.select({ file: FILE, pointer: '', tab: 'pf/dados' });
    expect(view.state.selection.main.head).toBe(0);
    expect(document.querySelector('.cm-lit')).toBeNull();
  });

  it('suggests what the place takes, and writes it with what belongs to it', async () => {
    const { store, view } = await openText();
    view.focus();
    view.dispatch({ selection: { anchor: TEXT.indexOf('"hidden"') } });
    await userEvent.keyboard('"req');
    await page.getByRole('option', { name: /^require/ }).click();
    expect(textOf(store)).toContain('"show": ["Pais"], "require": [], "hidden"');
    expect(store.getState().broken).toEqual({});
    await userEvent.keyboard('"P');
    await page.getByRole('option', { name: /^Pais/ }).click();
    expect(textOf(store)).toContain('"require": ["Pais"], "hidden"');
  });

  it('explains what the cursor stands at', async () => {
    const { view } = await openText();
    view.focus();
    view.dispatch({ selection: { anchor: TEXT.indexOf('"Pais"], "hidden"') + 2 } });
    await expect.element(page.getByText('País Campo Pais')).toBeVisible();
  });

  it('marks problems at their places, which stay there while one types', async () => {
    const { view } = await openText();
    const problem = { code: 'DEF_UNKNOWN_NAME' as never, file: FILE, line: 12, column: 70, message: 'Não há "Pais".' };
    show({ problems: [{ ...problem, pointer: '/rules/0/show/0' }] });
    const marked = () => document.querySelector('.cm-lintRange-error')?.textContent;
    expect(marked()).toBe('"Pais"');
    view.dispatch({ changes: { from: 0, insert: '\n' } });
    expect(marked()).toBe('"Pais"');
  });

  it('says that it is no JSON, and leaves Tab to go on', async () => {
    const { store, view } = await openText();
    view.focus();
    await userEvent.keyboard('x');
    await expect.element(page.getByText('Ainda não é JSON')).toBeVisible();
    expect(store.getState().values[FILE]).toMatchObject({ id: 'dados' });
    await userEvent.tab();
    expect(view.hasFocus).toBe(false);
    expect(view.state.doc.toString()).not.toContain('\t');
  });
});
