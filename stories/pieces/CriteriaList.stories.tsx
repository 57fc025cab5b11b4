import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { CriteriaList } from '../../engine/theme';
import { arg, LONG, narrow, type ToldArgs } from './shown';

const criteria = (...met: boolean[]) =>
  ['8 caracteres ou mais', 'Uma letra maiúscula', 'Um número'].map((words, index) => ({
    id: words,
    words,
    isMet: met[index] === true,
  }));

const meta = {
  title: 'Pieces/CriteriaList',
  component: CriteriaList,
  argTypes: {
    id: arg('O id da lista, que descreve a caixa.'),
    items: arg('O que se pede, e se já há.', 'object'),
    count: arg('Quantos já há, em palavras.', 'text'),
    metText: arg('Lido depois de cada um que há.', 'text'),
    unmetText: arg('Lido depois de cada um que falta.', 'text'),
  } satisfies ToldArgs<ComponentProps<typeof CriteriaList>>,
  args: {
    id: 'criterios',
    items: criteria(true),
    count: '1 de 3 atendidos',
    metText: 'atendido',
    unmetText: 'não atendido',
  },
} satisfies Meta<typeof CriteriaList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { items: criteria(), count: '0 de 3 atendidos' } };

export const All: Story = { args: { items: criteria(true, true, true), count: '3 de 3 atendidos' } };

export const LongText: Story = {
  args: { items: [{ id: 'longo', words: LONG, isMet: false }], count: '0 de 1 atendidos' },
  ...narrow,
};
