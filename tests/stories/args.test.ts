import { describe, expect, it } from 'vitest';
import { cameraArgs, documentsArgs, questionArgs } from '../../stories/blocks/blockArgs';
import { tabArgs } from '../../stories/tabArgs';
import { fieldArgs } from '../../stories/widgets/fieldArgs';
import { storyFiles } from './storiesOf';

const told = { cameraArgs, documentsArgs, fieldArgs, questionArgs, tabArgs };

describe.each(Object.entries(told))('%s', (_, args) => {
  it.each(Object.entries(args))('tells %s in a sentence, with its type and what holds without it', (_name, arg) => {
    expect(arg.description).toMatch(/^[A-ZÀ-Ú][\s\S]*\.$/);
    expect(arg.table.type.summary).not.toBe('');
    expect(arg.table.defaultValue.summary).not.toBe('');
  });
});

/** Types then refuse a property that is not told. */
const TOLD = /argTypes: (?:(tabArgs|documentsArgs|cameraArgs|questionArgs),|\{[\s\S]*\} satisfies ToldArgs<)/;

it('stories of blocks and of what the engine draws tell every property of what they show', () => {
  const files = Object.entries(storyFiles).filter(([file]) => /^(blocks|engine)\//.test(file));
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter(([, text]) => !TOLD.test(text)).map(([file]) => file)).toEqual([]);
});
