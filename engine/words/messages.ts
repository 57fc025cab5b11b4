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
export function messageSyntax({ message }: WordTable): Syntax<Message> {
  return members<Message>(
    {
      title: around(message.title, starred),
      text: around(message.text, starred),
      inline: around(message.inline, starred),
      say: around(message.say, starred),
      yes: around(message.yes, starred),
      no: around(message.no, starred),
    },
    JOINT,
  );
}

/** What an error says, and where. */
export function errorSyntax({ message }: WordTable): Syntax<ErrorEffect> {
  return members<ErrorEffect>(
    {
      at: around(message.at, nameOf('fields')),
      kind: around(message.kind, starred),
      title: around(message.title, starred),
      text: around(message.text, starred),
      inline: around(message.inline, starred),
    },
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
