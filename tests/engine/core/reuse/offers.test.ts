import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import { isOpenToOffers, offersOf } from '../../../../engine/core/reuse/offers';

const PARTNERS = {
  from: '$tabs/company/partners',
  titleField: 'Name',
  fill: { Name: 'Name', Document: 'Document', Mail: 'Mail' },
};
const ISSUERS = { from: '/issuers', titleField: 'Name', fill: { Name: 'Name', Document: 'Cpf', Phone: 'Phone' } };
const scope = (partners: object[], issuers: object[] = []) => ({
  data: { issuers: issuers as never },
  context: { settings: {}, formats: {}, tabs: { company: { partners: partners as never } } } as never,
});

describe('whose values a new row may take', () => {
  it('are those of the rows of other lists, of this tab and of others, without what is empty there', () => {
    const around = scope([{ Name: 'Ana', Document: '1', Mail: '' }], [{ Name: 'Bia', Cpf: '2' }]);
    expect(offersOf([PARTNERS, ISSUERS], [], around)).toEqual([
      { title: 'Ana', values: { Name: 'Ana', Document: '1' } },
      { title: 'Bia', values: { Name: 'Bia', Document: '2' } },
    ]);
  });

  it('are told once by a name, with what each list knows, the earlier one first', () => {
    const around = scope([{ Name: 'Ana Lima', Document: '1' }], [{ Name: ' ana  LIMA', Cpf: '2', Phone: '3' }]);
    expect(offersOf([PARTNERS, ISSUERS], [], around)).toEqual([
      { title: 'Ana Lima', values: { Name: 'Ana Lima', Document: '1', Phone: '3' } },
    ]);
  });

  it('are not those who stand in the list already, nor rows without a name', () => {
    const around = scope([{ Name: 'Ana' }, { Name: ' ' }, { Mail: 'a@b.c' }, { Name: 'Bia' }]);
    expect(offersOf([PARTNERS], [{ Name: 'ANA' }], around).map(({ title }) => title)).toEqual(['Bia']);
  });

  it('are none where the list does not exist yet', () => {
    expect(offersOf([PARTNERS], [], { data: {}, context: { settings: {}, formats: {} } as never })).toEqual([]);
  });
});

describe('a row is open to them', () => {
  const schemas: Record<string, FieldSchema> = {
    Name: { type: 'string' },
    Document: { type: 'string' },
    Mail: { type: 'string', default: 'none' },
  };

  it('while nothing is typed in what they fill; what it began with does not count', () => {
    expect(isOpenToOffers([PARTNERS], { Mail: 'none', Share: 10 }, schemas)).toBe(true);
    expect(isOpenToOffers([PARTNERS], { Document: '1' }, schemas)).toBe(false);
  });
});
