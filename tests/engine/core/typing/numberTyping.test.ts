import { expect, it } from 'vitest';
import { formats } from '../../../../engine/core/formats/br/table';
import type { Format } from '../../../../engine/core/formats/types';
import { numberTyping } from '../../../../engine/core/typing/numberTyping';

const type = numberTyping(formats.money as Format);

it('digits that come at once go into what stands there, in front and behind', () => {
  expect(type({ before: '12', start: 2, end: 2, inserted: '34' }).text).toBe('1.234');
  expect(type({ before: '12', start: 0, end: 0, inserted: '34' }).text).toBe('3.412');
});

it('an amount that comes at once takes the place of what stands there', () => {
  expect(type({ before: '12', start: 0, end: 2, inserted: '34' }).text).toBe('34,00');
  expect(type({ before: '12', start: 2, end: 2, inserted: '1.234,56' }).text).toBe('1.234,56');
});
