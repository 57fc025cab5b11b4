import { type FormEvent, useId, useState } from 'react';
import type { BlockQuestionProps } from '../../engine/block';
import { Button } from '../../engine/theme';
import { confirmPassword } from '../api/confirmPassword';
import { Modal } from '../dialogs/Modal';
import { hashPassword } from '../session/hashPassword';
import { BusyButton } from '../ui/BusyButton';
import { PasswordField } from '../ui/PasswordField';

/** Asks for the password of who is signed in; only the right one is a yes. */
export function PasswordQuestion({ options, onAnswer }: BlockQuestionProps) {
  const id = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return setError('Preencha a senha.');
    setBusy(true);
    const result = await confirmPassword(await hashPassword(password));
    setBusy(false);
    if (result.kind === 'refused') setError(result.message);
    else onAnswer(result.kind === 'confirmed');
  };
  return (
    <Modal
      title={options.title}
      lead="Por segurança, digite a sua senha antes desta alteração."
      onClose={() => onAnswer(false)}
      foot={
        <>
          <Button onClick={() => onAnswer(false)}>Voltar</Button>
          <BusyButton variant="primary" type="submit" form={id} busy={isBusy} busyLabel="Confirmando...">
            Confirmar
          </BusyButton>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <PasswordField
          label="Senha"
          name="password"
          required
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => {
            setError(undefined);
            setPassword(event.currentTarget.value);
          }}
        />
      </form>
    </Modal>
  );
}
