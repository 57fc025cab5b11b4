import { describe, expect, it } from 'vitest';
import { tenantOf as institutionOf } from '../../../server/sheet/tenant';
import { tenantTexts } from '../../../server/storage/revisions/tenantTexts';

const tenantOf = (tenant: string, ownName: string) => institutionOf(tenantTexts(tenant), ownName);

describe('the institution on the sheet', () => {
  it('has the name and the accent that the portal has', () => {
    expect(tenantOf('ipe', '')).toEqual({ name: 'Ipê Roxo Corretora', accent: '#7e1f86' });
    expect(tenantOf('andorinha', '')).toEqual({ name: 'Andorinha Investimentos', accent: '#1e46c8' });
  });

  it('is the first one for a name that is not known', () => {
    expect(tenantOf('default', ' ')).toEqual(tenantOf('andorinha', ''));
    expect(tenantOf('toString', '').name).toBe('Andorinha Investimentos');
  });
});
