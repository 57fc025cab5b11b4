import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldPreview } from '../widgets/FieldPreview';
import { registerRjsfWidgets, rjsfWidgets } from './rjsfWidgets';

registerRjsfWidgets();

const meta = {
  title: 'rjsf/Widgets of rjsf',
  component: FieldPreview,
  args: { widget: 'rjsf-text', ...rjsfWidgets['rjsf-text']?.field, label: 'Nome', onChange: fn(), onLeave: fn() },
} satisfies Meta<typeof FieldPreview>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A field of the table. */
const fieldOf = (widget: string): Story => ({ args: { widget, ...rjsfWidgets[widget]?.field } });

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Ada');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada');
  },
};

export const WithHint: Story = { args: { hint: 'Como no documento.' } };

export const WithError: Story = { args: { required: true, error: 'Campo obrigatório.' } };

export const Disabled: Story = { args: { value: 'Ada', disabled: true } };

export const ReadOnly: Story = { args: { value: 'Ada', locked: true } };

export const Textarea: Story = fieldOf('rjsf-textarea');

export const Password: Story = fieldOf('rjsf-password');

export const Email: Story = fieldOf('rjsf-email');

export const Url: Story = fieldOf('rjsf-url');

export const UpDown: Story = fieldOf('rjsf-updown');

export const Range: Story = fieldOf('rjsf-range');

export const Rating: Story = fieldOf('rjsf-rating');

export const Color: Story = fieldOf('rjsf-color');

export const Select: Story = fieldOf('rjsf-select');

export const Radio: Story = fieldOf('rjsf-radio');

export const Checkbox: Story = fieldOf('rjsf-checkbox');

export const Checkboxes: Story = fieldOf('rjsf-checkboxes');

export const DateOfCalendar: Story = fieldOf('rjsf-date');

export const DateAndTime: Story = fieldOf('rjsf-date-time');

export const Time: Story = fieldOf('rjsf-time');

/** rjsf gives the selects of a day no labels of their own. */
const rules = ['label-title-only', 'select-name'].map((id) => ({ id, enabled: false }));
const parameters = { a11y: { config: { rules } } };

export const DateInParts: Story = { ...fieldOf('rjsf-alt-date'), parameters };

export const DateAndTimeInParts: Story = { ...fieldOf('rjsf-alt-date-time'), parameters };

export const File: Story = fieldOf('rjsf-file');

export const Hidden: Story = fieldOf('rjsf-hidden');

export const AnotherTheme: Story = fieldOf('shadcn-textarea');

export const RadioOfAnotherTheme: Story = fieldOf('shadcn-radio');
