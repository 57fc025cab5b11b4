import { readTenant } from '../../contract/theme/readTenant';
import { readTokens } from '../../contract/theme/readTokens';
import source from '../../contract/theme/tokens.json' with { type: 'json' };
import { tenantCss, tokensCss } from '../../contract/theme/tokensCss';
import ipe from '../../tenants/ipe/tokens.json' with { type: 'json' };

/** The files that are made from the design tokens: their texts by their paths. */
export function tokenFiles(): Record<string, string> {
  const tokens = readTokens(source);
  return {
    'src/theme/tokens.css': `${tokensCss(tokens)}${tenantCss(readTenant(ipe, tokens).set, ":root[data-tenant='ipe']")}\n`,
    'studio/theme/tokens.css': tokensCss(tokens, 'studio'),
    'contract/theme/tokenNames.ts': tokenNames(tokens.map(({ name }) => name)),
  };
}

const tokenNames = (names: readonly string[]) => `/** Written from tokens.json by scripts/designTokens.ts. */

/** The design tokens by their names in CSS, without the dashes. */
export type TokenName =
${names.map((name) => `  | '${name}'`).join('\n')};
`;
