import { ArgTypes, Controls, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { BlockSheet } from './BlockSheet';
import css from './DocsPage.module.css';
import { blockPages, widgetPages } from './pages';
import { WidgetSheet } from './WidgetSheet';

/** The page of docs of a component: its sheet where it is a widget or a block, else what Storybook makes of its stories. */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const [room = '', name = ''] = csfFile.meta.title.toLowerCase().split('/');
  if (room === 'widgets' && widgetPages[name])
    return (
      <>
        <div className={`sb-unstyled ${css.sheet}`}>
          <WidgetSheet name={name} />
        </div>
        <Primary />
        <div className={css.props}>
          <Controls />
        </div>
      </>
    );
  if (room === 'blocks' && blockPages[name])
    return (
      <>
        <div className={`sb-unstyled ${css.sheet}`}>
          <BlockSheet name={name} />
        </div>
        <div className={css.props}>
          <ArgTypes />
        </div>
      </>
    );
  return (
    <>
      <Title />
      <Subtitle />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
