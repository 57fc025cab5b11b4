import { describe, expect, it } from 'vitest';
import type { FieldSchema, RuleDefinition, SectionItem } from '../../../../engine/core/definition/types';
import { answer, sentIn, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';
import { fakeBlock } from './fakeBlock';

const PARTS = [
  { id: 'one', data: ['first'], load: 'GET /first', save: 'POST /first' },
  { id: 'two', data: ['second'], load: 'GET /second', save: 'POST /second' },
];
const BLOCK = { block: 'fake', id: 'files', binds: { files: 'Files' } };

/** A wizard whose first tab has a block between two sections, and whose second tab has one field. */
function blockWizard(
  rules: RuleDefinition[] = [],
  fields: Record<string, FieldSchema> = {},
  items: SectionItem[] = [BLOCK],
) {
  const first = tabOf({ Name: {}, Files: {}, Note: {}, ...fields }, rules, {
    schema: { type: 'object', properties: {}, required: ['Name', 'Note'] },
    uiSchema: {
      'ui:sections': [
        { id: 'above', title: 'Above', fields: ['Name'] },
        { id: 'block', title: 'Block', fields: [...Object.keys(fields), ...items] },
        { id: 'below', title: 'Below', fields: ['Note'] },
      ],
    },
  });
  return wizardOf(
    [
      { ...first, id: 'first' },
      { ...tabOf({ Age: {} }), id: 'second' },
    ],
    PARTS,
  );
}

async function open(rules?: RuleDefinition[], replies = {}, fields?: Record<string, FieldSchema>) {
  const block = fakeBlock();
  const opened = sessionOf(blockWizard(rules, fields), replies, { blocks: { fake: block.factory } });
  await opened.session.open();
  return { ...opened, block, form: opened.session.form('first') };
}

describe('a block', () => {
  it('has one model for each place, with its options, which the session gives by tab and id', async () => {
    const { session, block } = await open();
    expect(block.models).toHaveLength(1);
    expect(session.block('first', 'files')).toBe(block.models[0]);
    expect(session.block('second', 'files')).toBeUndefined();
    expect(block.inputs[0]).toMatchObject({ tab: 'first', options: BLOCK });
  });

  it('reports its errors in the order of the screen: they stop the customer with the dialog and the focus', async () => {
    const { session, block, form, calls, questions } = await open();
    block.report('A file is missing', 'Another too');
    expect(form.check('advance').map(({ pointer }) => pointer)).toEqual(['/Name', '#files', '#files', '/Note']);
    form.change('/Name', 'Ana');
    form.change('/Note', 'x');
    expect(await session.advance()).toEqual({ done: false, focus: '#files' });
    expect(questions).toMatchObject([{ kind: 'error', title: 'Block', text: 'A file is missing!' }]);
    expect(sentIn(calls)).toEqual([]);
    expect(form.visibleErrors()).toMatchObject([{ pointer: '#files', keyword: 'block', inline: 'A file is missing' }]);
    expect(form.summary().map(({ name }) => name)).toEqual(['A file is missing']);
    expect(form.view('#files')).toMatchObject({ error: 'A file is missing', value: undefined });
    expect(session.view().tabs[0]?.errors).toBe(1);
  });

  it('is asked at the moment that it is: what does not stop a draft lets it be saved', async () => {
    const { session, block, form } = await open();
    block.report('A file is missing');
    form.change('/Name', 'Ana');
    expect(await session.save()).toEqual({ done: true });
    form.leave('/Name');
    expect(form.visibleErrors()).toEqual([]);
  });

  it('loses an error as soon as the model no longer reports it, and shows the next of the same attempt', async () => {
    const { session, block, form } = await open();
    form.change('/Name', 'Ana');
    form.change('/Note', 'x');
    block.report('First', 'Second');
    await session.advance();
    block.report('Second', 'Third');
    expect(form.view('#files').error).toBe('Second');
    block.report('Third');
    expect(form.visibleErrors()).toEqual([]);
    expect(session.view().tabs[0]?.errors).toBe(0);
  });

  it('keeps its tab incomplete for as long as it reports something', async () => {
    const { session, block } = await open([], { 'GET /first': () => answer({ Name: 'Ana', Note: 'x' }) });
    expect(session.view().tabs.map(({ complete }) => complete)).toEqual([true, true]);
    block.report('A file is missing');
    expect(session.view().tabs.map(({ complete }) => complete)).toEqual([false, true]);
    block.report();
    expect(session.view().tabs.map(({ complete }) => complete)).toEqual([true, true]);
  });

  it('decides with its load which tab a wizard is opened at', async () => {
    const block = fakeBlock();
    block.load = async () => {
      block.report('A file is missing');
      return true;
    };
    const second = { ...tabOf({ Age: {} }), id: 'zero' };
    const { tabs, wizard } = blockWizard();
    const loaded = wizardOf([second, tabs.first?.definition as never, tabs.second?.definition as never], wizard.parts);
    const { session } = sessionOf(
      { ...loaded, wizard: { ...loaded.wizard, parts: wizard.parts } },
      { 'GET /first': () => answer({ Name: 'Ana', Note: 'x' }) },
      { blocks: { fake: block.factory } },
    );
    await session.open();
    expect(session.view().step).toBe(1);
  });

  it('is hidden with its section, and reports nothing then', async () => {
    const rules: RuleDefinition[] = [{ id: 'show', when: { Name: true }, show: ['#block'], hidden: 'keep' }];
    const { block, form } = await open(rules);
    block.report('A file is missing');
    expect(form.view('#files').hidden).toBe(true);
    expect(form.check('advance').map(({ pointer }) => pointer)).toEqual(['/Name', '/Note']);
    form.change('/Name', 'Ana');
    expect(form.view('#files').hidden).toBe(false);
    expect(form.check('advance').map(({ pointer }) => pointer)).toEqual(['#files', '/Note']);
    form.validate('advance');
    form.change('/Name', undefined);
    expect(form.visibleErrors().map(({ pointer }) => pointer)).toEqual(['/Note']);
  });

  it('is shown by rules under its own name, with the fields that it alone shows', async () => {
    const rules: RuleDefinition[] = [{ id: 'show', when: { Name: true }, show: ['#files'], hidden: 'clear' }];
    const { form, block } = await open(rules);
    form.change('/Name', 'Ana');
    block.inputs[0]?.write('files', 'a.pdf');
    expect(form.getState().data.Files).toBe('a.pdf');
    form.change('/Name', undefined);
    expect(form.view('#files').hidden).toBe(true);
    expect(form.getState().data.Files).toBeUndefined();
  });

  it('shows what is wrong with a field that it alone binds, in its place', async () => {
    const rules: RuleDefinition[] = [
      { id: 'files', when: { Files: false }, error: { at: 'Files', text: 'Pick a file.', title: 'Oops' } },
    ];
    const { form } = await open(rules);
    expect(form.check('advance').map(({ pointer }) => pointer)).toEqual(['/Name', '/Files', '/Note']);
    expect(form.plan.byNode.get('Files')).toMatchObject({ section: 'block', block: 'files' });
  });
});

describe('what a block reads and writes', () => {
  it('are its bound fields alone: written as the customer writes, or taken over as the server has it', async () => {
    const rules: RuleDefinition[] = [{ id: 'copy', on: ['Files'], set: { Note: 'changed' } }];
    const { block, form, session, kept } = await open(rules, { 'GET /first': () => answer({ Files: 'a.pdf' }) });
    const [input] = block.inputs;
    expect(input?.read('files')).toBe('a.pdf');
    input?.patch('files', 'b.pdf');
    expect(form.getState().data).toEqual({ Files: 'b.pdf' });
    session.flush();
    expect(kept.size).toBe(0);
    input?.write('files', 'c.pdf');
    expect(form.getState().data).toEqual({ Files: 'c.pdf', Note: 'changed' });
    session.flush();
    expect(kept.get('unsaved')).toContain('c.pdf');
    input?.patch('files', undefined);
    expect(form.getState().data).toEqual({ Note: 'changed' });
    expect(input?.read('other')).toBeUndefined();
    input?.write('other', 'nothing happens');
    expect(form.getState().data).toEqual({ Note: 'changed' });
  });

  it('waits for the parts while they are being loaded', async () => {
    const block = fakeBlock();
    block.load = async () => {
      block.inputs[0]?.patch('files', 'from the block');
      return true;
    };
    const replies = {
      'GET /first': async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return answer({ Files: 'from the part', Name: 'Ana' });
      },
    };
    const { session } = sessionOf(blockWizard(), replies, { blocks: { fake: block.factory } });
    await session.open();
    expect(session.form('first').getState().data).toEqual({ Files: 'from the block', Name: 'Ana' });
  });

  it('can be watched, whoever changes it', async () => {
    const { block, form } = await open();
    let changes = 0;
    const stop = block.inputs[0]?.watch('files', () => {
      changes += 1;
    });
    form.change('/Files', 'a');
    form.change('/Name', 'Ana');
    expect(changes).toBe(1);
    stop?.();
    form.change('/Files', 'b');
    expect(changes).toBe(1);
  });

  it('is saved at once and without a message, with the parts that carry it', async () => {
    const { block, session, calls, questions } = await open();
    session.form('second').change('/Age', '30');
    block.inputs[0]?.write('files', 'a.pdf');
    expect(await block.inputs[0]?.save()).toBe(true);
    expect(sentIn(calls)).toEqual([['/first', { Name: '', Files: 'a.pdf', Note: '' }]]);
    expect(questions).toEqual([]);
    expect(block.saved).toEqual([['one']]);
  });

  it('is told when it could not be saved', async () => {
    const { block, questions } = await open([], { 'POST /first': () => ({ status: 400, body: { data: ['No.'] } }) });
    block.inputs[0]?.write('files', 'a.pdf');
    expect(await block.inputs[0]?.save()).toBe(false);
    expect(questions).toMatchObject([{ kind: 'error', text: 'No.' }]);
    expect(block.saved).toEqual([]);
  });

  it('is never on its way twice: a save of the block and one of the customer go one after the other', async () => {
    let running = 0;
    let most = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      return {};
    };
    const { block, session, calls } = await open([], { 'POST /first': slow });
    block.inputs[0]?.write('files', 'a.pdf');
    const both = [block.inputs[0]?.save(), session.save()];
    expect(await Promise.all(both)).toEqual([true, { done: true }]);
    expect(most).toBe(1);
    expect(sentIn(calls)).toHaveLength(1);
  });
});

