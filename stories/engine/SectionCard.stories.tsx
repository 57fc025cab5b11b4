import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, waitFor } from 'storybook/test';
import { SectionCard } from '../../engine/react';
import { Button, FieldGrid } from '../../engine/theme';
import * as enderecos from '../../schemas/pf/enderecos.json?tab';
import { type ToldArgs, typed } from '../pieces/shown';
import { PreviewedField } from '../widgets/FieldPreview';
import { FormFrame } from './FormFrame';
import { phone } from './phone';

const meta = {
  title: 'Engine/SectionCard',
  component: SectionCard,
  argTypes: {
    id: typed('O id da seção; o do título é feito dele.', 'string'),
    title: typed('O título; pode citar uma configuração.', 'string', { control: 'text' }),
    help: typed('A linha de ajuda sob o título.', 'string', { otherwise: 'nenhuma', control: 'text' }),
    items: typed('O que a definição põe ao lado do título: ligações e explicações.', 'SectionItem[]', {
      otherwise: 'nada',
      control: 'object',
    }),
    aside: typed('O que fica à direita do título.', 'ReactNode', { otherwise: 'nada' }),
    height: typed('A altura, em px, que se guarda para o que ainda não foi desenhado.', 'number', {
      otherwise: 'a do conteúdo',
      control: 'number',
    }),
    ref: typed('O elemento, para quem lhe dá o foco.', 'Ref<HTMLElement>', { otherwise: 'nada' }),
    children: typed('Os campos.', 'ReactNode', { otherwise: 'nada' }),
  } satisfies ToldArgs<ComponentProps<typeof SectionCard>>,
  args: {
    id: 'residencial',
    title: 'Endereço residencial',
    children: (
      <FieldGrid>
        <PreviewedField widget="text" id="cep" label="CEP" width={2} required />
        <PreviewedField widget="text" id="logradouro" label="Logradouro" width={4} required />
      </FieldGrid>
    ),
  },
  render: (args) => <FormFrame tab={enderecos}>{() => <SectionCard {...args} />}</FormFrame>,
} satisfies Meta<typeof SectionCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = { args: { help: 'Os campos com cadeado vieram do CEP.' } };

/** The address of the link is a setting of the tenant. */
export const WithLink: Story = {
  args: {
    help: 'Os campos com cadeado vieram do CEP.',
    items: [{ link: 'Não sei o CEP', href: '$settings/buscaCep' }],
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Não sei o CEP (abre em nova aba)' });
    await expect(link).toHaveAttribute('href', 'https://buscacepinter.correios.com.br');
  },
};

export const WithLinkOnPhone: Story = { ...WithLink, ...phone };

export const WithExplanation: Story = {
  args: {
    title: 'Pessoa politicamente exposta',
    items: [
      {
        info: 'O que é PEP?',
        title: 'Pessoa politicamente exposta',
        text: 'Agente público em cargo relevante nos últimos cinco anos.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'O que é PEP?' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Pessoa politicamente exposta' })).toBeVisible());
  },
};

export const WithActions: Story = {
  args: {
    title: 'Pessoas adicionadas',
    aside: (
      <Button compact icon="plus">
        Adicionar representante
      </Button>
    ),
  },
};

export const WithActionsOnPhone: Story = { ...WithActions, ...phone };

/** A section that is not mounted yet keeps its height. */
export const Reserved: Story = { args: { height: 220 } };

export const LongText: Story = {
  ...phone,
  args: {
    title: 'Endereço de correspondência para comunicados, extratos e documentos do fundo de investimento',
    help: 'Informe onde você recebe correspondência. Deixe em branco o que não se aplica ao seu caso e confira o CEP.',
    items: [{ link: 'Não sei o CEP', href: '$settings/buscaCep' }],
  },
};
