import { plainText } from '../formats/plainText';
import type { Format } from '../formats/types';
import { type Edit, isKey, type Outcome, type Refusal, refuse, type Typing, taken } from './edit';

type SetFormat = Pick<Format, 'paste' | 'strips' | 'type'> & Required<Pick<Format, 'accepts'>>;

/** Letters and digits alone count: what groups them may stand beside them. */
const size = (text: string) => text.replace(/[\s.\-/]/g, '').length;

/** Typing in a box that takes a set of characters, in any order and, if limited, so many of them. */
export function setTyping(format: SetFormat, maxLength?: number): Typing {
  const { accepts } = format;
  return (edit) => {
    if (edit.inserted === '') return taken(edit);
    const found = format.strips ? strip(format, edit) : whole(format, edit);
    if ('reason' in found) return refuse(edit, found);
    const next = taken({ ...edit, inserted: found.text });
    const { length } = found.text;
    if (!accepts.test(next.text)) return refuse(edit, refusalOf(format, edit, found.text));
    if (maxLength !== undefined && size(next.text) > maxLength) {
      return refuse(edit, { reason: isKey(edit) ? 'full' : 'long', text: edit.inserted, max: maxLength });
    }
    return { ...next, caret: edit.start + length, ...(found.refused && { refused: found.refused }) };
  };
}

type Found = Pick<Outcome, 'text' | 'refused'>;

/** All of an insertion, as its format finds it in the text. */
function whole(format: SetFormat, edit: Edit): Found {
  const plain = plainText(edit.inserted);
  return { text: format.paste?.(plain) ?? plain };
}

/** What a format leaves of an insertion; the rest is told. */
function strip(format: SetFormat, edit: Edit): Found | Refusal {
  const text = format.paste?.(edit.inserted) ?? edit.inserted;
  const lost = [...edit.inserted.normalize('NFC')].filter((character) => !text.includes(character));
  if (lost.length === 0) return { text };
  if (text === '') return { reason: 'special', text: edit.inserted };
  const isAccent = lost.every((character) => /\p{L}/u.test(character));
  const refused: Refusal = isAccent
    ? { reason: 'replaced', text: edit.inserted, as: text }
    : { reason: 'special', text: lost.join('') };
  return { text, refused };
}

function refusalOf(format: SetFormat, edit: Edit, text: string): Refusal {
  const { accepts } = format;
  const wrong = [...text].find((character) => !accepts.test(character));
  if (wrong === undefined) return { reason: isKey(edit) ? 'full' : 'long', text: edit.inserted };
  const isNumber = format.type === 'number';
  if (isNumber && wrong === '-') return { reason: 'minus', text: wrong };
  if (isNumber && /[.,]/.test(wrong)) return { reason: 'whole', text: wrong };
  if (accepts.test('a')) return { reason: 'special', text: wrong };
  return { reason: /\p{L}/u.test(wrong) ? 'letters' : 'symbol', text: isKey(edit) ? edit.inserted : wrong };
}
