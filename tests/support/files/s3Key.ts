import type { S3Credentials } from '../../../server/storage/files/s3/request';

/** The key of the bucket that tests have: the one that the server in memory knows. */
export const s3Key = (): S3Credentials => ({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' });
