import type { Pointer } from '../../core/pointer';
import { inWords, type Words } from '../problems/say';

/** Something that the vocabulary has no words for, where it stands, and why. */
export class NotSaid extends Error {
  readonly pointer: Pointer;
  readonly reason: Words;

  constructor(pointer: Pointer, reason: Words) {
    super(inWords(reason));
    this.name = 'NotSaid';
    this.pointer = pointer;
    this.reason = reason;
  }
}
