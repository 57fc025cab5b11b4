import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { deleteRow } from '../../../engine/core/session/collections';
import { maxLengthOf } from '../../../engine/core/validation/formatOf';
import { helpOf } from '../../../engine/core/validation/messages';
import type { Answers } from '../../support/pf';
import { openCompany } from './place';

const TAB = 'dados-da-empresa';

const fieldOf = async (name: string) => {
  const { session } = await openCompany(TAB, {});
  return session.form(TAB).plan.fields.find(({ node }) => node === name);
};

/** Deletes the related company that is saved. */
async function remove(reply: Answers[string]) {
  const path = 'GET /PessoaJuridica/empresas/excluir?guid=e1';
  const opened = await openCompany(TAB, {}, { replies: { [path]: reply } });
  const { session, loaded, questions } = opened;
  const row: JsonObject = { Guid: 'e1', RazaoSocial: 'Outra Ltda.' };
  const place = { tab: loaded.tabs[TAB] as never, list: 'empresas', key: 'Guid' };
  return { questions, gone: await deleteRow(place, row, { data: row, context: session.context(TAB) }, session) };
}

describe('a related company', () => {
  it('[PJ-COL-07] that cannot be deleted stays, with the words of the server', async () => {
    const { gone, questions } = await remove({ status: 400, body: { data: ['Em uso.'] } });
    expect(gone).toBe(false);
    expect(questions.at(-1)).toMatchObject({ title: 'Dados informados inválidos.', text: 'Em uso.' });
  });

  it('[PJ-COL-02] that is added and left empty stops Avançar at its first field', async () => {
    const { session, questions } = await openCompany(TAB, { stored: { empresas: [{ Guid: 'e1' }] } });
    expect(await session.advance()).toMatchObject({ done: false, focus: '/empresas/0/RazaoSocial' });
    expect(questions.at(-1)?.text).toContain('Razão Social');
  });
});

describe('the length of names', () => {
  it('[CF-NIC-03, CF-NIC-06] of the nickname is 20 at most, and said under it', async () => {
    const field = await fieldOf('Apelido');
    expect(field?.schema.maxLength).toBe(20);
    expect(field?.ui['ui:help']).toBe('De 3 a 20 caracteres, somente letras e números.');
  });

  it('[CF-NIC-05] of the nickname has no minimum in the words under it where the tenant wants none', async () => {
    const { ui = {} } = (await fieldOf('Apelido')) ?? {};
    const help = 'Até 20 caracteres, somente letras e números.';
    expect(helpOf(ui, { apelidoSemMinimo: true })).toBe(help);
    expect(helpOf(ui, { apelidoSemMinimo: false })).toBe('De 3 a 20 caracteres, somente letras e números.');
  });

  it.each(['empresas[]/RazaoSocial', 'socios[]/Nome'])('[PJ-EMP-07] of %s is what the tenant says', async (name) => {
    const field = await fieldOf(name);
    expect(field && maxLengthOf(field, { settings: { limiteNome: 60 } })).toBe(60);
    expect(field && maxLengthOf(field, { settings: { limiteNome: 200 } })).toBe(200);
  });
});
