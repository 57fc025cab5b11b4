import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { WidgetSheet } from './WidgetSheet';

/** How each widget is used: when, which keys make it, its states, keyboard and screen reader. */
const meta = { title: 'Como usar/Widgets', component: WidgetSheet } satisfies Meta<typeof WidgetSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = (name: string): Story => ({ name, args: { name } });

export const CheckboxPage: Story = page('checkbox');
export const CheckboxesPage: Story = page('checkboxes');
export const ComboboxPage: Story = page('combobox');
export const DatePage: Story = page('date');
export const EmailPage: Story = page('email');
export const ExclusivePage: Story = page('exclusive');
export const IntegerPage: Story = page('integer');
export const MaskedPage: Story = page('masked');
export const MoneyPage: Story = page('money');
export const MultiselectPage: Story = page('multiselect');
export const NamePage: Story = page('name');
export const NumberPage: Story = page('number');
export const PasswordPage: Story = page('password');
export const PercentagePage: Story = page('percentage');
export const PhonePage: Story = page('phone');
export const RadioPage: Story = page('radio');
export const ReadOnlyPage: Story = page('readonly');
export const SelectPage: Story = page('select');
export const TextPage: Story = page('text');
export const TextareaPage: Story = page('textarea');
export const TogglePage: Story = page('toggle');
export const YesNoPage: Story = page('yesno');

/** A change of the JSON changes the form; what is wrong is said, and the last form that was well stays. */
export const Edited: Story = {
  name: 'money, depois de editado',
  args: { name: 'money' },
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getByRole('region', { name: 'O que ela faz' });
    const source = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Definição (JSON)' });
    const put = async (from: string, to: string) => {
      const text = source.value.replace(from, to);
      await userEvent.clear(source);
      await userEvent.click(source);
      await userEvent.paste(text);
    };
    await waitFor(() => expect(shown()).toHaveTextContent('Bens imóveis'));
    await put('"title": "Bens imóveis"', '"title": "Bens móveis"');
    await waitFor(() => expect(shown()).toHaveTextContent('Bens móveis'));
    await put('"ui:widget": "money"', '"ui:widget": "monei"');
    await waitFor(() => expect(canvas.getByText(/^Linha \d+: .*"monei"/)).toBeVisible());
    await expect(shown()).toHaveTextContent('Bens móveis');
    await put('"ui:widget": "monei"', '"ui:widget": "number"');
    await waitFor(() => expect(canvas.queryByText(/^Linha \d+:/)).toBeNull());
  },
};
