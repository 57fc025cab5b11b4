import { RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** The text of what is selected; null for the file itself. */
export const light = StateEffect.define<{ from: number; to: number } | null>({
  map: (range, changes) => range && { from: changes.mapPos(range.from, -1), to: changes.mapPos(range.to, 1) },
});

const line = Decoration.line({ class: 'cm-lit' });

/** The lines of what is selected have a bar at their edge. */
export const litLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, transaction) {
    const asked = transaction.effects.findLast((effect) => effect.is(light));
    if (!asked) return lines.map(transaction.changes);
    const range = asked.value as { from: number; to: number } | null;
    if (!range) return Decoration.none;
    const { doc } = transaction.state;
    const builder = new RangeSetBuilder<Decoration>();
    const last = doc.lineAt(Math.min(range.to, doc.length)).number;
    for (let at = doc.lineAt(Math.min(range.from, doc.length)).number; at <= last; at += 1) {
      const { from } = doc.line(at);
      builder.add(from, from, line);
    }
    return builder.finish();
  },
  provide: (field) => EditorView.decorations.from(field),
});
