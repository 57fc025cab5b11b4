import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view';
import type { WorkspaceStore } from '../document/workspace';
import { changesBetween } from './changes';
import { litLines } from './lit';
import { look } from './look';
import { phrases } from './phrases';

/** Everything that the editor of a file is made of, but for what it knows of the definitions. */
export function editorParts({ label, describedBy }: { label: string; describedBy: string }): Extension[] {
  return [
    ...[lineNumbers(), lintGutter(), highlightActiveLine(), highlightActiveLineGutter()],
    ...[json(), bracketMatching(), closeBrackets(), search({ top: true }), litLines, look],
    EditorView.lineWrapping,
    EditorState.phrases.of(phrases),
    // Any other break of a line is a character like others: what is not typed never changes.
    EditorState.lineSeparator.of('\n'),
    EditorView.clipboardInputFilter.of((text) => text.replaceAll(/\r\n?/g, '\n')),
    EditorView.contentAttributes.of({
      ...{ 'aria-label': label, 'aria-describedby': describedBy, spellcheck: 'false', tabindex: '0' },
    }),
    EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''),
    // Tab goes on to the next control, as everywhere.
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...defaultKeymap]),
  ];
}

/** Undo and redo are those of the whole workspace; the cursor goes to what they changed here. */
export function workspaceHistory(store: WorkspaceStore): Extension {
  const after = (act: () => void) => (view: EditorView) => {
    const before = view.state.doc.toString();
    act();
    const [first] = changesBetween(before, view.state.doc.toString());
    if (first) view.dispatch({ selection: { anchor: first.from + first.insert.length }, scrollIntoView: true });
    return true;
  };
  const [undo, redo] = [after(store.undo), after(store.redo)];
  return [
    keymap.of([
      { key: 'Mod-z', run: undo, preventDefault: true },
      { key: 'Mod-y', mac: 'Mod-Shift-z', run: redo, preventDefault: true },
      { key: 'Mod-Shift-z', run: redo, preventDefault: true },
    ]),
    EditorView.domEventHandlers({
      beforeinput(event, view) {
        const command = { historyUndo: undo, historyRedo: redo }[event.inputType];
        if (!command) return false;
        event.preventDefault();
        return command(view);
      },
    }),
  ];
}
