import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { focused, hovered } from '../pieces/shown';
import { FieldPreview } from './FieldPreview';
import { fieldArgs } from './fieldArgs';
import { longText } from './longText';

const meta = {
  title: 'Widgets/Text',
  component: FieldPreview,
  tags: ['autodocs'],
  argTypes: fieldArgs,
  args: { widget: 'text', label: 'Bairro', onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = { args: { value: 'Bela Vista' } };

export const Required: Story = { args: { required: true } };

export const WithHint: Story = { args: { hint: 'Como na conta de luz.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Hovered: Story = { ...Filled, ...hovered };

export const Focused: Story = { ...Filled, ...focused };

export const Disabled: Story = { args: { value: 'Bela Vista', disabled: true } };

export const ReadOnly: Story = { args: { value: 'Bela Vista', locked: true } };

export const LongText: Story = {
  args: {
    ...longText,
    value: 'Conjunto Residencial Professor Doutor Alberto de Carvalho e Silva, segunda etapa, quadra dezessete',
  },
};

export const WithGoodNews: Story = { args: { label: 'CEP', value: '01310-100', note: 'Endereço encontrado' } };

export const Loading: Story = { args: { label: 'CEP', value: '01310-100', note: 'Buscando endereço...', busy: true } };
