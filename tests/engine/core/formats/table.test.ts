import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../../engine/core/formats/br/table';
import { toldFormats } from '../../../../engine/core/formats/br/told';
import type { ToldFormat } from '../../../../engine/core/formats/toldFormat';
import { testFormat } from '../../../support/formatTests';

const folder = new URL('../../../../engine/core/formats/', import.meta.url);

describe.each(Object.entries(formats))('format %s', (name, format) => {
  const told = toldFormats[name] as ToldFormat;

  it('stands in the table under its own name', () => {
    expect(format.name).toBe(name);
    expect(told.source).not.toBe('');
  });

  it('brings a browser neither its examples nor its source', () => {
    expect(format).not.toHaveProperty('examples');
    expect(format).not.toHaveProperty('source');
  });

  testFormat(format, told);
});

describe('the registry', () => {
  it('is the only one that knows the Brazilian formats', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'table.ts');
    const importers = files.filter((file) => readFileSync(new URL(file, folder), 'utf8').includes("'./br/"));
    expect(importers).toEqual([]);
  });

  it('imports no package', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    for (const file of files) {
      const sources = [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^(?! \*).*from '([^']+)'/gm)];
      for (const [, source] of sources) expect(source, file).toMatch(/^\.\.?\//);
    }
  });
});
