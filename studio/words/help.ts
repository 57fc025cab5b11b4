import { anyTitle, codeTitle, fileTitle } from './keys';
import { type Caller, type Piece, piecesOf } from './pieces';

/** Who knows the keys of the vocabulary, but no definitions. */
const caller: Caller = {
  name: anyTitle,
  pair(key, value) {
    const title = anyTitle(key);
    const plain = value.replace(/^"|"$/g, '');
    return title && `${title}: ${codeTitle(key, plain) ?? plain}`;
  },
  answer: () => undefined,
  file: fileTitle,
};

/** An explanation of the vocabulary in which keys are called by their titles; codes stay between backticks. */
export function spokenHelp(text: string, name = caller.name): string {
  return piecesOf(text, { ...caller, name })
    .map((piece) => ('words' in piece ? piece.words : 'title' in piece ? `“${piece.title}”` : `\`${piece.code}\``))
    .join('');
}

/** A spoken explanation in pieces. */
export const helpPieces = (text: string): Piece[] => piecesOf(text, caller);
