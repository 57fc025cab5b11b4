import type { AskDefinition, CallDefinition, ErrorEffect, Message } from '../core/definition/types';
import type { Json } from '../core/json';
import { nameOf } from './references';
import { around, mapped, members, type Syntax, starred } from './syntax';
import type { WordTable } from './table';
import { valueSyntax } from './values';

/** Stands between the texts of one message. */
const JOINT = ', ';

/** A call: its address, or all of it as JSON. */
export function callSyntax(words: WordTable): Syntax<CallDefinition> {
  return mapped<Json, CallDefinition>(
    valueSyntax(words),
    (call) => call as Json,
    (said) => said as CallDefinition,
  );
}

/** The texts of a message. */
export function messageSyntax(words: WordTable): Syntax<Message> {
  return members<Message>(textPieces(words), JOINT);
}

function textPieces({ message }: WordTable) {
  return {
    title: around(message.title, starred),
    text: around(message.text, starred),
    inline: around(message.inline, starred),
    say: around(message.say, starred),
    yes: around(message.yes, starred),
    no: around(message.no, starred),
  };
}

/** What an error says, and where. */
export function errorSyntax(words: WordTable): Syntax<ErrorEffect> {
  const { at, kind } = words.message;
  return members<ErrorEffect>(
    { at: around(at, nameOf('fields')), kind: around(kind, starred), ...textPieces(words) },
    JOINT,
  );
}

/** What a question says. */
export function askSyntax(words: WordTable): Syntax<AskDefinition> {
  const { message } = words;
  return members<AskDefinition>(
    {
      title: around(message.title, starred),
      text: around(message.text, starred),
      yes: around(message.yes, starred),
      no: around(message.no, starred),
      block: around(message.block, starred),
      if: around(message.if, callSyntax(words)),
    },
    JOINT,
  );
}
