import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ChoiceProps } from '../../engine/block';
import { plainSurface } from '../../engine/react';
import * as fatca from '../../schemas/fundo/fatca.json?tab';
import { type ToldArgs, typed } from '../pieces/shown';
import { FormFrame } from './FormFrame';
import { phone } from './phone';

const Choice = plainSurface.Choice as NonNullable<typeof plainSurface.Choice>;

const meta = {
  title: 'Engine/PlainChoice',
  component: Choice,
  argTypes: {
    clash: typed('Os valores entre os quais escolher, com de onde vem cada um.', 'ClashView', { control: 'object' }),
    onChoose: typed('Um valor foi escolhido, por sua posição.', '(option) => void'),
  } satisfies ToldArgs<ChoiceProps>,
  args: {
    clash: {
      id: 'fatca/NumeroGiin',
      tab: 'fatca',
      pointer: '/NumeroGiin',
      name: 'GIIN',
      isRow: false,
      options: [
        { text: '1TC3JY.00000.LE.840', origin: { kind: 'draft', at: '2026-11-30T14:02:00Z' } },
        { text: '', origin: { kind: 'draft', device: 'Chrome no Android', at: '2026-11-29T22:14:00Z' } },
        { text: 'AAAAAA.00000.LE.840', origin: { kind: 'saved' } },
      ],
    } as ChoiceProps['clash'],
    onChoose: fn(),
  },
  render: (args) => <FormFrame tab={fatca}>{() => <Choice {...args} />}</FormFrame>,
} satisfies Meta<typeof Choice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What stands in the place of a field in plain surroundings (`plainSurface`): each value says where it comes from. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'GIIN: qual vale?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Não informado.*Chrome no Android/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
};

export const Phone: Story = { ...phone };
