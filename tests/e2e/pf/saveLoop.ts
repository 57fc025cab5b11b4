import type { JsonObject } from '../../../engine/core/json';

const PART = '/api/PessoaFisica/dadosFinanceiros';

interface Loop {
  /** The instances, asked in turn. */
  urls: readonly string[];
  /** The sessions that save and read, each a client of its own. */
  tokens: readonly string[];
  /** What is saved in a version, with a text that no other save has. */
  bodyIn: (version: number, text: string) => JsonObject;
  /** The field of that text in a version. */
  fieldIn: (version: number) => string;
}

/** What became of the calls. */
interface Told {
  saves: number;
  /** The versions that saves were judged by. */
  versions: Set<number>;
  /** What was answered otherwise than it should be. */
  failures: string[];
}

/**
 * Saves and reads a part as pages of many customers do, each naming its version and going on with the one that it is
 * told of, until it is ended.
 */
export function startSaveLoop({ urls, tokens, bodyIn, fieldIn }: Loop): { end(): Promise<Told> } {
  const told: Told = { saves: 0, versions: new Set(), failures: [] };
  let hasEnded = false;
  let calls = 0;

  const call = async (token: string, version: number, body?: JsonObject) => {
    const url = urls[calls++ % urls.length];
    const answer = await fetch(`${url}${PART}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        'definitions-version': `${version}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const judgedBy = Number(answer.headers.get('definitions-version'));
    if (answer.status !== 200 || judgedBy !== version)
      told.failures.push(`${body ? 'save' : 'load'} in ${version}: ${answer.status} in ${judgedBy}: ${text}`);
    return { text, next: Number(answer.headers.get('definitions-next')) || version };
  };

  const run = async (token: string, client: number) => {
    let version = 1;
    for (let round = 0; !hasEnded; round++) {
      const text = `${client}-${round}`;
      const saved = await call(token, version, bodyIn(version, text));
      told.saves += 1;
      told.versions.add(version);
      version = saved.next;
      const read = await call(token, version);
      if (!read.text.includes(`"${fieldIn(version)}":"${text}"`))
        told.failures.push(`the save of ${text} is not there in ${version}: ${read.text}`);
      version = read.next;
    }
  };
  const ends = Promise.all(tokens.map(run));

  return {
    async end() {
      hasEnded = true;
      await ends;
      return told;
    },
  };
}
