import { Page } from '../../../shell/Page';
import { EditFrame } from '../EditFrame';
import { Stop, type StopProps } from './Stop';

interface StopPageProps extends StopProps {
  /** What the form, or its section, is called. */
  title: string;
  /** Of a section that is open alone. */
  onBack?: () => void;
}

/** The page of a form that its publisher has stopped. */
export function StopPage({ title, onBack, ...stop }: StopPageProps) {
  if (!onBack)
    return (
      <Page title={title}>
        <Stop {...stop} />
      </Page>
    );
  return (
    <EditFrame title={title} onBack={onBack}>
      <Stop {...stop} />
    </EditFrame>
  );
}
