import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ContentSink, takeContent } from '../../../../server/http/upload/takeContent';

/** What is let through of a body that comes in pieces of these lengths, and what is taken out of it. */
async function take(body: string, lengths: number[]): Promise<{ rest: string; taken: string[] }> {
  const bytes = Buffer.from(body);
  const pieces: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = Math.max(1, lengths[turn % lengths.length] ?? 1);
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  const taken: string[] = [];
  let text = '';
  const sink: ContentSink = {
    write: async (piece) => {
      text += piece;
    },
    end: async () => {
      taken.push(text);
      return 'MARK';
    },
  };
  const rest: Buffer[] = [];
  const stream = Readable.from(pieces).pipe(takeContent({ member: 'File', reference: 'arquivo:', sink }));
  for await (const piece of stream) rest.push(piece as Buffer);
  return { rest: Buffer.concat(rest).toString(), taken };
}

const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
const name = fc.oneof(fc.constantFrom('File', 'file', 'Name', 'F\\ile', '"File"', '{"File":"', 'é'), fc.string());
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'arquivo:1', 'arquiv', 'arquivo', 'arquivo:', 'QUJD', 'a"File":"b', '\\', 'QQ=='),
);
const anyBody = fc.array(fc.tuple(name, fc.oneof(text, fc.integer(), fc.constant(null), fc.array(text))), {
  maxLength: 6,
});

it('takes the first content out of a body, however it is cut, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, lengths, fc.nat(2), async (members, cut, indent) => {
      const isContent = ([own, value]: (typeof members)[number]) =>
        own === 'File' && typeof value === 'string' && value !== '' && !value.startsWith('arquivo:');
      const write = (own: string, value: unknown) =>
        `${JSON.stringify(own)}:${' '.repeat(indent)}${JSON.stringify(value)}`;
      const body = `{${members.map(([own, value]) => write(own, value)).join(', ')}}`;
      const first = members.findIndex(isContent);
      const expected = members.map(([own, value], index) =>
        write(own, isContent([own, value]) ? (index === first ? 'MARK' : 'outro') : value),
      );
      const { rest, taken } = await take(body, cut);
      expect(rest).toBe(`{${expected.join(', ')}}`);
      // Letters beyond base64 come as their bytes: they are refused.
      const content = first === -1 ? [] : [members[first]?.[1] as string];
      if (/^[ -~]*$/.test(content[0] ?? '')) expect(taken).toEqual(content);
    }),
  );
});

it('reads the slashes that some programs escape', async () => {
  expect(await take('{"File":"QU\\/D\\u002b"}', [3])).toEqual({ rest: '{"File":"MARK"}', taken: ['QU/D+'] });
});

it('finds the member by what its name says', async () => {
  expect((await take('{"\\u0046ile":"QUJD"}', [4])).taken).toEqual(['QUJD']);
});

it.each(['{"File":"QUJD', '{"File":"arq', '{"File":', '[', '{"File":"QU\\'])(
  'lets through what is no JSON: %s',
  async (body) => {
    const { rest } = await take(body, [5]);
    expect(() => JSON.parse(rest)).toThrow();
  },
);

it('refuses a body that is long besides its content', async () => {
  const body = `{"Name":"${'x'.repeat(70_000)}"}`;
  await expect(take(body, [10_000])).rejects.toMatchObject({ status: 413 });
});
