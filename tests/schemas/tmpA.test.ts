import { it } from 'vitest';
import { exampleOf, pfSession } from '../support/pf';
it('x', async () => {
  const { session, calls } = await pfSession({
    'GET /Consulta/ocupacao-profissional': [{ Codigo: 'OUTROS', Descricao: 'Outros' }, { Codigo: '252105', Descricao: 'Administrador' }],
  });
  await session.open();
  const f = session.form('informacoes');
  for (const [k, v] of Object.entries({ ...exampleOf('informacoes'), Ocupacao: 'OUTROS' })) f.change(`/${k}`, v);
  f.change('/OcupacaoOutro', 'Ceramista');
  f.change('/Ocupacao', '252105');
  const c = session.context('informacoes');
  console.log(JSON.stringify(f.view('/OcupacaoOutro')), c.option?.('/Consulta/ocupacao-profissional', 'Codigo', '252105'), calls.map((x) => x.path));
  await new Promise((r) => setTimeout(r, 50));
  console.log(JSON.stringify(f.view('/OcupacaoOutro')), c.option?.('/Consulta/ocupacao-profissional', 'Codigo', '252105'), calls.map((x) => x.path));
  f.refresh();
  console.log(JSON.stringify(f.view('/OcupacaoOutro')), f.getState().hidden.has('/OcupacaoOutro'));
});
