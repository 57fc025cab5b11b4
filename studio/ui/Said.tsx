import { Fragment } from 'react';
import { spokenDays } from '../words/values';

/** Names and values between stars; a star in one has a backslash. */
const STARRED = /\*((?:[^*\\]|\\.)*)\*/su;

/** A sentence, with its names and values set off, and days as people write them. */
export function Said({ text }: { text: string }) {
  return spokenDays(text)
    .split(STARRED)
    .map((piece, at) => {
      const key = `${at} ${piece}`;
      return at % 2 === 1 ? (
        <b key={key}>{piece.replaceAll(/\\(.)/gsu, '$1')}</b>
      ) : (
        <Fragment key={key}>{piece}</Fragment>
      );
    });
}
