import { describe, expect, it } from 'vitest';
import { sentOf } from '../../../studio/analysis/sent';
import { tabAt } from '../../../studio/document/tabs';
import { readDefinitions, tabModule } from '../definitions';

const { texts, values } = readDefinitions();
const AROUND = { settings: {}, user: {}, mode: 'new', today: '2026-11-23', tabs: {} } as const;

const others = (...files: string[]) => files.flatMap((file) => tabAt(values, file) ?? []);

describe('what the parts of a tab would send', () => {
  it('is the body of each call, as the API takes it, hidden fields empty', async () => {
    const module = await tabModule(texts, 'pf/informacoes');
    const data = { Nacionalidade: 1, PaisNascimento: 'França', Naturalidade: 'SP' };
    const [part] = sentOf(module, others('pf/enderecos.json'), { ...AROUND, data });
    expect(part).toMatchObject({
      ...{ id: 'basica', isDue: true, tabs: ['informacoes', 'enderecos'] },
      steps: [
        {
          call: 'POST /PessoaFisica/informacaoBasica',
          bodies: [{ Naturalidade: 'SP', PaisNascimento: null, Cep: '' }],
        },
      ],
    });
  });

  it('takes the data of other tabs from what stands around', async () => {
    const module = await tabModule(texts, 'pf/informacoes');
    const around = { ...AROUND, tabs: { enderecos: { Cep: '01001000' } } };
    const [part] = sentOf(module, others('pf/enderecos.json'), { ...around, data: {} });
    expect(part?.steps[0]?.bodies).toMatchObject([{ Cep: '01001000' }]);
  });

  it('says where a tab that it carries is not there', async () => {
    const [part] = sentOf(await tabModule(texts, 'pf/informacoes'), [], { ...AROUND, data: {} });
    expect(part?.steps).toMatchObject([{ isUnknown: true, bodies: [] }]);
  });
});
