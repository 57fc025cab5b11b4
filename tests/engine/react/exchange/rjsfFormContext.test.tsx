import type { WidgetProps } from '@rjsf/utils';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fromRjsf, RjsfFormContext, registerWidget } from '../../../../engine/rjsf';
import { PreviewedField } from '../../../../stories/widgets/FieldPreview';
import { beginTab, storyTab } from '../form/tab';
import { renderField } from '../widgets/field';

const Reading = ({ id, registry }: WidgetProps) => <output id={id}>{registry.formContext.language ?? 'none'}</output>;

it('a widget of rjsf finds the context around its tab, follows its changes, and another one around another', async () => {
  registerWidget('reading', fromRjsf(Reading, { formContext: { language: 'la' } }));
  const view = (language: string) => (
    <main>
      <RjsfFormContext value={{ language }}>
        <PreviewedField id="first" widget="reading" label="First" />
      </RjsfFormContext>
      <RjsfFormContext value={{}}>
        <PreviewedField id="second" widget="reading" label="Second" />
      </RjsfFormContext>
      <PreviewedField id="third" widget="reading" label="Third" />
    </main>
  );
  const texts = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
  const screen = await render(view('en'));
  expect(texts()).toEqual(['en', 'none', 'la']);
  await screen.rerender(view('fr'));
  expect(texts()).toEqual(['fr', 'none', 'la']);
});

it('says its texts in the words that are given for them', async () => {
  const found = vi.fn();
  const Own = ({ id, registry: { translateString } }: WidgetProps) => {
    found(translateString('Yes' as never));
    return <input id={id} />;
  };
  registerWidget('translated', fromRjsf(Own, { translateString: (text) => `<${text}>` }));
  await renderField({ widget: 'translated', label: 'Who' });
  expect(found).toHaveBeenLastCalledWith('<Yes>');
});

it('finds the schema of its tab, and its help with the settings in it, and that it is locked', async () => {
  const found = vi.fn();
  const Own = ({ id, registry, uiSchema }: WidgetProps) => {
    found(registry.rootSchema, registry.schemaUtils.getRootSchema(), uiSchema);
    return <input id={id} />;
  };
  registerWidget('rooted', fromRjsf(Own));
  const schema = {
    type: 'object' as const,
    properties: { who: { type: 'string' as const, title: 'Who' } },
  };
  const who = { 'ui:widget': 'rooted', 'ui:help': 'Of {$settings/bank}.', 'ui:placeholder': 'Ada' };
  await beginTab(
    storyTab({
      ...{ id: 'rooted', title: 'Rooted', schema },
      uiSchema: { who, 'ui:sections': [{ id: 'all', title: 'All', fields: ['who'] }] },
      rules: [{ id: 'lock', lock: ['who'] }],
    }),
    { settings: { bank: 'Ficha' } },
  );
  await vi.waitFor(() => expect(found).toHaveBeenCalled());
  expect(found).toHaveBeenLastCalledWith(schema, schema, { ...who, 'ui:help': 'Of Ficha.', 'ui:readonly': true });
});
