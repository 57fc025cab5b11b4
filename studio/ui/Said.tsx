import { Fragment } from 'react';

/** Names and values between stars; a star in one has a backslash. */
const STARRED = /\*((?:[^*\\]|\\.)*)\*/su;

/** A sentence, with its names and values set off. */
export function Said({ text }: { text: string }) {
  return text.split(STARRED).map((piece, at) => {
    const key = `${at} ${piece}`;
    return at % 2 === 1 ? (
      <b key={key}>{piece.replaceAll(/\\(.)/gsu, '$1')}</b>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}
