import { expect } from 'vitest';
import type { Opened } from '../opened';
import type { Effects } from './types';

const TAB = 'fornecedor/empresa.json';

const sectionOf = ({ definition }: Opened, id: string) =>
  definition.uiSchema['ui:sections']?.find((section) => section.id === id);

/** What the screen says of fields, the sections and the texts of errors. */
export const screenEffects: Effects = {
  [`${TAB}#/uiSchema Porte`]: ({ definition: { uiSchema } }) => {
    expect(uiSchema.Porte).toMatchObject({ 'ui:widget': 'radio' });
    expect(uiSchema.Observacao).toMatchObject({ 'ui:widget': 'textarea', 'ui:help': 'Até 500 caracteres.' });
    expect(uiSchema.Documento).toMatchObject({ 'ui:width': 4, 'ui:placeholder': 'Só números' });
  },
  [`${TAB}#/uiSchema/ui:sections/- detalhes`]: (opened) => {
    const { plan } = opened.open();
    const order = plan.fields.map(({ name }) => name).filter((name) => ['Cnpj', 'Codigo', 'Observacao'].includes(name));
    expect(order).toEqual(['Cnpj', 'Codigo', 'Observacao']);
    expect(sectionOf(opened, 'detalhes')?.help).toBe('O total é a soma dos dois valores.');
    expect(opened.open({ Porte: 1 }).state.hidden).toContain('/aviso-porte');
  },
  [`${TAB}#/uiSchema/ui:sections/- endereco`]: ({ open }) => {
    expect(open({ Uf: 'XX' }).errorAt('/Uf')?.name).toBe('Estado (endereço da empresa)');
  },
  [`${TAB}#/uiSchema/ui:sections/- pagamento`]: ({ open }) => {
    const pointers = open({ contas: [{}], Documento: '1' })
      .errors()
      .map(({ pointer }) => pointer);
    expect(pointers.indexOf('/Documento')).toBeLessThan(pointers.indexOf('/contas/0/Banco'));
    expect(pointers).toContain('/contas/0/Banco');
  },
  [`${TAB}#/uiSchema/ui:sections/- contatos`]: (opened) => {
    expect(sectionOf(opened, 'contatos')?.fields).toEqual(['contatos']);
  },
  [`${TAB}#/messages missing`]: ({ open }) => {
    const missing = open().errorAt('/Cnpj');
    expect(missing).toMatchObject({ title: 'Oops...', text: 'Informe o campo CNPJ.', inline: 'Campo obrigatório.' });
    expect(open({ Cnpj: '1' }).errorAt('/Cnpj')?.text).toBe('O campo CNPJ não está correto.');
  },
  [`${TAB}#/uiSchema/Email ui:messages`]: ({ open }) => {
    const wrong = open({ Email: 'a@b', EmailSecundario: 'a@b' });
    expect(wrong.errorAt('/Email', 'leave')).toMatchObject({
      inline: 'Confira o e-mail.',
      text: 'Confira o e-mail da empresa.',
    });
    expect(wrong.errorAt('/EmailSecundario', 'leave')?.inline).not.toBe('Confira o e-mail.');
  },
};
