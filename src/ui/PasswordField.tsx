import { type ComponentProps, useState } from 'react';
import { controlCss, IconButton } from '../../engine/theme';
import { TextField, type TextFieldProps } from './TextField';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action'> & Pick<ComponentProps<'input'>, 'autoComplete'>;

/** A password with the button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <IconButton
          className={controlCss.button}
          icon={isShown ? 'eyeOff' : 'eye'}
          label="Mostrar senha"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
