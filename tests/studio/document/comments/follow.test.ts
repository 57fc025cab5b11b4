import { describe, expect, it } from 'vitest';
import { indexReferences } from '../../../../engine/compile/references/buildIndex';
import { renameSubject } from '../../../../engine/compile/references/rename';
import type { Subject } from '../../../../engine/compile/references/types';
import { type About, followComments, followRename } from '../../../../studio/document/comments/follow';
import { after, readDefinitions } from '../../definitions';

const { texts } = readDefinitions();
const index = indexReferences(texts);
const said = { title: 'x', author: 'Ana', date: '2026-11-23T12:00:00Z', text: '?', answers: [] };

/** Files with a comment about each of these, one per line. */
function remarked(...about: About[]) {
  const wizards = [...new Set(about.map(({ tab }) => tab.split('/')[0] as string))];
  const files = wizards.map((wizard) => {
    const own = about.filter(({ tab }) => tab.startsWith(`${wizard}/`));
    const comments = own.map((one, at) => JSON.stringify({ id: `c${at}`, ...one, ...said }));
    return [`comments/${wizard}.json`, `{\n  "comments": [\n    ${comments.join(',\n    ')}\n  ]\n}\n`] as const;
  });
  return { ...texts, ...Object.fromEntries(files) };
}

const aboutIn = (files: Record<string, string>, wizard = 'pf'): About[] =>
  JSON.parse(files[`comments/${wizard}.json`] as string).comments.map(({ tab, at }: About) => ({ tab, at }));

function renamed(subject: Subject, name: string, ...about: About[]) {
  const files = remarked(...about);
  const rename = renameSubject(index, subject, name);
  if ('problem' in rename) throw new Error(rename.problem);
  return after({ texts: files, values: {} }, { edits: followRename(index, files, rename, name) }).texts;
}

describe('comments', () => {
  it('go on to be about a field that has another name, and others stay as they are', () => {
    const files = renamed(
      { kind: 'field', id: 'pf/informacoes/NomeMae' },
      'MaeNome',
      { tab: 'pf/informacoes', at: '/NomeMae' },
      { tab: 'pf/informacoes', at: '/NomePai' },
      { tab: 'pf/enderecos', at: '/NomeMae' },
      { tab: 'pf/informacoes', at: '' },
    );
    expect(aboutIn(files).map(({ at }) => at)).toEqual(['/MaeNome', '/NomePai', '/NomeMae', '']);
  });

  it('follow a list into its rows, and a field of rows beside its list', () => {
    const row = { tab: 'pf/dados-bancarios', at: '/contas/0/Agencia' };
    expect(aboutIn(renamed({ kind: 'field', id: 'pf/dados-bancarios/contas' }, 'bancos', row))).toEqual([
      { ...row, at: '/bancos/0/Agencia' },
    ]);
  });

  it('follow a section and a tab, one that wizards share in each of them', () => {
    const [section] = JSON.parse(texts['pf/informacoes.json'] as string).uiSchema['ui:sections'];
    const place = { tab: 'pf/informacoes', at: `#${section.id}` };
    expect(aboutIn(renamed({ kind: 'place', id: `pf/informacoes#${section.id}` }, 'outra', place))).toEqual([
      { ...place, at: '#outra' },
    ]);
    const [own, other] = ['pf', 'pj'].map((wizard) => ({ tab: `${wizard}/documentos`, at: '' })) as [About, About];
    const files = renamed({ kind: 'tab', id: 'shared/documentos' }, 'papeis', own, other);
    expect(aboutIn(files)).toEqual([{ tab: 'pf/papeis', at: '' }]);
    expect(aboutIn(files, 'pj')).toEqual([{ tab: 'pj/papeis', at: '' }]);
  });

  it('of a file that is no JSON at the moment stay as they are', () => {
    const to = () => ({ tab: 'pf/x', at: '' });
    expect(followComments({ 'comments/pf.json': '{' }, ['pf'], to)).toEqual([]);
  });
});
