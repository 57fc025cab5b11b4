import { expect, it, vi } from 'vitest';
import { pfSession } from '../support/pf';

const occupations = [
  { Codigo: '999', Descricao: 'Outros' },
  { Codigo: '252105', Descricao: 'Administrador' },
];

it('[PF-OP-72] knows an occupation called Outros by its code, and forgets its text with another one', async () => {
  const { session, calls } = await pfSession({ 'GET /Consulta/ocupacao-profissional': occupations });
  await session.open();
  const form = session.form('informacoes');
  form.change('/Ocupacao', '999');
  await vi.waitFor(() => expect(form.view('/OcupacaoOutro')).toMatchObject({ hidden: false, required: true }));
  form.change('/OcupacaoOutro', 'Ceramista');
  form.change('/Ocupacao', '252105');
  expect(form.view('/OcupacaoOutro')).toMatchObject({ hidden: true, value: undefined });
  expect(calls.map(({ path }) => path).filter((path) => path.includes('ocupacao'))).toEqual([
    '/Consulta/ocupacao-profissional',
  ]);
});
