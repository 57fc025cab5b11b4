import { Transform, type TransformCallback } from 'node:stream';
import { Refusal } from '../refusal';

/** Takes the text of a content, in pieces as they come. */
export interface ContentSink {
  /** @param text a part of the base64, without the escapes of JSON */
  write: (text: string) => Promise<void>;
  /** @returns what stands in the body in place of the content */
  end: () => Promise<string>;
}

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
const SPACES = [0x20, 0x0a, 0x0d, 0x09];
/** A name of a member is shorter than this. */
const LONGEST_NAME = 64;
/** Bytes of a body without its content: names, one record of texts. */
const LONGEST_REST = 65_536;
/** Takes what comes besides the one content: the body is refused, and nobody looks at it. */
const NOBODY: ContentSink = { write: async () => {}, end: async () => 'outro' };

/**
 * Lets a JSON body through but for the texts that stand under `member`: the first goes to `sink` as it comes, so that it
 * is never in memory as a whole. What is no JSON is let through as it is, for who reads the rest to refuse.
 */
export function takeContent({
  member,
  reference,
  sink,
}: {
  member: string;
  /** What a text begins with that stays where it is, as does an empty one. */
  reference: string;
  sink: ContentSink;
}): Transform & { receivedEncodedLength: number } {
  const reader = createReader({ member, reference, sink });
  let left = LONGEST_REST;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      stream.receivedEncodedLength += chunk.length;
      reader.read(chunk).then((rest) => {
        left -= rest.length;
        if (left < 0) done(new Refusal(413, 'O conteúdo enviado é grande demais.'));
        else done(null, rest);
      }, done);
    },
    flush(done) {
      done(null, reader.left());
    },
  }) as Transform & { receivedEncodedLength: number };
  stream.receivedEncodedLength = 0;
  return stream;
}

type State = 'outside' | 'text' | 'beginning' | 'content';

function createReader({ member, reference, sink }: { member: string; reference: string; sink: ContentSink }) {
  let state: State = 'outside';
  /** Of the text that is being read, or was read last: up to the longest name. */
  let name = '';
  /** Whether the value of `member` comes next. */
  let isNext = false;
  let taker = sink;
  let isEscaped = false;
  let beginning = '';
  /** An escape that is not whole yet. */
  let halfEscape = '';
  let rest: Uint8Array[] = [];
  const pass = (bytes: Uint8Array) => void rest.push(bytes);

  /** Everything between texts. @returns where to go on */
  function readOutside(chunk: Buffer, from: number): number {
    let at = from;
    for (; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === QUOTE) break;
      if (byte === COLON) isNext = nameOf(name) === member;
      else if (!SPACES.includes(byte as number)) isNext = false;
    }
    const end = at < chunk.length ? at + 1 : at;
    pass(chunk.subarray(from, end));
    if (at < chunk.length) {
      state = isNext ? 'beginning' : 'text';
      isNext = false;
      name = '';
      beginning = '';
    }
    return end;
  }

  function readText(chunk: Buffer, from: number): number {
    let at = from;
    for (; at < chunk.length; at += 1) {
      if (isEscaped) isEscaped = false;
      else if (chunk[at] === BACKSLASH) isEscaped = true;
      else if (chunk[at] === QUOTE) break;
    }
    if (name.length < LONGEST_NAME) name += chunk.toString('latin1', from, Math.min(at, from + LONGEST_NAME));
    const end = at < chunk.length ? at + 1 : at;
    pass(chunk.subarray(from, end));
    if (at < chunk.length) state = 'outside';
    return end;
  }

  /** Up to where it shows whether it is a content. */
  async function readBeginning(chunk: Buffer, from: number): Promise<number> {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      if (byte === QUOTE && beginning === '') {
        pass(chunk.subarray(at, at + 1));
        state = 'outside';
        return at + 1;
      }
      if (byte !== QUOTE && byte !== BACKSLASH) beginning += String.fromCharCode(byte);
      if (beginning === reference) {
        pass(Buffer.from(beginning, 'latin1'));
        state = 'text';
        return at + 1;
      }
      if (byte === QUOTE || byte === BACKSLASH || !reference.startsWith(beginning)) {
        state = 'content';
        await taker.write(beginning);
        return byte === QUOTE || byte === BACKSLASH ? at : at + 1;
      }
    }
    return chunk.length;
  }

  async function readContent(chunk: Buffer, from: number): Promise<number> {
    if (halfEscape !== '') return readEscape(chunk, from);
    const quote = chunk.indexOf(QUOTE, from);
    const end = quote === -1 ? chunk.length : quote;
    const backslash = chunk.subarray(from, end).indexOf(BACKSLASH);
    if (backslash !== -1) {
      await taker.write(chunk.toString('latin1', from, from + backslash));
      halfEscape = '\\';
      return from + backslash + 1;
    }
    await taker.write(chunk.toString('latin1', from, end));
    if (quote === -1) return end;
    pass(Buffer.from(await taker.end()));
    taker = NOBODY;
    pass(chunk.subarray(quote, quote + 1));
    state = 'outside';
    return quote + 1;
  }

  async function readEscape(chunk: Buffer, from: number): Promise<number> {
    halfEscape += String.fromCharCode(chunk[from] as number);
    const length = halfEscape[1] === 'u' ? 6 : 2;
    if (halfEscape.length === length) {
      await taker.write(nameOf(halfEscape) ?? halfEscape);
      halfEscape = '';
    }
    return from + 1;
  }

  return {
    /** What is let through of a chunk. */
    async read(chunk: Buffer): Promise<Buffer> {
      rest = [];
      for (let at = 0; at < chunk.length; ) {
        if (state === 'outside') at = readOutside(chunk, at);
        else if (state === 'text') at = readText(chunk, at);
        else if (state === 'beginning') at = await readBeginning(chunk, at);
        else at = await readContent(chunk, at);
      }
      return Buffer.concat(rest);
    },
    /** What was held back at the end. */
    left: () => Buffer.from(state === 'beginning' ? beginning : '', 'latin1'),
  };
}

/** What a text of JSON says, without its quotes; nothing where it is none. */
function nameOf(raw: string): string | undefined {
  if (!raw.includes('\\')) return raw;
  try {
    return JSON.parse(`"${raw}"`);
  } catch {
    return undefined;
  }
}
