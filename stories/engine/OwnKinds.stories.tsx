import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, Suspense, use, useMemo } from 'react';
import { expect, userEvent } from 'storybook/test';
import { formatsWritten, formats as generic, readReference, registerValidator, textFormat } from '../../engine/core';
import { createBrowserSession, plainSurface, TabView } from '../../engine/react';
import { compileLive } from '../live/compileLive';
import type { ToldArgs } from '../pieces/shown';
import { StoryPage } from './StoryPage';

const plate = textFormat({
  name: 'plate',
  placeholder: 'AAA-0000',
  mask: () => 'SSS-####',
  read: (text) => text.replace(/[^\da-z]/gi, '').toUpperCase(),
  check: (text) => (/^[A-Z]{3}\d{4}$/.test(text) ? undefined : 'shape'),
  reasons: ['shape'],
});
const writing = { day: { isMonthFirst: true, placeholder: 'mm/dd/yyyy' }, hasDecimalPoint: true };
const formats = formatsWritten({ ...generic, plate }, writing);

registerValidator('notAllTheSame', ([name = ''], _, scope) => {
  const text = String(readReference(name, scope) ?? '').replace(/\D/g, '');
  return text === '' || new Set(text).size > 1;
});

const tab = {
  ...{ id: 'campo', title: 'Arrival' },
  schema: {
    type: 'object',
    properties: {
      Plate: { type: 'string', title: 'Number plate', format: 'plate' },
      Day: { type: 'string', title: 'Day', format: 'date' },
      Miles: { type: 'number', title: 'Miles', format: 'decimal' },
    },
  },
  uiSchema: { 'ui:sections': [{ id: 'all', title: 'Arrival', fields: ['Plate', 'Day', 'Miles'] }] },
  rules: [
    {
      ...{ id: 'digits', check: 'notAllTheSame', of: ['Plate'] },
      error: { at: 'Plate', kind: 'invalid', inline: 'No plate has four digits that are the same.' },
    },
  ],
};

/** A tab with a format and a check that an application brings, and days and numbers as another language writes them. */
function OwnKinds() {
  const opening = useMemo(async () => {
    const compiled = compileLive(JSON.stringify(tab), { formats: { plate }, validators: ['notAllTheSame'] });
    if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
    const transport = async () => ({ status: 200, body: null });
    const session = createBrowserSession({ tabs: [compiled.tab], transport, formats, storageKey: 'own-kinds' });
    await session.open();
    return { session, tab: compiled.tab.definition.id };
  }, []);
  return (
    <StoryPage>
      <Suspense>
        <Opened opening={opening} />
      </Suspense>
    </StoryPage>
  );
}

type Opening = Promise<{ session: ReturnType<typeof createBrowserSession>; tab: string }>;

function Opened({ opening }: { opening: Opening }) {
  return <TabView {...use(opening)} surface={plainSurface} onSubmit={() => {}} />;
}

const meta = {
  title: 'Engine/Own kinds',
  component: OwnKinds,
  argTypes: {} satisfies ToldArgs<ComponentProps<typeof OwnKinds>>,
} satisfies Meta<typeof OwnKinds>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing of a story before. */
function forget() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('own-kinds')) localStorage.removeItem(key);
}

export const Empty: Story = { beforeEach: forget };

/** Typed key by key: the mask is the format's, the month stands first, the point is a decimal one. */
export const Filled: Story = {
  beforeEach: forget,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Number plate' }), 'abc1111');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '12312026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Miles' }), '12.5');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Number plate' })).toHaveValue('ABC-1111');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('12/31/2026');
    await expect(canvas.getByRole('textbox', { name: 'Miles' })).toHaveValue('12.5');
    await expect(await canvas.findByText('No plate has four digits that are the same.')).toBeVisible();
  },
};
