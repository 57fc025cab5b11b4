import { FilesAway } from '../errors';
import { type Bytes, FILE_NAME, type FileEntry, type FileStore } from '../types';
import { type Asked, askBucket, type S3Config, textOf } from './request';

/**
 * Keeps contents as objects of a bucket, which others may use besides.
 * @param owner whose contents these are, as the beginning of their keys
 */
export function createS3Store(config: S3Config, owner: () => Promise<string>): FileStore {
  const { encryption } = config;
  const keyOf = async (name: string) => `${await owner()}/${name}`;
  const settle = async (asked: Asked) => {
    const answer = await askBucket(config, asked);
    answer.resume();
    return answer.statusCode !== 404;
  };
  return {
    way: 's3',
    async put(name, source) {
      const headers = {
        'content-type': 'application/octet-stream',
        ...(encryption && { 'x-amz-server-side-encryption': encryption }),
      };
      const isKept = await settle({ method: 'PUT', key: await keyOf(name), headers, source });
      if (!isKept) throw noBucket();
    },
    async read(name) {
      const answer = await askBucket(config, { method: 'GET', key: await keyOf(name) });
      if (answer.statusCode === 404) {
        if ((await textOf(answer)).includes('NoSuchBucket')) throw noBucket();
        return undefined;
      }
      return orAway(answer);
    },
    async remove(name) {
      await settle({ method: 'DELETE', key: await keyOf(name) });
    },
    async *list(before, after = '') {
      const prefix = `${await owner()}/`;
      for (let token: string | undefined = ''; token !== undefined; ) {
        const page: Page = await readPage(config, { prefix, token, after });
        yield* page.entries.filter(({ name, at }) => FILE_NAME.test(name) && (!before || at < before));
        token = page.next;
      }
    },
    async check() {
      const isThere = await settle({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } });
      if (!isThere) throw noBucket();
    },
  };
}

const noBucket = () => new FilesAway({ cause: new Error('no such bucket') });

async function* orAway(pieces: AsyncIterable<Uint8Array>): Bytes & AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    throw new FilesAway({ cause: error });
  }
}

interface Page {
  entries: (FileEntry & { at: Date })[];
  next: string | undefined;
}

/** Source: ListObjectsV2 of the Amazon S3 API reference. What is read of it holds no characters that XML would escape. */
async function readPage(
  config: S3Config,
  { prefix, token, after }: Record<'prefix' | 'token' | 'after', string>,
): Promise<Page> {
  const isFrom = token === '' && after !== '';
  const query = {
    ...{ 'list-type': '2', prefix },
    ...(token && { 'continuation-token': token }),
    ...(isFrom && { 'start-after': `${prefix}${after}` }),
  };
  const answer = await askBucket(config, { method: 'GET', query });
  const text = await textOf(answer);
  if (answer.statusCode === 404) throw noBucket();
  const entries = [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    name: (textIn(object, 'Key') ?? '').slice(prefix.length),
    size: Number(textIn(object, 'Size')),
    at: new Date(textIn(object, 'LastModified') ?? 0),
  }));
  const next = textIn(text, 'IsTruncated') === 'true' ? textIn(text, 'NextContinuationToken') : undefined;
  return { entries, next: next?.replaceAll('&amp;', '&') };
}

const textIn = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
