import { describe, expect, it } from 'vitest';
import type { SummaryItem } from '../../../engine/core/summary/types';
import type { SheetContent } from '../../../server/sheet/content';
import { drawSheet } from '../../../server/sheet/drawSheet';
import { readFonts } from '../../../server/sheet/paper';
import { bytesWithoutMoment } from './pdfBytes';
import { linesOf, nodesOf, readPdf, textOf } from './readPdf';

const fonts = readFonts('server');

function sheetOf(items: SummaryItem[], over: Partial<SheetContent> = {}): SheetContent {
  return {
    title: 'Ficha cadastral – Ana Maria Souza',
    tenant: { name: 'Andorinha Investimentos', accent: '#1e46c8' },
    name: 'Ana Maria Souza',
    facts: [{ label: 'CPF', value: '529.982.247-25' }],
    tabs: [{ id: 'dados', title: 'Dados', groups: [{ id: 'pessoais', title: 'Dados pessoais', items }] }],
    nothing: 'Não informado',
    foot: 'Gerada em 21/11/2026 às 14:02',
    now: new Date('2026-11-21T17:02:00Z'),
    ...over,
  };
}

const draw = async (items: SummaryItem[], over: Partial<SheetContent> = {}) =>
  readPdf(await drawSheet(sheetOf(items, over), fonts));

describe('the sheet as a file', () => {
  it('is titled, in Portuguese and tagged, with its headings in order and its lines as rows with a head', async () => {
    const pdf = await draw([{ label: 'Nome', value: 'Ana' }]);
    expect(pdf).toMatchObject({
      title: 'Ficha cadastral – Ana Maria Souza',
      language: 'pt-BR',
      isTagged: true,
      showsTitle: true,
    });
    expect(nodesOf(pdf.tree, 'H1').map(textOf)).toEqual(['Ficha cadastral']);
    expect(nodesOf(pdf.tree, 'H2').map(textOf)).toEqual(['Dados']);
    expect(nodesOf(pdf.tree, 'H3').map(textOf)).toEqual(['Dados pessoais']);
    expect(nodesOf(pdf.tree, 'TR')).toEqual([
      {
        role: 'TR',
        children: [
          { role: 'TH', children: ['Nome'] },
          { role: 'TD', children: ['Ana'] },
        ],
      },
    ]);
  });

  it('embeds its fonts, and asks the reader for none', async () => {
    const file = (await drawSheet(sheetOf([{ label: 'Ação', value: 'ÁÉÍÓÚ ãõç ê à ü' }]), fonts)).toString('latin1');
    const used = [...file.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name);
    expect(new Set(used.map((name) => name?.split('+')[1]))).toEqual(new Set(['Inter-Regular', 'Inter-SemiBold']));
    expect(file.match(/\/FontFile2 /g)).toHaveLength(2);
  });

  it('reads everything to assistive technology that it shows, apart from what repeats on each page', async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ label: `Campo ${index}`, value: `Valor ${index}` }));
    const { pages, tree } = await draw(items);
    expect(pages).toHaveLength(3);
    const spoken = tree.map(textOf).join(' ').replace(/\s+/g, '');
    const repeated = /Fichacadastral–AnaMariaSouza|AndorinhaInvestimentos|Geradaem21\/11\/2026às14:02|Página\dde\d/g;
    const shown = pages.join(' ').replace(/\s+/g, '').replace(repeated, '');
    expect(shown).toBe(spoken.replace(repeated, ''));
  });

  it('numbers its pages, and names the customer at the head of each but the first', async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ label: `Campo ${index}`, value: '' }));
    const { pages, tree } = await draw(items);
    expect(pages.map((page) => /Página \d de \d/.exec(page)?.[0])).toEqual([
      'Página 1 de 3',
      'Página 2 de 3',
      'Página 3 de 3',
    ]);
    expect(pages.map((page) => page.includes('Ficha cadastral – Ana Maria Souza'))).toEqual([false, true, true]);
    expect(linesOf(tree)).toHaveLength(60);
    expect(linesOf(tree)[59]).toEqual(['Campo 59', 'Não informado']);
  });

  it('lets a value that is longer than a page go on, and the next line follow it', async () => {
    const words = Array.from({ length: 2_000 }, (_, index) => `palavra${index}`);
    const { pages, tree } = await draw([
      { label: 'Especificação', value: words.join(' ') },
      { label: 'Depois', value: 'fim' },
    ]);
    expect(pages.join(' ').match(/palavra\d+/g)).toEqual(words);
    expect(pages.at(-1)).toContain('Depois');
    expect(pages.at(-1)).toContain('palavra1999');
    expect(linesOf(tree).at(-1)).toEqual(['Depois', 'fim']);
  });

  it('keeps line breaks, takes out what cannot be printed, and marks letters that its fonts do not have', async () => {
    const { tree } = await draw([{ label: 'Texto', value: 'Łukasz\u0007 Čapek\r\nsegunda\tlinha 漢 a\u0301' }]);
    expect(linesOf(tree)).toEqual([['Texto', 'Łukasz? Čapek segunda linha ? á']]);
  });

  it('shows rows of lists under titles of their own, and what stands in place of rows', async () => {
    const { tree } = await draw([], {
      tabs: [
        {
          id: 'contas',
          title: 'Contas',
          groups: [
            {
              id: 'contas',
              title: 'Contas',
              items: [],
              groups: [{ title: 'Conta principal', items: [{ label: 'Banco', value: 'Itaú' }] }],
            },
            { id: 'pessoas', title: 'Pessoas', items: [], note: 'Nenhuma pessoa adicionada', groups: [] },
            { id: 'arquivos', title: 'Arquivos', items: [] },
          ],
        },
      ],
    });
    expect(nodesOf(tree, 'H4').map(textOf)).toEqual(['Conta principal']);
    expect(linesOf(tree)).toEqual([['Banco', 'Itaú']]);
    const section = nodesOf(tree, 'Sect')[0];
    expect(section && nodesOf(section.children, 'P').map(textOf)).toEqual([
      'Nenhuma pessoa adicionada',
      'Não informado',
    ]);
  });
});

it('a sheet that is drawn at another moment has the same bytes but for that moment', async () => {
  const bytesAt = async (value: string, now: string, foot: string) => {
    const items = [{ label: 'De 0123456789', value }];
    return drawSheet(sheetOf(items, { now: new Date(now), foot: `Gerada em ${foot} · Versão 2` }), fonts);
  };
  const first = await bytesAt('1234567890', '2026-11-21T17:02:00Z', '21/11/2026 às 14:02');
  const later = await bytesAt('1234567890', '2031-07-18T19:45:00Z', '18/07/2031 às 16:45');
  const other = await bytesAt('1234567809', '2026-11-21T17:02:00Z', '21/11/2026 às 14:02');
  expect(later.equals(first)).toBe(false);
  expect(bytesWithoutMoment(later)).toBe(bytesWithoutMoment(first));
  expect(bytesWithoutMoment(other)).not.toBe(bytesWithoutMoment(first));
});