describe('the load of a block', () => {
  it('[PF-OP-65] that fails lets the session open without a dialog, and is tried again before the customer goes on', async () => {
    const block = fakeBlock();
    let loads = 0;
    block.load = async () => {
      loads += 1;
      if (loads === 1) throw new Error('no');
      return loads > 2;
    };
    const { session, questions } = sessionOf(
      blockWizard(),
      { 'GET /first': () => answer({ Name: 'Ana', Note: 'x' }) },
      { blocks: { fake: block.factory } },
    );
    await session.open();
    expect(session.view().phase).toBe('ready');
    expect(questions).toEqual([]);
    session.go(0);
    expect(await session.advance()).toEqual({ done: false });
    expect(questions).toMatchObject([{ kind: 'error', title: 'Not loaded' }]);
    expect(await session.advance()).toMatchObject({ done: true });
    expect(loads).toBe(3);
    session.go(0);
    await session.advance();
    expect(loads).toBe(3);
  });

  it("that fails out of sight is nobody's matter", async () => {
    const block = fakeBlock();
    block.load = async () => false;
    const rules: RuleDefinition[] = [
      { id: 'show', when: { $mode: { const: 'new' } }, show: ['#files'], hidden: 'keep' },
    ];
    const stored = { 'GET /first': () => answer({ Name: 'Ana', Note: 'x' }) };
    const { session, questions } = sessionOf(blockWizard(rules), stored, {
      blocks: { fake: block.factory },
      mode: 'edit',
      tab: 'first',
    });
    await session.open();
    expect(questions).toEqual([]);
    session.form('first').change('/Name', 'Bia');
    expect(await session.save()).toEqual({ done: true });
  });

  it('may be started by the block itself', async () => {
    const { block, session, questions } = await open();
    block.load = async () => false;
    expect(await session.block('first', 'files')?.load?.()).toBe(false);
    expect(questions).toEqual([]);
    block.load = async () => true;
    expect(await session.block('first', 'files')?.load?.()).toBe(true);
    session.form('first').change('/Name', 'Ana');
    session.form('first').change('/Note', 'x');
    expect(await session.advance()).toMatchObject({ done: true });
  });
});
