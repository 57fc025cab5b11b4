import { getSubmitButtonOptions, type IconButtonProps, type SubmitButtonProps, TranslatableString } from '@rjsf/utils';
import { Button, type ButtonProps } from '../theme/Button';

/** A button of rjsf, with its words in place of an icon of Bootstrap, which no page need have. */
function button(text: TranslatableString, look: Pick<ButtonProps, 'variant' | 'icon' | 'endIcon'>) {
  return function RjsfButton({ icon, iconType, uiSchema, registry, ...rest }: IconButtonProps) {
    return (
      <Button compact {...look} {...rest}>
        {registry.translateString(text)}
      </Button>
    );
  };
}

function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { submitText, norender, props } = getSubmitButtonOptions(uiSchema);
  if (norender) return null;
  return (
    <Button type="submit" {...props}>
      {submitText}
    </Button>
  );
}

/** The buttons of a form of rjsf. */
export const ButtonTemplates = {
  SubmitButton,
  AddButton: button(TranslatableString.AddButton, { icon: 'plus' }),
  ClearButton: button(TranslatableString.ClearButton, { variant: 'quiet', icon: 'close' }),
  CopyButton: button(TranslatableString.CopyButton, { variant: 'quiet' }),
  MoveDownButton: button(TranslatableString.MoveDownButton, { variant: 'quiet' }),
  MoveUpButton: button(TranslatableString.MoveUpButton, { variant: 'quiet' }),
  RemoveButton: button(TranslatableString.RemoveButton, { variant: 'quiet', icon: 'trash' }),
};
