import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compileSchemas } from '../../../engine/compile';
import { formats } from '../../../engine/core';
import { plainSurface, SummaryView, TabView, useSummary } from '../../../engine/react';
import { fill, loadedWizard, testWizard } from '../../../engine/testing';
import english from '../../../engine/texts/en.json';
import { oneTabFolder } from '../../support/oneTabFolder';

it('a page that a server draws has the fields, what was typed, the rows of a list and a summary', async () => {
  const compiled = compileSchemas('examples/served-wizard/schemas', { texts: english });
  const { session } = testWizard(await loadedWizard(compiled, 'trip', formats));
  await session.open();
  fill(session.form('traveller'), { '/name': 'Ada Lovelace' });
  fill(session.form('companions'), { '/alone': false });
  session.form('companions').addRow('people');
  fill(session.form('companions'), { '/people/0/name': 'Charles Babbage' });

  const draw = (tab: string) =>
    renderToString(createElement(TabView, { session, tab, surface: plainSurface, onSubmit: () => undefined }));
  expect(draw('traveller')).toMatch(/<form[\s\S]*Who plans it\?[\s\S]*Name[\s\S]*value="Ada Lovelace"/);
  expect(draw('companions')).toMatch(/Charles Babbage[\s\S]*Add a companion/);

  function Summary() {
    return useSummary(session).map((tab) =>
      createElement(SummaryView, { key: tab.id, tab, texts: session.texts, onEdit: () => undefined }),
    );
  }
  expect(renderToString(createElement(Summary))).toMatch(/Ada Lovelace[\s\S]*Charles Babbage/);
});

it('and the fields whose widgets ask the browser for its language', async () => {
  const schema = {
    type: 'object',
    properties: { phone: { type: 'string', title: 'Phone' }, day: { type: 'string', title: 'Day', format: 'date' } },
  };
  const uiSchema = {
    'ui:sections': [{ id: 's', title: 'S', fields: ['phone', 'day'] }],
    phone: { 'ui:widget': 'phone' },
  };
  const dir = oneTabFolder({ schema, uiSchema });
  const { session } = testWizard(await loadedWizard(compileSchemas(dir, { texts: english }), 'w', formats));
  await session.open();
  const onSubmit = () => undefined;
  expect(renderToString(createElement(TabView, { session, tab: 't', surface: plainSurface, onSubmit }))).toMatch(
    /Phone[\s\S]*Day/,
  );
});
