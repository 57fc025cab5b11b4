import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from '../../engine/block';
import type { Sight } from '../../engine/react';

interface Props {
  sight: Sight;
  children: ReactNode;
}

/**
 * A section of a tab that is opened anew with every change of its definitions: in sight it is drawn at once, out of sight
 * it stays as it was drawn until the browser has time or shows it.
 */
export function SectionInTime({ sight, children }: Props) {
  const form = useForm();
  const [drawn, setDrawn] = useState({ form, children });
  const latest = useRef(drawn);
  const draw = useCallback(() => setDrawn(latest.current), []);
  useLayoutEffect(() => {
    if (latest.current.form === form && latest.current.children === children) return;
    latest.current = { form, children };
    sight.tell(draw);
  }, [form, children, sight, draw]);
  return <FormProvider value={drawn.form}>{drawn.children}</FormProvider>;
}
