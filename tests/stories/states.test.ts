import { describe, expect, it } from 'vitest';
import { blockPages, widgetPages } from '../../stories/docs/pages';
import { blockStates, STATES, type State, widgetCannot } from '../../stories/docs/states';
import { storiesIn, storiesOf, storyFiles } from './storiesOf';

const states = Object.keys(STATES) as State[];
const titlesOfWidgets = Object.fromEntries(
  Object.values(storyFiles).flatMap((text) => {
    const [, title, name] = /title: '(Widgets\/(\w+))'/.exec(text) ?? [];
    return title && name ? [[name.toLowerCase(), title]] : [];
  }),
);
const blocks = Object.values(blockPages).flatMap((page) => Object.keys(page.states));

describe.each(Object.keys(widgetPages))('the widget %s', (widget) => {
  it.each(states)('has a story for %s, or a reason why it has none', (state) => {
    const reason = widgetCannot[widget]?.[state];
    const shown = storiesOf(titlesOfWidgets[widget] ?? widget).includes(state);
    expect([reason, shown]).toEqual(reason === undefined ? [undefined, true] : [expect.stringMatching(/\.$/), false]);
  });
});

describe.each(blocks)('the block under %s', (title) => {
  it.each(states)('has a story for %s, or a reason why it has none', (state) => {
    const own = storiesOf(title);
    const told = blockStates[title]?.[state];
    if (typeof told === 'string') {
      expect(told).toMatch(/\.$/);
      expect(own).not.toContain(state);
    } else expect(own).toContain(told?.story ?? state);
  });
});

it('no reason stands for what is no widget or block', () => {
  expect(Object.keys(widgetPages)).toEqual(expect.arrayContaining(Object.keys(widgetCannot)));
  expect(blocks).toEqual(expect.arrayContaining(Object.keys(blockStates)));
});

it('every file of stories of blocks is on the page of one', () => {
  const own = Object.entries(storyFiles).filter(([file]) => file.startsWith('blocks/'));
  const shown = own.filter(([, text]) => blocks.some((title) => text.includes(`title: '${title}'`)));
  expect(shown.map(([file]) => file)).toEqual(own.map(([file]) => file));
  for (const [file, text] of own) expect([file, storiesIn(text).length]).not.toEqual([file, 0]);
});
