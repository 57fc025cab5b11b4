import { basename, dirname } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refused } from './refused';
import { readOrTell } from './words.mjs';

/** `parseArgs`, whose errors are sentences for analysts; `--help` prints what may be written, and ends the process. @throws Refused */
export function readWords<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  return readOrTell(
    usageOf(config),
    () => {
      try {
        return parseArgs(config);
      } catch (error) {
        throw new Refused(inWords(error as Error & { code?: string }, config));
      }
    },
    config.args ? [...config.args] : undefined,
  );
}

/** `uso: npm run schemas:book -- [palavra ...] [--out <valor>] [--dir <valor>]` */
function usageOf({ options = {}, allowPositionals }: ParseArgsConfig): string {
  const script = process.argv[1] ?? '';
  const command = basename(dirname(script)) === 'definitions' ? ` ${basename(script, '.ts')}` : '';
  const taken = Object.entries(options).map(([name, { type }]) => `[--${name}${type === 'string' ? ' <valor>' : ''}]`);
  const words = [...(allowPositionals ? ['[palavra ...]'] : []), ...taken];
  return `uso: npm run ${process.env.npm_lifecycle_event ?? basename(script)} --${command} ${words.join(' ')}`;
}

/** Source: the messages of Node's `parseArgs`, which begin with the option in quotes: `Option '--note <value>' ...`. */
function inWords({ code, message }: Error & { code?: string }, { options = {} }: ParseArgsConfig): string {
  const option = /'(-[^\s,']*)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const names = Object.keys(options).map((name) => `--${name}`);
    const known = names.length > 0 ? `As opções são ${names.join(', ')}.` : 'O comando não tem opções.';
    return `Não há a opção "${option}". ${known}`;
  }
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  const takesText = options[option.replace(/^--(no-)?/, '')]?.type === 'string';
  return takesText ? `Escreva um valor depois de ${option}.` : `A opção ${option} não leva valor.`;
}
