import { expect } from 'vitest';
import { startRow } from '../../../../engine/core/session/collections';
import { blocksOf } from '../../../../engine/state';
import type { Opened } from '../opened';
import { formOf, wrongInForm } from './inForm';
import type { Effects } from './types';

const TAB = 'fornecedor/empresa.json';

const blockOf = ({ definition }: Opened, id: string) => blocksOf(definition).find((block) => block.id === id);

/** Lists, with their rows in place or in forms, and blocks. */
export const listEffects: Effects = {
  [`${TAB}#/collections contas`]: ({ open }) => {
    const { state, errorAt } = open({ contas: [{ Banco: '001' }, {}] });
    expect(state.data.contas).toMatchObject([{ Principal: true }, { Principal: false }]);
    expect(state.required).toContain('/contas/0/Agencia');
    expect(state.required).not.toContain('/contas/1/Agencia');
    expect(errorAt('/contas/0/Agencia')?.name).toBe('Agência da conta principal');
    expect(errorAt('/contas/1/Banco')?.name).toBe('Banco (conta 1)');
    expect(open().state.data.contas).toHaveLength(1);
  },
  [`${TAB}#/collections contatos`]: (opened) => {
    const { tab } = opened.open();
    const form = formOf(tab.definition.collections?.contatos?.forms, 'comercial');
    expect(startRow({ tab, list: 'contatos', key: 'Guid' }, form)).toMatchObject({ Tipo: 'Comercial' });
    const row = { Nome: 'Ana Lima', Telefone: '+551134567890' };
    expect(wrongInForm(opened, 'comercial', row)).toEqual(['/Telefone Celular']);
    expect(wrongInForm(opened, 'outro', row)).toEqual(['/Tipo Tipo']);
  },
  [`${TAB}#/uiSchema/ui:sections/- anexos`]: (opened) => {
    expect(blockOf(opened, 'anexos-da-empresa')).toMatchObject({ block: 'documents', binds: { files: 'arquivos' } });
  },
  [`${TAB}#/uiSchema/ui:sections/- assinatura`]: (opened) => {
    const error = { title: 'Atenção: documento não assinado' };
    const options = { client: 'Pessoa Jurídica', delayMs: 10000, error };
    expect(blockOf(opened, 'declaracoes')).toMatchObject(options);
  },
  [`${TAB}#/uiSchema/ui:sections/- investimentos`]: (opened) => {
    expect(blockOf(opened, 'questionario')).toMatchObject({ hideIn: ['edit', 'renewal'] });
    expect(blockOf(opened, 'produtos')).toMatchObject({ binds: { profile: 'PerfilRisco' } });
  },
};
