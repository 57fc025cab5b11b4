import type { Context } from '../condition/scope';
import type { Messages } from '../definition/types';
import type { ErrorsOfBlock } from './blocks';
import type { MessageContext } from './messages';

/** What a validation needs beside the state. */
export interface ValidationContext {
  context: Context;
  texts: MessageContext;
  /** Message levels between field and collection: those of the form in use. */
  levels?: Messages[];
  /** Only the browser has blocks. */
  errorsOfBlock?: ErrorsOfBlock;
}
