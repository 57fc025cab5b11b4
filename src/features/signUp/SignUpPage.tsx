import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isPersonType } from '../../../contract/accountTypes';
import { asksForPassword } from '../../../contract/loginModes';
import type { Json, JsonObject } from '../../../engine/core';
import type { StandaloneForm } from '../../../engine/session';
import { accountTypes } from '../../api/accountTypes';
import { type Registration, sendSignUpToken } from '../../api/register';
import { useOwnEntry } from '../../history/useOwnEntry';
import { FormFields } from '../../publicForm/FormFields';
import { FormPage } from '../../publicForm/FormPage';
import { NoTypes } from '../../publicForm/NoTypes';
import type { PublicForm } from '../../publicForm/openForm';
import { usePublicForm } from '../../publicForm/usePublicForm';
import { OtherWay } from '../../shell/entry/OtherWay';
import { AccessKeyPage } from './AccessKeyPage';
import { tellNotCreated } from './failures';
import { toRegistration, toSignUpData } from './signUpData';
import { beginSignUp, reviseSignUp, START_FORM } from './signUpStore';
import { isAt, useLeaving } from './useLeaving';

/** A sign-up that waits for the token that was sent for it. */
interface Waiting {
  registration: Registration;
  hashToken: string;
}

/** `/CadastroInicio`: who signs up; where there are only tokens, the token too. */
export function SignUpPage() {
  const opened = usePublicForm(START_FORM);
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<Waiting>();
  const standalone = opened.kind === 'ready' ? opened.standalone : undefined;
  const type = useFormType(standalone);

  useLeaving(() => {
    // From one step to the other, or sent back from it.
    if (isAt('/CadastroFinalizacao') || isAt('/CadastroInicio')) standalone?.flush();
    else standalone?.reset();
  });
  useEffect(() => standalone?.form.listeners.subscribeAll(reviseSignUp), [standalone]);
  const begin = () => {
    standalone?.reset();
    setWaiting(undefined);
  };
  useOwnEntry(waiting !== undefined, () => setWaiting(undefined), 'signUp');

  const sendToken = async (registration: Registration): Promise<boolean> => {
    const result = await sendSignUpToken(registration);
    if (result.kind === 'done') setWaiting({ registration, hashToken: String(result.data ?? '') });
    else await tellNotCreated(result);
    return result.kind === 'done';
  };
  const goOn = async (shown: JsonObject, { settings, standalone: form, signInTarget }: PublicForm) => {
    const data = toSignUpData(shown);
    if (!asksForPassword(settings.mode)) {
      await sendToken(toRegistration(data));
      return;
    }
    form.flush();
    beginSignUp(data, signInTarget);
    navigate('/CadastroFinalizacao');
  };

  if (waiting && opened.kind === 'ready') {
    return <AccessKeyPage {...waiting} resend={() => sendToken(waiting.registration)} onBack={begin} />;
  }
  const target = opened.kind === 'ready' ? opened.signInTarget : '/login';
  const isCompany = typeof type === 'number' && !isPersonType(accountTypes(), type);
  return (
    <FormPage
      title="Comece seu cadastro"
      lead={`${isCompany ? 'Informe o CNPJ e buscamos o restante. ' : ''}Campos com * são obrigatórios.`}
      motto={isCompany ? COMPANY_MOTTO : MOTTO}
      opened={opened}
      fields={2}
      grows
      end={
        <OtherWay question="Já tem cadastro?">
          {/^https?:/i.test(target) ? <a href={target}>Entrar</a> : <Link to={target}>Entrar</Link>}
        </OtherWay>
      }
    >
      {(form) =>
        form.settings.types.length === 0 ? (
          <NoTypes />
        ) : (
          <FormFields
            standalone={form.standalone}
            submit={asksForPassword(form.settings.mode) ? GO_ON : SEND_TOKEN}
            onSubmit={(data) => goOn(data, form)}
          />
        )
      }
    </FormPage>
  );
}

/** The type that is chosen at the moment. */
function useFormType(standalone: StandaloneForm | undefined): Json | undefined {
  const read = () => standalone?.form.getState().data.selectedTipoCliente;
  return useSyncExternalStore(standalone?.form.listeners.subscribeAll ?? noSubscription, read, read);
}

const noSubscription = () => () => {};

const GO_ON = { label: 'Avançar', busyLabel: 'Avançando...', icon: 'arrowRight' } as const;
const SEND_TOKEN = { label: 'Receber Código de acesso', busyLabel: 'Enviando...' };
const MOTTO = {
  title: 'Abra a sua conta.',
  text: 'Comece com poucos dados. O restante você preenche por partes, quando puder.',
};
const COMPANY_MOTTO = {
  title: 'Abra a conta da sua empresa.',
  text: 'Com o CNPJ, a razão social e a data de constituição vêm prontas. Você só confere.',
};
