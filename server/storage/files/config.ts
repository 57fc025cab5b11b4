import { join } from 'node:path';
import { ConfigError } from '../configError';
import { readAnew } from '../secretFiles';
import { given, readFolder, readSwitch, readUrl, type Variables, WEB } from '../variables';
import type { S3Config, S3Credentials } from './s3/request';
import { FILE_WAYS, type FileWay } from './types';

/** Where files are kept, and where else they may be. */
export interface FilesConfig {
  way: FileWay;
  /** Where uploads lie until they are checked, and where the folder keeps them. */
  folder: string;
  s3?: S3Config;
}

const ENCRYPTIONS = ['AES256', 'aws:kms'];
/** The key of the bucket, its secret, and the token of those that are good for a short time. */
const CREDENTIALS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_SESSION_TOKEN'];

/** @throws ConfigError that says in one sentence which variable is missing or wrong */
export function readFiles(env: Variables, dataDir: string): FilesConfig {
  const asked = given(env, 'FILES') ?? 'database';
  const way = FILE_WAYS.find((known) => known === asked);
  if (!way) throw new ConfigError(`FILES must be database, folder or s3, but is "${asked}".`);
  const s3 = readS3(env);
  if (way === 's3' && !s3) throw new ConfigError('FILES=s3 needs S3_URL and S3_BUCKET.');
  return { way, folder: readFolder(env, 'FILES_DIR', join(dataDir, 'files')), ...(s3 && { s3 }) };
}

function readS3(env: Variables): S3Config | undefined {
  const url = readUrl(env, 'S3_URL', WEB);
  const bucket = given(env, 'S3_BUCKET');
  const isAsked = [url, bucket, ...CREDENTIALS.map((name) => given(env, name))].some(Boolean);
  if (!isAsked) return undefined;
  if (!url || !bucket) throw apart();
  const credentials = readAnew(() => readCredentials(env));
  // Source: naming rules for general purpose buckets of the Amazon S3 user guide; dots would break its certificates.
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket))
    throw new ConfigError(`S3_BUCKET must be the name of a bucket, but is "${bucket}".`);
  const encryption = given(env, 'S3_ENCRYPTION');
  if (encryption && !ENCRYPTIONS.includes(encryption))
    throw new ConfigError(`S3_ENCRYPTION must be AES256 or aws:kms, but is "${encryption}".`);
  return {
    url,
    bucket,
    credentials,
    region: given(env, 'S3_REGION') ?? 'us-east-1',
    isPathStyle: readSwitch(env, 'S3_PATH_STYLE', true),
    ...(encryption && { encryption }),
  };
}

function readCredentials(env: Variables): S3Credentials {
  const [accessKeyId, secretAccessKey, sessionToken] = CREDENTIALS.map((name) => given(env, name));
  if (!accessKeyId || !secretAccessKey) throw apart();
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

const apart = () => new ConfigError('S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
