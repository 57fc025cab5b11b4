import { describe, expect, it } from 'vitest';
import { colourCss, contrast } from '../../../contract/theme/colour';
import { weakPairs } from '../../../contract/theme/contrastProblems';
import type { ColorValue } from '../../../contract/theme/format';
import { readPairs, readTokens } from '../../../contract/theme/readTokens';
import source from '../../../contract/theme/tokens.json';
import { tokensCss } from '../../../contract/theme/tokensCss';

const grey = (part: number, alpha?: number): ColorValue => ({
  colorSpace: 'srgb',
  components: [part, part, part],
  ...(alpha === undefined ? {} : { alpha }),
});
const px = (value: number) => ({ value, unit: 'px' });

const small = {
  family: { font: { $type: 'fontFamily', $value: ['Inter Variable', 'system-ui'] } },
  weight: { $type: 'fontWeight', $extensions: { ficha: { prefix: 'weight-' } }, strong: { $value: 600 } },
  text: {
    $type: 'typography',
    $extensions: { ficha: { prefix: 't-' } },
    section: {
      $value: {
        fontFamily: '{family.font}',
        fontSize: { value: 1.25, unit: 'rem' },
        fontWeight: '{weight.strong}',
        lineHeight: 1.4,
        letterSpacing: px(-0.28),
      },
    },
  },
  space: { $type: 'dimension', side: { $value: px(16), $extensions: { ficha: { from: { '600px': px(24) } } } } },
  motion: {
    $type: 'duration',
    fast: { $value: { value: 120, unit: 'ms' }, $extensions: { ficha: { still: { value: 1, unit: 'ms' } } } },
  },
  color: {
    $type: 'color',
    ink: { $value: grey(0), $extensions: { ficha: { dark: grey(1) } } },
    scrim: { $value: grey(0, 0.5) },
  },
  shadow: {
    $type: 'shadow',
    line: { $value: { color: '{color.ink}', offsetX: px(0), offsetY: px(0), blur: px(0), spread: px(1), inset: true } },
  },
};

describe('the tokens', () => {
  it('become custom properties, of both modes at once', () => {
    expect(tokensCss(readTokens(small)).replace(/^\/\*.*\*\/\n/, '')).toBe(`@import './fonts.css';
:root {
  color-scheme: light dark;
  --font: 'Inter Variable', system-ui;
  --weight-strong: 600;
  --t-section: var(--weight-strong) 1.25rem / 1.75rem var(--font);
  --track-section: -0.014em;
  --side: 16px;
  --fast: 120ms;
  --ink: light-dark(#000000, #ffffff);
  --scrim: rgb(0 0 0 / 0.5);
  --line: inset 0 0 0 1px var(--ink);
}
:root[data-theme='light'] {
  color-scheme: light;
}
:root[data-theme='dark'] {
  color-scheme: dark;
}
@media (min-width: 600px) {
  :root {
    --side: 24px;
  }
}
@media (prefers-reduced-motion: reduce) {
  :root {
    --fast: 1ms;
  }
}
@media print {
  :root,
  :root[data-theme] {
    color-scheme: light;
  }
}
`);
  });

  it('are refused when one has no kind, two have one name, or one names what there is not', () => {
    expect(() => readTokens({ color: { ink: { $value: grey(0) } } })).toThrow('color.ink has no $type.');
    expect(() => readTokens({ ...small, other: { $type: 'number', ink: { $value: 1 } } })).toThrow(
      'Two tokens are named --ink.',
    );
    const { weight, ...rest } = small;
    expect(() => tokensCss(readTokens(rest))).toThrow('--t-section names {weight.strong}, which is no token.');
    expect(weight).toBeDefined();
  });

  it('are colours that can be told apart wherever one stands on the other', () => {
    expect(weakPairs(readTokens(source), readPairs(source))).toEqual([]);
    expect(readPairs(source).map(({ text, ground }) => `${text} on ${ground}`)).toContain('control-line on sunken');
  });

  it('let what moves once take 150 to 250 ms, and nothing where the system asks for less motion', () => {
    const moving = readTokens(source).filter(({ kind, own }) => kind === 'duration' && own.still);
    expect(moving.map(({ name }) => name)).toEqual(['m-fast', 'm-base', 'm-slow']);
    for (const { name, kind, value, own } of moving) {
      const ms = kind === 'duration' ? value.value : 0;
      expect(ms >= 150 && ms <= 250, `${name}: ${ms} ms`).toBe(true);
      expect(own.still).toEqual({ value: 1, unit: 'ms' });
    }
  });

  it('say the same colour to a program and to people', () => {
    for (const { name, kind, value, own } of readTokens(source)) {
      if (kind !== 'color') continue;
      for (const colour of [value, own.dark].filter((one) => one !== undefined)) {
        expect(`${name} ${colourCss({ ...colour, alpha: 1 })}`).toBe(`${name} ${colour.hex}`);
      }
    }
  });
});

describe('the contrast of two colours', () => {
  it('is that of WCAG, whichever stands on the other', () => {
    expect(contrast(grey(0), grey(1))).toBeCloseTo(21);
    expect(contrast(grey(1), grey(0))).toBeCloseTo(21);
    expect(contrast(grey(119 / 255), grey(1))).toBeCloseTo(4.48, 2);
  });

  it('is told for each mode in which it is too low', () => {
    const tokens = readTokens({
      color: {
        $type: 'color',
        ink: { $value: grey(0), $extensions: { ficha: { dark: grey(0.2) } } },
        paper: { $value: grey(1), $extensions: { ficha: { dark: grey(0) } } },
      },
    });
    expect(weakPairs(tokens, [{ text: 'ink', ground: 'paper', min: 4.5 }])).toEqual([
      { text: 'ink', ground: 'paper', min: 4.5, mode: 'dark', ratio: expect.closeTo(1.66, 2) },
    ]);
    expect(() => weakPairs(tokens, [{ text: 'ink', ground: 'surface', min: 3 }])).toThrow('A pair names surface');
  });
});
