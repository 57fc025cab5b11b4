import { type FormEvent, useId, useRef, useState } from 'react';
import { Button, CriteriaList, FieldGrid } from '../../../engine/theme';
import { changePassword } from '../../api/changePassword';
import { host } from '../../dialogs/dialogStore';
import { Modal } from '../../dialogs/Modal';
import { hashPassword } from '../../session/hashPassword';
import { useSession } from '../../session/sessionStore';
import { BusyButton } from '../../ui/BusyButton';
import { PasswordField } from '../../ui/PasswordField';
import { checkPasswords, type PasswordError, type Passwords } from './checkPasswords';
import { loadCommonPasswords } from './commonPasswords';
import { criteriaOf } from './criteria';

const FIELDS: { name: keyof Passwords; label: string; autoComplete: string }[] = [
  { name: 'current', label: 'Senha atual', autoComplete: 'current-password' },
  { name: 'next', label: 'Nova senha', autoComplete: 'new-password' },
  { name: 'confirmation', label: 'Confirmação da nova senha', autoComplete: 'new-password' },
];

const NOTHING: Passwords = { current: '', next: '', confirmation: '' };

/** Changes the password. What is typed goes with the modal; a refusal leaves it open. */
export function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [passwords, setPasswords] = useState(NOTHING);
  const [error, setError] = useState<PasswordError>();
  const [isBusy, setBusy] = useState(false);
  const name = useSession(({ user }) => user?.NomeRazaoSocial ?? '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    // The rest of the person's data is the server's to compare.
    const found = await checkPasswords(passwords, { name, document: '', email: '', days: [] });
    setError(found);
    if (found) {
      setBusy(false);
      await host.ask({ kind: 'error', title: 'Falha ao atualizar senha', text: found.message });
      form.current?.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
      return;
    }
    const [SenhaAtual, NovaSenha, ConfirmarNovaSenha] = await Promise.all([
      hashPassword(passwords.current),
      hashPassword(passwords.next),
      hashPassword(passwords.confirmation),
    ]);
    const result = await changePassword({ SenhaAtual, NovaSenha, ConfirmarNovaSenha });
    setBusy(false);
    if (result.kind === 'refused') {
      await host.ask({ kind: 'error', title: 'Alteração de senha', text: result.message });
      return;
    }
    onClose();
    if (result.kind === 'changed') {
      await host.ask({ kind: 'success', title: 'Alteração de senha', text: 'Alteração realizada com sucesso' });
    }
  };
  const close = () => {
    if (!isBusy) onClose();
  };
  const items = criteriaOf(passwords.next);
  const met = items.filter(({ isMet }) => isMet).length;
  const count = `${met} de ${items.length} critérios atendidos`;
  const criteria = {
    content: <CriteriaList id={`${id}-criteria`} items={items} count={count} metText="atendido" unmetText="falta" />,
    describedBy: `${id}-criteria`,
  };
  return (
    <Modal
      title="Alterar senha"
      onClose={close}
      foot={
        <>
          <Button onClick={close}>Voltar</Button>
          <BusyButton variant="primary" type="submit" form={id} busy={isBusy} busyLabel="Alterando...">
            Alterar
          </BusyButton>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)}>
        <FieldGrid>
          {FIELDS.map(({ name, label, autoComplete }) => (
            <PasswordField
              key={name}
              label={label}
              name={name}
              required
              autoComplete={autoComplete}
              value={passwords[name]}
              error={error?.field === name ? error.message : undefined}
              {...(name === 'next' && { onFocus: () => void loadCommonPasswords(), below: criteria })}
              onChange={(event) => {
                setError(undefined);
                setPasswords({ ...passwords, [name]: event.currentTarget.value });
              }}
            />
          ))}
        </FieldGrid>
      </form>
    </Modal>
  );
}
