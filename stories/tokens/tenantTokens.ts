import type { ColorValue, Token } from '../../contract/theme/format';
import { readTenant } from '../../contract/theme/readTenant';
import { readPairs, readTokens } from '../../contract/theme/readTokens';
import source from '../../contract/theme/tokens.json';
import { tenants } from '../wearTenant';

const files = import.meta.glob('../../tenants/*/tokens.json', { eager: true, import: 'default' });

const common = readTokens(source);
const own = new Map(tenants.map((name) => [name, readTenant(files[`../../tenants/${name}/tokens.json`], common)]));

export type ColourToken = Extract<Token, { kind: 'color' }>;
export type Mode = 'light' | 'dark';

export const pairs = readPairs(source);
export const modes: Record<Mode, string> = { light: 'Claro', dark: 'Escuro' };
export const bothModes = Object.keys(modes) as Mode[];

/** Every token as a tenant has it. */
export const tokensOf = (tenant: string): Token[] => own.get(tenant)?.tokens ?? common;

/** The tokens that a tenant sets for itself. */
export const setBy = (tenant: string): Token[] => own.get(tenant)?.set ?? [];

/** The name in CSS that an alias of the source has: `{color.line}` is `line`. */
export const nameOf = (alias: string): string => common.find(({ path }) => `{${path}}` === alias)?.name ?? alias;

/** Whether a token stands in this group of the source: `color`, `space`. */
export const isIn =
  (...groups: string[]) =>
  ({ path }: Token): boolean =>
    groups.some((group) => path.startsWith(`${group}.`));

export const isColour = (token: Token): token is ColourToken => token.kind === 'color';

/** A colour where the page is light, or dark. */
export const colourIn = (mode: Mode, { value, own: { dark } }: ColourToken): ColorValue =>
  mode === 'dark' ? (dark ?? value) : value;
