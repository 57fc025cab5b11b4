import type { ReactNode } from 'react';
import { version } from '../../package.json';
import { EntryPage, type EntryPageProps } from '../shell/entry/EntryPage';
import { LoadFailure } from '../ui/LoadFailure';
import { FormSkeleton } from './FormSkeleton';
import type { PublicForm } from './openForm';
import type { OpenedForm } from './usePublicForm';

export interface FormPageProps extends Omit<EntryPageProps, 'children'> {
  opened: OpenedForm;
  /** Fields that the form has at first. */
  fields: number;
  /** What it shows once the form is there. */
  children: (form: PublicForm) => ReactNode;
  /** The last lines, whatever became of the form. */
  end?: ReactNode;
}

/** A page in front of the login with a form of the definitions, on its way, failed, or there. */
export function FormPage({ opened, fields, children, end, ...page }: FormPageProps) {
  return (
    <EntryPage foot={`Versão ${version}`} {...page}>
      {opened.kind === 'loading' && <FormSkeleton fields={fields} />}
      {opened.kind === 'failed' && <LoadFailure title="O formulário não carregou." onRetry={opened.retry} />}
      {opened.kind === 'ready' && children(opened)}
      {end}
    </EntryPage>
  );
}
