/** What is used of it: its own types need those of a browser. */
declare module 'aws4fetch' {
  export class AwsV4Signer {
    constructor(call: {
      method: string;
      url: string;
      headers: Record<string, string>;
      accessKeyId: string;
      secretAccessKey: string;
      sessionToken?: string;
      region: string;
      service: string;
    });
    sign(): Promise<{ url: URL; headers: Headers }>;
  }
}
