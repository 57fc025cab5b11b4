import { type Ref, useMemo } from 'react';
import type { StandaloneForm } from '../../core/session/standaloneForm';
import { RowsField } from '../collection/RowsField';
import { FormProvider, type Surface } from './FormContext';
import { TabForm, type TabHandle } from './TabForm';

interface Props {
  standalone: StandaloneForm;
  surface: Surface;
  /** Enter in a field. */
  onSubmit(): void;
  ref?: Ref<TabHandle>;
}

/** The fields of a form that is all there is on its page. */
export function StandaloneFormView({ standalone, surface, onSubmit, ref }: Props) {
  const environment = useMemo(() => {
    const { form, context, options, texts } = standalone;
    return {
      form,
      idPrefix: form.plan.definition.id,
      context,
      constants: context(),
      options,
      texts,
      surface,
      isPlain: true,
      block: () => undefined,
    };
  }, [standalone, surface]);
  return (
    <FormProvider value={environment}>
      <TabForm onSubmit={onSubmit} ListField={RowsField} {...(ref && { ref })} />
    </FormProvider>
  );
}
