import { getDefaultRegistry } from '@rjsf/core';
import type { Registry } from '@rjsf/utils';
import { createContext, useContext, useMemo } from 'react';
import type { FormEnvironment } from '../form/FormContext';
import { fieldSchemaUtils } from './fieldSchemaUtils';

/** What takes the place of rjsf's own of what a widget may ask of the form around it. */
export type GivenRegistry = Partial<Pick<Registry, 'templates' | 'widgets' | 'formContext' | 'translateString'>>;

/**
 * The `formContext` of the widgets of rjsf in the tabs inside of it, `<RjsfFormContext value={{ language }}>`, as a form of rjsf has
 * one: each change of it draws them anew. It takes the place of the one that `fromRjsf` was given.
 */
export const RjsfFormContext = createContext<object | undefined>(undefined);

/** What is the same in every form. */
export function registryOf({ templates, widgets, ...given }: GivenRegistry): Registry {
  const own = getDefaultRegistry();
  return {
    ...own,
    ...given,
    templates: { ...own.templates, ...templates },
    widgets: { ...own.widgets, ...widgets },
    schemaUtils: fieldSchemaUtils,
    uiSchemaDefinitions: {},
    globalFormOptions: { idPrefix: '', idSeparator: '-', useFallbackUiForUnsupportedType: false },
  };
}

/** The same with what the form knows in which the widget stands: its schema, its ids, and the context of the page. */
export function useRegistry(fixed: Registry, environment: FormEnvironment | undefined): Registry {
  const context = useContext(RjsfFormContext);
  const schema = environment?.form.plan.definition.schema;
  const idPrefix = environment?.idPrefix ?? '';
  return useMemo(() => {
    const rootSchema = (schema ?? {}) as Registry['rootSchema'];
    return {
      ...fixed,
      formContext: context ?? fixed.formContext,
      rootSchema,
      schemaUtils: { ...fixed.schemaUtils, getRootSchema: () => rootSchema },
      globalFormOptions: { ...fixed.globalFormOptions, idPrefix },
    };
  }, [fixed, context, schema, idPrefix]);
}
