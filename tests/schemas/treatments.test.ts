import { describe, expect, it } from 'vitest';
import { treatmentsOf } from '../../engine/core/treatment/treatmentsOf';
import { definitionTexts } from '../../scripts/lib/references';

const { treatments, records, wizards } = treatmentsOf(definitionTexts('schemas'));
const fields = wizards.flatMap(({ id, tabs }) =>
  tabs.flatMap((tab) => tab.fields.map((field) => ({ ...field, at: `${id}/${tab.id}/${field.path.join('/')}` }))),
);
const treatmentOf = (at: string) => fields.find((field) => field.at === at)?.treatment;

describe('what data is treated for', () => {
  it('is said of every field of all tabs and public forms, and of all that is kept beside', () => {
    expect(wizards.map(({ id, tabs }) => [id, tabs.length])).toEqual([
      ['acesso', 3],
      ['fundo', 9],
      ['pf', 8],
      ['pj', 9],
    ]);
    const known = Object.keys(treatments);
    const bare = fields.filter(({ treatment }) => treatment === undefined || !known.includes(treatment));
    expect(bare.map(({ at }) => at)).toEqual([]);
    expect(fields.length).toBeGreaterThan(350);
    expect(Object.values(records).filter(({ treatment }) => !known.includes(treatment))).toEqual([]);
  });

  it('has a basis of the law, of sensitive data one of article 11, and a norm for what is kept for years', () => {
    for (const { title, basis, retention, sensitive } of Object.values(treatments)) {
      expect(basis, title).toMatch(/LGPD, art\. 7º, [IVX]+/);
      if (sensitive) expect(basis, title).toMatch(/art\. 11, [IVX]+/);
      if (retention.years) expect(retention.norm, title).toBeTruthy();
    }
  });

  it('is that of the field, else of its list, section, tab or form', () => {
    expect(treatmentOf('pf/informacoes/Nome')).toBe('cadastro');
    expect(treatmentOf('pf/informacoes/Telefone2')).toBe('contato');
    expect(treatmentOf('pf/enderecos/CepOutro')).toBe('contato');
    expect(treatmentOf('pf/enderecos/Cep')).toBe('cadastro');
    expect(treatmentOf('pf/dados-bancarios/contas/Agencia')).toBe('contas');
    expect(treatmentOf('pj/documentos/documentos/FileName')).toBe('documentos');
    expect(treatmentOf('acesso/cadastro/cpf')).toBe('acesso');
  });
});
