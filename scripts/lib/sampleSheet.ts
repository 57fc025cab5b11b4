import type { SheetContent } from '../../server/sheet/content';

const item = (label: string, value: string) => ({ label, value });

/** What a sheet says of an invented customer of an institution, for the story that shows one. */
export const sampleSheet = (tenant: SheetContent['tenant']): SheetContent => ({
  title: 'Ficha cadastral – Helena Duarte Nogueira',
  tenant,
  name: 'Helena Duarte Nogueira',
  facts: [
    item('CPF', '529.982.247-25'),
    item('Situação', 'Em aprovação'),
    item('Último envio', '21/11/2026 às 14:02'),
    item('Ficha gerada em', '21/11/2026 às 14:05'),
  ],
  tabs: [
    {
      id: 'informacoes',
      title: 'Dados Cadastrais',
      groups: [
        {
          id: 'pessoais',
          title: 'Dados pessoais',
          items: [
            item('Nome completo', 'Helena Duarte Nogueira'),
            item('Data de nascimento', '22/09/1988'),
            item('Telefone celular', '+55 (11) 98765-4321'),
            item('Telefone residencial', ''),
            item('Nome da mãe', 'Lúcia Duarte Nogueira'),
          ],
        },
        {
          id: 'profissionais',
          title: 'Dados profissionais',
          items: [item('Ocupação', 'Engenheira'), item('Empresa', 'Aurora Tecnologia Ltda.')],
        },
      ],
    },
    {
      id: 'dados-financeiros',
      title: 'Dados Financeiros',
      groups: [
        {
          id: 'patrimonio',
          title: '',
          items: [
            item('Remuneração mensal', 'R$ 18.250,00'),
            item('Bens imóveis', 'R$ 890.000,00'),
            item('Patrimônio total', 'R$ 917.300,75'),
          ],
        },
      ],
    },
  ],
  nothing: 'Não informado',
  foot: 'Gerada em 21/11/2026 às 14:05 (horário de Brasília) · Versão 3',
  now: new Date('2026-11-21T17:05:00Z'),
});
