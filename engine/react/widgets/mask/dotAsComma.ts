import type { MaskitoPreprocessor } from '@maskito/core';

/**
 * A dot typed at the end of a grouped number: a decimal mark as long as two digits at most follow it, as in `1234.56`;
 * with the third digit it was a thousands mark, as in `1.234`. So the box always shows the amount that it stands for.
 */
export function dotAsComma(): MaskitoPreprocessor {
  let isTypedDot = false;
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const isAtEnd = selection[0] === value.length;
    if (action !== 'insert' || !isAtEnd) return { elementState, data };
    if (/^[.,]$/.test(data) && /\d$/.test(value) && !value.includes(',')) {
      isTypedDot = data === '.';
      return { elementState, data: ',' };
    }
    if (!isTypedDot || !/^\d$/.test(data) || !/,\d\d$/.test(value)) return { elementState, data };
    const whole = value.replace(',', '');
    return { elementState: { value: whole, selection: [whole.length, whole.length] }, data };
  };
}
