import { useState } from 'react';
import type { Json } from '../../engine/core';
import { FramedWidget, type WidgetProps } from '../../engine/react';
import { type FieldFrameProps, FieldGrid } from '../../engine/theme';
import { texts as portalTexts } from './texts';

/** What a story says of a field; the rest has the value that it has in most forms. */
export type FieldPreviewProps = Partial<WidgetProps> & { widget: string; label: string } & Pick<
    FieldFrameProps,
    'width' | 'phoneWidth'
  >;

/** One field without a form around it, which keeps its own value. */
export function FieldPreview(props: FieldPreviewProps) {
  return (
    <FieldGrid>
      <PreviewedField {...props} />
    </FieldGrid>
  );
}

/** The same without a grid, to stand beside others. */
export function PreviewedField({ id = 'campo', texts, value: start, onChange, ...props }: FieldPreviewProps) {
  const [value, setValue] = useState<Json | undefined>(start);
  return (
    <FramedWidget
      id={id}
      name={id}
      required={false}
      locked={false}
      disabled={false}
      options={{}}
      texts={{ ...portalTexts, ...texts }}
      onLeave={() => {}}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}
