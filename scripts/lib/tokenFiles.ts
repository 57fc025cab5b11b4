import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from '../../contract/theme/format';
import { readTenant } from '../../contract/theme/readTenant';
import { readTokens } from '../../contract/theme/readTokens';
import source from '../../contract/theme/tokens.json' with { type: 'json' };
import { tenantCss, tokensCss } from '../../contract/theme/tokensCss';
import { ROOT } from './root.mjs';

/** The files that are made from the design tokens: their texts by their paths. */
export function tokenFiles(): Record<string, string> {
  const tokens = readTokens(source);
  return {
    'src/theme/tokens.css': tokensCss(tokens),
    'src/theme/tenants.css': tenantsCss(tokens),
    'studio/theme/tokens.css': tokensCss(tokens, 'studio'),
    'contract/theme/tokenNames.ts': tokenNames(tokens.map(({ name }) => name)),
  };
}

/** The look of every tenant, for pages that show one after another; the portal's server hands out that of its own. */
function tenantsCss(tokens: Token[]): string {
  const rules = readdirSync(join(ROOT, 'tenants')).map((id) => {
    const own = JSON.parse(readFileSync(join(ROOT, 'tenants', id, 'tokens.json'), 'utf8')) as unknown;
    const logo = `../../tenants/${id}/logo.svg`;
    return tenantCss(readTenant(own, tokens).set, { selector: `:root[data-tenant='${id}']`, logo });
  });
  return `/* Written from the folders of tenants/ by scripts/designTokens.ts. */\n${rules.join('')}`;
}

const tokenNames = (names: readonly string[]) => `/** Written from tokens.json by scripts/designTokens.ts. */

/** The design tokens by their names in CSS, without the dashes. */
export type TokenName =
${names.map((name) => `  | '${name}'`).join('\n')};
`;
