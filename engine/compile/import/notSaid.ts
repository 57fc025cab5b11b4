import type { Pointer } from '../../core/pointer';

/** Something that the vocabulary has no words for, where it stands, and why. */
export class NotSaid extends Error {
  readonly pointer: Pointer;

  constructor(pointer: Pointer, reason: string) {
    super(reason);
    this.name = 'NotSaid';
    this.pointer = pointer;
  }
}
