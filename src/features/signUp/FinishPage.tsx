import { Navigate, useNavigate } from 'react-router-dom';
import * as PAGE_MESSAGES from '../../../contract/pageMessages';
import { PUBLIC_FORMS } from '../../../contract/publicForms';
import type { JsonObject } from '../../../engine/core';
import { Button } from '../../../engine/theme';
import { register } from '../../api/register';
import { host } from '../../dialogs/dialogStore';
import { FormFields } from '../../publicForm/FormFields';
import { FormPage } from '../../publicForm/FormPage';
import { goTo } from '../../publicForm/goTo';
import { usePublicForm } from '../../publicForm/usePublicForm';
import { hashPassword } from '../../session/hashPassword';
import { refuseNewPassword } from '../../shell/account/refuseNewPassword';
import { useCommonPasswords } from '../../shell/account/useCommonPasswords';
import { tellNotCreated } from './failures';
import { personOf, type SignUpData, toRegistration } from './signUpData';
import { endSignUp, useSignUp } from './signUpStore';
import { isAt, useLeaving } from './useLeaving';

const SUBMIT = { label: 'Criar conta', busyLabel: 'Criando...' };

/** `/CadastroFinalizacao`: the password that ends a sign-up. Without its beginning it leads back there. */
export function FinishPage() {
  const { data, target } = useSignUp();
  return data ? <Finish data={data} target={target} /> : <Navigate to="/CadastroInicio" replace />;
}

function Finish({ data, target }: { data: SignUpData; target: string }) {
  const opened = usePublicForm(PUBLIC_FORMS['/cadastrofinalizacao']);
  const navigate = useNavigate();
  useLeaving(() => {
    // The browser's way back leads to the start as it was filled in.
    if (!isAt('/CadastroInicio')) endSignUp();
  });
  useCommonPasswords();

  const back = () => {
    endSignUp();
    navigate(-1);
  };
  const refuse = async ({ senha = '' }: JsonObject) => {
    const message = await refuseNewPassword(String(senha), personOf(data));
    return message === undefined ? undefined : { field: 'senha', message };
  };
  const create = async ({ senha = '', confirmarSenha = '' }: JsonObject) => {
    const whole: SignUpData = { ...data, senha: String(senha), confirmarSenha: String(confirmarSenha) };
    const result = await register(toRegistration(whole), await hashPassword(whole.senha));
    if (result.kind === 'failed') {
      await tellNotCreated(result);
      return;
    }
    await host.ask(CREATED);
    goTo(target, navigate, { account: data.selectedTipoCliente });
  };
  return (
    <FormPage
      title="Crie sua senha"
      lead={
        <>
          Com ela você acessa a conta de <strong>{data.email}</strong>.
        </>
      }
      motto={MOTTO}
      opened={opened}
      fields={2}
    >
      {({ standalone }) => (
        <FormFields standalone={standalone} submit={SUBMIT} refuse={refuse} onSubmit={create}>
          <Button block onClick={back}>
            Voltar
          </Button>
        </FormFields>
      )}
    </FormPage>
  );
}

const MOTTO = {
  title: 'Só falta a senha.',
  text: 'Depois dela, enviamos um e-mail para você confirmar a conta.',
};
const CREATED = { kind: 'success', ...PAGE_MESSAGES.signedUp } as const;
