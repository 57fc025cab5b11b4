import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tenantOf as institutionOf } from '../../../server/sheet/tenant';
import { tenantTexts } from '../../../server/storage/revisions/tenantTexts';

const tenantOf = (tenant: string, ownName: string) => institutionOf(tenantTexts(tenant), ownName);
const tokens = readFileSync('src/theme/tokens.css', 'utf8');

/** The accent of a block of the tokens, as the browser shows it by day. */
const accentOf = (selector: string) =>
  /--accent: light-dark\((#[0-9a-f]{6}),/.exec(tokens.slice(tokens.indexOf(`${selector} {`)))?.[1];

describe('the institution on the sheet', () => {
  it('has the accent that the portal has', () => {
    expect(tenantOf('ipe', '').accent).toBe(accentOf(":root[data-tenant='ipe']"));
    expect(tenantOf('andorinha', '').accent).toBe(accentOf(':root'));
  });

  it('is the first one for a name that is not known', () => {
    expect(tenantOf('default', ' ')).toEqual(tenantOf('andorinha', ''));
    expect(tenantOf('toString', '').name).toBe('Andorinha Investimentos');
  });
});
