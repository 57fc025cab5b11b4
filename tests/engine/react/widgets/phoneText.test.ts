import { describe, expect, it } from 'vitest';
import { splitNumber } from '../../../../engine/react/widgets/phone/countries';
import { showNational } from '../../../../engine/react/widgets/phone/nationalMask';
import { numberOf, readNumber, showValue } from '../../../../engine/react/widgets/phone/phoneText';

describe('the boxes of a telephone', () => {
  it.each([
    ['+5511987654321', 'BR', 'BR', '(11) 98765-4321'],
    ['+12025550123', 'BR', 'US', '(202) 555-0123'],
    ['+12025550123', 'CA', 'CA', '(202) 555-0123'],
    ['+12425550123', 'US', 'BS', '5550123'],
    ['+4915112345678', 'BR', 'DE', '15112345678'],
    ['11987654321', 'BR', 'BR', '(11) 98765-4321'],
    ['sem telefone', 'BR', 'BR', 'sem telefone'],
    [undefined, 'PT', 'PT', ''],
  ])('show %s, from %s, as %s %s', (value, current, country, national) => {
    expect(showValue(value, current)).toEqual({ country, national });
  });

  it.each([
    [{ country: 'BR', national: '(11) 98765-4321' }, '+5511987654321'],
    [{ country: 'BR', national: '+99' }, '+99'],
    [{ country: 'BR', national: '' }, ''],
    [{ country: 'BR', national: 'ramal 12' }, 'ramal 12'],
  ])('mean %j: "%s"', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each([
    ['+55 11 98765-4321', 'US', '+5511987654321'],
    ['0055 11 98765-4321', 'US', '+5511987654321'],
    ['55 11 98765-4321', 'BR', '+5511987654321'],
    ['011 98765-4321', 'BR', '11987654321'],
    ['98765-4321', 'BR', '987654321'],
    ['0800 123 4567', 'BR', '08001234567'],
    ['0xx11 98765-4321', 'BR', '11987654321'],
    ['015 11 98765-4321', 'BR', '11987654321'],
    ['1 202 555 0123', 'US', '+12025550123'],
  ])('take the inserted %s in %s as %s', (data, country, digits) => {
    expect(readNumber(data, country)).toBe(digits);
  });
});

it('groups landlines and mobile numbers of Brazil differently, and cuts no digit', () => {
  expect(showNational('BR', '1134567890')).toBe('(11) 3456-7890');
  expect(showNational('BR', '11987654321')).toBe('(11) 98765-4321');
  expect(showNational('BR', '119876')).toBe('(11) 9876');
  expect(showNational('US', '11987654321')).toBe('11987654321');
});

it('knows no country for a code that none has', () => {
  expect(splitNumber('+999', 'BR')).toBeUndefined();
});
