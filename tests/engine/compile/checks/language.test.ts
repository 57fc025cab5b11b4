import { describe, expect, it } from 'vitest';
import { problemsWith } from '../plant';

describe('the language of a wizard', () => {
  const wrong = (language: string) =>
    problemsWith([
      { file: 'cadastro/wizard.json', find: '"type": 1,', put: `"type": 1, "language": ${JSON.stringify(language)},` },
    ]).map(({ code, pointer }) => `${code} ${pointer}`);

  it.each(['pt-BR', 'pt-br', 'en', 'zh-Hant', 'sr-Latn-RS', 'es-419', 'hrx', 'pt-XX'])('may be %s', (language) => {
    expect(wrong(language)).toEqual([]);
  });

  it.each(['pt_BR', 'xx', 'english, please', 'i-klingon', 'en-GB-oed', 'x-private', ''])('is not "%s"', (language) => {
    expect(wrong(language)).toEqual(['DEF_UNKNOWN_LANGUAGE /language']);
  });
});
