import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import type { SectionItem } from '../../../../engine/core/definition/types';
import type { BlockFactory } from '../../../../engine/core/session/blocks';
import type { BlockProps } from '../../../../engine/react/form/FormContext';
import { tabOf } from '../../../support/tabs';
import { byId, renderTab, storyTab } from './tab';

const BLOCK = { block: 'counter', id: 'count', binds: { total: 'Total' }, label: 'Add one' };

/** A block that counts in its model, and reports an error until it has counted to two. */
function Counter({ id, options, form, model }: BlockProps) {
  const count = useSyncExternalStore(model?.subscribe ?? (() => () => {}), () => Number(model?.getState() ?? 0));
  const add = () => form.change(`/${options.binds?.total}`, count + 1);
  return (
    <button type="button" onClick={add}>
      {String(options.label)} {id}: {count}
    </button>
  );
}

const counter: BlockFactory = (input) => {
  const listeners = new Set<() => void>();
  input.watch('total', () => {
    for (const listener of listeners) listener();
  });
  return {
    getState: () => Number(input.read('total') ?? 0),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    errors: () =>
      Number(input.read('total') ?? 0) < 2
        ? [{ kind: 'missing', name: 'Counter', inline: 'Count to two.', title: 'Oops', text: 'Count to two!' }]
        : [],
  };
};

/** A tab with a field, the block in a section of its own, and a field that shows it. */
async function open(items: SectionItem[] = [BLOCK], rules: Parameters<typeof tabOf>[1] = []) {
  const tab = tabOf({ Name: {}, Total: { type: 'integer' }, Last: {} }, rules, {
    uiSchema: {
      'ui:sections': [
        { id: 'first', title: 'First', fields: ['Name'] },
        { id: 'block', title: 'Counting', fields: items },
        { id: 'last', title: 'Last', fields: ['Last'] },
      ],
    },
  });
  return renderTab(storyTab(tab), { blocks: { counter: { component: Counter, model: counter } } });
}

describe('a block on the screen', () => {
  it('shows its component with its id, options, form and model, in a group named after the section', async () => {
    const { screen, data } = await open();
    const group = screen.getByRole('group', { name: 'Counting' });
    await expect.element(group).toHaveAttribute('id', 'tab-block-count');
    await group.getByRole('button', { name: 'Add one count: 0' }).click();
    await expect.element(group.getByRole('button', { name: 'Add one count: 1' })).toBeVisible();
    expect(data().Total).toBe(1);
  });

  it('shows its visible error as an alert tied to the group, until it is gone', async () => {
    const { screen, form } = await open();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    form.validate('advance');
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Count to two.');
    await expect.element(screen.getByRole('group', { name: 'Counting' })).toHaveAccessibleDescription('Count to two.');
    await screen.getByRole('button').click();
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('group', { name: 'Counting' })).not.toHaveAccessibleDescription();
  });

  it('takes the focus for its own error, and for that of a field that it alone shows', async () => {
    const rules = [
      { id: 'max', when: { Total: { minimum: 2 } }, error: { at: 'Total', text: 'Too many.', title: 'Oops' } },
    ];
    const { screen, form, focus } = await open([BLOCK], rules);
    focus('#count');
    expect(document.activeElement?.id).toBe('tab-block-count');
    byId('tab-Name').focus();
    form.change('/Total', 2);
    expect(form.validate('advance').map(({ pointer }) => pointer)).toEqual(['/Total']);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many.');
    focus('/Total');
    expect(document.activeElement?.id).toBe('tab-block-count');
  });

  it('goes with its section, and alone when a rule hides it', async () => {
    const show = (target: string) => [
      { id: 'show', when: { Name: true as const }, show: [target], hidden: 'keep' as const },
    ];
    const section = await open([BLOCK], show('#block'));
    await expect.element(section.screen.getByRole('heading', { name: 'Counting' })).not.toBeInTheDocument();
    section.form.change('/Name', 'Ana');
    await expect.element(section.screen.getByRole('group', { name: 'Counting' })).toBeVisible();
    await section.screen.unmount();
    const alone = await open(['Total', { ...BLOCK, binds: {} }], show('#count'));
    await expect.element(alone.screen.getByLabelText('Total')).toBeVisible();
    await expect.element(alone.screen.getByRole('group', { name: 'Counting' })).not.toBeInTheDocument();
  });

  it('stands outside of the form that Enter submits: it may have a form of its own', async () => {
    await open();
    expect(byId('tab-block-count').closest('form')).toBeNull();
    expect(byId('tab-Name').closest('form')).not.toBeNull();
    expect(byId('tab-Name').closest('form')).not.toBe(byId('tab-Last').closest('form'));
  });
});
