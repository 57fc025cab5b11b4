import type { Registry } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BoundField } from '../../../engine/react/form/BoundField';
import { Markdown } from '../../../engine/react/rjsf/markdown';
import { widgets } from '../../../engine/react/widgets/table';
import type { WidgetProps } from '../../../engine/react/widgets/types';
import { tabOf } from '../../support/tabs';
import { renderTab, storyTab } from './form/tab';

it('shows a text as it is written in the place of the markdown package', async () => {
  const screen = await render(<Markdown>Valor em **reais**</Markdown>);
  await expect.element(screen.getByText('Valor em **reais**')).toBeInTheDocument();
});

/** A widget that is in no table. */
const Shouting = ({ id, live }: WidgetProps) => <output id={id}>{String(live?.now()).toUpperCase()}</output>;

it('takes the widget of a field from the registry that rjsf hands on to it', async () => {
  const formContext = { base: '', items: ['Name'] };
  const registry = { formContext, widgets: { ...widgets, text: Shouting } } as unknown as Registry;
  const Beside = () => <BoundField registry={registry} fieldPathId={{ path: ['Name'] }} />;
  const model = () => ({ getState: () => 0, subscribe: () => () => {}, errors: () => [] });
  const tab = tabOf({ Name: { title: 'Name' } }, [], {
    uiSchema: {
      'ui:sections': [
        { id: 'own', title: 'Own', fields: ['Name'] },
        { id: 'beside', title: 'Beside', fields: [{ block: 'beside', id: 'beside' }] },
      ],
    },
  });
  const { screen, form } = await renderTab(storyTab(tab), { blocks: { beside: { component: Beside, model } } });
  form.change('/Name', 'Helena');
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Helena');
  await expect.element(screen.getByRole('status')).toHaveTextContent('HELENA');
});
