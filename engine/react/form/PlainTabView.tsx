import { EngineError } from '../../core/errors';
import { FormProvider } from './FormContext';
import { TabForm } from './TabForm';
import { type TabProps, useTabEnvironment } from './useTabEnvironment';

/**
 * One tab of a wizard session, without what lists of rows need, which a page then does not load.
 * @throws {EngineError} `NO_LISTS` when the tab has a list: `TabView` shows it
 */
export function PlainTabView({ session, tab, surface, onSubmit, idPrefix, ref }: TabProps) {
  const environment = useTabEnvironment({ session, tab, surface, idPrefix });
  const [list] = Object.keys(environment.form.plan.definition.collections ?? {});
  if (list !== undefined)
    throw new EngineError('NO_LISTS', `The tab "${tab}" has the list "${list}": show it by TabView.`);
  return (
    <FormProvider value={environment}>
      <TabForm key={tab} onSubmit={onSubmit} {...(ref && { ref })} />
    </FormProvider>
  );
}
