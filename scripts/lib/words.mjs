import { parseArgs } from 'node:util';

/**
 * What `read` makes of the words behind a command. `--help` prints the usage, and the process ends with 0; at a word that is
 * none of them it ends with 1, after one sentence and the usage.
 * @template Read
 * @param {string} usage
 * @param {(words: string[]) => Read} read
 * @param {string[]} [words]
 * @returns {Read}
 */
export function readOrTell(usage, read, words = process.argv.slice(2)) {
  if (words.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return read(words);
  } catch (error) {
    if (!(error instanceof WrongWord) && !isOfNode(error)) throw error;
    console.error(`${error instanceof WrongWord ? error.message : sentenceOf(error)}\n${usage}`);
    process.exit(1);
  }
}

/** A word of a command line is wrong; the message is for whoever wrote it. */
export class WrongWord extends Error {}

/**
 * The words of a command that takes no options.
 * @param {string} usage
 * @param {number} most how many it takes
 */
export function readNames(usage, most) {
  return readOrTell(usage, (words) => {
    const { positionals } = parseArgs({ args: words, allowPositionals: true });
    const other = positionals[most];
    if (other !== undefined) throw new WrongWord(`"${other}" is a word too many.`);
    return positionals;
  });
}

/** @param {unknown} error @returns {error is Error} */
const isOfNode = (error) =>
  error instanceof Error && String(/** @type {NodeJS.ErrnoException} */ (error).code).startsWith('ERR_PARSE_ARGS_');

/** Node tells more of an option than is asked: `Unknown option '--x'. To specify a positional argument ...`. @param {Error} error */
const sentenceOf = ({ message }) => (/^.*?[.](?=\s|$)/s.exec(message)?.[0] ?? `${message}.`).replace(/\.\.$/, '.');
