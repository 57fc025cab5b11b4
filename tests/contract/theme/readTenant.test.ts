import { expect, it } from 'vitest';
import { readTenant } from '../../../contract/theme/readTenant';
import { readTokens } from '../../../contract/theme/readTokens';
import source from '../../../contract/theme/tokens.json';
import { tenantCss } from '../../../contract/theme/tokensCss';

const base = readTokens(source);
const red = { colorSpace: 'srgb', components: [1, 0, 0] };
const blue = { colorSpace: 'srgb', components: [0, 0, 1] };

it('puts what a tenant sets in the place of what all have', () => {
  const { set, tokens, problems } = readTenant(
    {
      tenant: { $type: 'color', accent: { $value: red, $extensions: { ficha: { dark: blue } } } },
      radius: { button: { $value: { value: 999, unit: 'px' } } },
    },
    base,
  );
  expect(problems).toEqual([]);
  expect(tenantCss(set, { selector: ':root', logo: '/logo.svg' })).toBe(`:root {
  --logo: url('/logo.svg');
  --accent: light-dark(#ff0000, #0000ff);
  --r-button: 999px;
}
@supports not (color: light-dark(#000, #000)) {
:root {
  --accent: #ff0000;
}
:root[data-theme='dark'] {
  --accent: #0000ff;
}
@media (prefers-color-scheme: dark) {
:root:not([data-theme='light']) {
  --accent: #0000ff;
}
}
}
`);
  expect(tokens).toHaveLength(base.length);
  expect(tokens.find(({ name }) => name === 'accent')?.value).toEqual(red);
  expect(tokens.find(({ name }) => name === 'ink')).toBe(base.find(({ name }) => name === 'ink'));
});

it('refuses a name that is not known, one that is not its to set, and a value of another kind', () => {
  const { set, problems } = readTenant(
    {
      tenant: {
        acent: { $value: red },
        accent: { $value: '#ff0000' },
        brand: { $value: { colorSpace: 'srgb', components: 'red' } },
      },
      color: { ink: { $value: red } },
      radius: { control: { $value: { value: -1, unit: 'px' } } },
    },
    base,
  );
  expect(set).toEqual([]);
  expect(problems).toEqual([
    expect.stringMatching(/^tenant\.acent is no token that an institution sets\. There are: .*tenant\.accent,/),
    expect.stringMatching(/^tenant\.accent is no color: expected \{ "colorSpace": "srgb"/),
    expect.stringMatching(/^tenant\.brand is no color: expected \{ "colorSpace": "srgb"/),
    expect.stringMatching(/^color\.ink is no token that an institution sets\./),
    expect.stringMatching(/^radius\.control is no dimension: expected/),
  ]);
});
