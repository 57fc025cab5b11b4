import { describe, expect, it } from 'vitest';
import { fillSettings } from '../../../../engine/core/validation/messages';

describe('a setting in a text', () => {
  it.each([
    ['Sobre {$settings/empresa}', { empresa: 'Andorinha' }, 'Sobre Andorinha'],
    ['{$settings/a} e {$settings/b}', { a: 1, b: false }, '1 e false'],
    ['Sobre {$settings/empresa|nós}', { empresa: 'Andorinha' }, 'Sobre Andorinha'],
    ['Sobre {$settings/empresa|nós}', { empresa: '' }, 'Sobre nós'],
    ['Sobre {$settings/empresa|nós}', { empresa: '  ' }, 'Sobre nós'],
    ['Sobre {$settings/empresa|}', { empresa: '' }, 'Sobre '],
    ['Sobre {$settings/empresa}.', { empresa: '' }, 'Sobre .'],
    ['Sobre {$settings/outra|nós}', { empresa: '' }, 'Sobre {$settings/outra|nós}'],
    ['{name} de {n}', { name: 'x' }, '{name} de {n}'],
  ])('%s with %j gives %s', (text, settings, filled) => {
    expect(fillSettings(text, settings)).toBe(filled);
  });
});
