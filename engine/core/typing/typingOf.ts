import type { Format } from '../formats/types';
import type { Typing } from './edit';
import { freeTyping } from './freeTyping';
import { maskTyping } from './maskTyping';
import { setTyping } from './setTyping';

/** How a box of a format takes edits; `undefined` where it takes any text. */
export function typingOf(format: Format | undefined, maxLength?: number): Typing | undefined {
  if (format?.typing) return format.typing;
  if (format?.mask) return maskTyping({ ...format, mask: format.mask });
  if (format?.accepts) return setTyping({ ...format, accepts: format.accepts }, maxLength);
  return maxLength === undefined ? undefined : freeTyping(maxLength);
}
