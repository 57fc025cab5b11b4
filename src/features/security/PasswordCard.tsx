import { Button } from '../../../engine/theme';
import { useChangePassword } from '../../shell/account/useChangePassword';
import { Card } from '../../ui/Card';
import css from './SecurityPage.module.css';

/** The password, and the way to another one. */
export function PasswordCard() {
  const { changePassword, modal } = useChangePassword();
  return (
    <Card title="Sua senha" className={css.card}>
      <p className={css.words}>Troque a senha se alguém pode conhecê-la, ou se você não reconhece um acesso.</p>
      <Button icon="key" onClick={() => void changePassword()}>
        Alterar senha
      </Button>
      {modal}
    </Card>
  );
}
