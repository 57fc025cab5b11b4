import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Refused } from './refused';

/** `parseArgs`, whose errors are sentences for analysts. @throws Refused */
export function readWords<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Refused(inWords(error as Error & { code?: string }, config));
  }
}

/** Source: the messages of Node's `parseArgs`, which begin with the option in quotes: `Option '--note <value>' ...`. */
function inWords({ code, message }: Error & { code?: string }, { options = {} }: ParseArgsConfig): string {
  const option = /'(-[^\s,']*)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const names = Object.keys(options).map((name) => `--${name}`);
    return `Não há a opção "${option}". As opções são ${names.join(', ')}.`;
  }
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return message;
  const takesText = options[option.replace(/^--(no-)?/, '')]?.type === 'string';
  return takesText ? `Escreva um valor depois de ${option}.` : `A opção ${option} não leva valor.`;
}
