import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TabDefinition } from '../../engine/definition';
import { tabFiles } from '../../scripts/lib/tabStories';
import { accountFields } from '../../stories/engine/account';

const SCHEMAS = join(import.meta.dirname, '../../schemas');
const read = (path: string) => JSON.parse(readFileSync(join(SCHEMAS, path), 'utf8'));

const tabs = tabFiles(SCHEMAS).flatMap(({ wizard, tab }): [string, TabDefinition, number][] => {
  if (wizard === 'acesso') return [];
  const { type, tabs } = read(`${wizard}/wizard.json`);
  const isShared = tabs.some(({ id, shared }: { id: string; shared?: boolean }) => shared && id === tab);
  return [[`${wizard}/${tab}`, read(`${isShared ? 'shared' : wizard}/${tab}.json`), type]];
});

it.each(tabs)('the stories of %s show what is read only of the account, but its nickname', (_, tab, type) => {
  const shown = Object.entries(tab.schema.properties)
    .filter(([, { account, readOnly }]) => account && account !== 'nickname' && readOnly)
    .map(([name]) => name);
  expect(Object.keys(accountFields(tab, type))).toEqual(shown);
});

it('the company has the name and the CNPJ of its account', () => {
  expect(accountFields(read('pj/dados-da-empresa.json'), 2)).toEqual({
    Nome: 'Aurora Tecnologia Ltda.',
    Cnpj: '11222333000181',
    DataConstituicao: '2015-03-02',
  });
});
