import { fillText } from '../../../engine/core';
import type { BlockItem } from '../../../engine/definition';
import type { BlockError, DialogTexts } from '../../../engine/session';
import type { DocumentType } from './records';

/** What is said of a required kind without a file, in the words of the definition. */
export function missingError({ Nome }: DocumentType, { error }: BlockItem): BlockError {
  const { title = '', text: template = '' } = (error ?? {}) as { title?: string; text?: string };
  const text = fillText(template, { name: Nome });
  return { kind: 'missing', name: Nome, inline: text, title, text };
}

/** What is said as long as nobody knows what is there: not that something is missing. */
export function notLoaded({ messages }: DialogTexts): BlockError {
  return {
    kind: 'loadFailed',
    name: 'Documentos',
    inline: 'Os documentos não carregaram.',
    title: messages.loadFailed?.title ?? '',
    text: messages.serverDefault?.text ?? '',
  };
}
