import { describe, expect, it } from 'vitest';
import { pfSession, wireOf } from '../support/pf';

const TITLES = [
  'Informações',
  'Procuradores',
  'Dados Financeiros',
  'Dados Bancários',
  'Endereços',
  'Upload de Documentos',
  'Declarações',
  'Produtos',
];

/** The wizard of a client who has filled Informações and nothing else: it opens at Dados Financeiros. */
async function atFinance() {
  const { loaded } = await pfSession();
  const opened = await pfSession({ 'GET /PessoaFisica/informacaoBasica': wireOf(loaded, 'informacoes') });
  await opened.session.open();
  return opened;
}

describe('the tabs of the individual', () => {
  it('[PF-NAV-01] are eight, with these titles in this order', async () => {
    const { session } = await pfSession();
    await session.open();
    expect(session.view().tabs.map(({ title }) => title)).toEqual(TITLES);
  });

  it('[PF-NAV-07, PF-OP-11] the next step is known after each advance, and going back does not lose it', async () => {
    const { session } = await atFinance();
    const { step } = session.view();
    expect(step).toBe(2);
    for (const name of ['BensImoveis', 'BensMoveis', 'PatrimonioLiquido'])
      session.form('dados-financeiros').change(`/${name}`, 5);
    expect(await session.advance()).toEqual({ done: true });
    expect(session.view()).toMatchObject({ step: 3, reached: 3 });
    session.go(0);
    expect(session.view()).toMatchObject({ step: 0, reached: 3 });
    expect(await session.advance()).toEqual({ done: true });
    expect(session.view()).toMatchObject({ step: 1, reached: 3 });
  });

  it('[PF-NAV-07] a step is not stored by an advance that is refused', async () => {
    const { session } = await atFinance();
    expect(await session.advance()).toMatchObject({ done: false });
    expect(session.view()).toMatchObject({ step: 2, reached: 2 });
  });
});
