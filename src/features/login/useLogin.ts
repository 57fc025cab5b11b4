import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asksForPassword, asksForToken } from '../../../contract/loginModes';
import { type Credentials, type GivenToken, type SignInResult, signIn } from '../../api/signIn';
import { verifyLogin } from '../../api/verifyLogin';
import { verifyStatus } from '../../api/verifyStatus';
import { hashPassword } from '../../session/hashPassword';
import { openSession } from '../../session/sessionStore';
import type { PortalSettings } from '../../session/settings';
import type { AccountKind } from './accounts';
import { type LoginInput, loginFields } from './checkLogin';
import { type Refusal, readRefusal } from './refusal';
import { tellRefusal } from './refusalDialog';
import { refuseToken } from './tokenEntry';
import { toWireUserName } from './userName';

/** A login that waits for its token. */
export interface TokenLogin {
  credentials: Credentials;
  /** The reference of the newest token. */
  hashToken: string;
  isForeign: boolean;
}

/**
 * Signs in the way that the tenant asks for, and speaks about what was refused. `notActivated` is the message that
 * offers a new activation e-mail; `pending` is a login whose token was sent.
 */
export function useLogin(settings: PortalSettings) {
  const navigate = useNavigate();
  const [notActivated, setNotActivated] = useState<string>();
  const [pending, setPending] = useState<TokenLogin>();

  async function refuse(refusal: Refusal): Promise<void> {
    if (refusal.kind === 'notActivated') {
      setNotActivated(refusal.message);
      setPending(undefined);
    } else if (refusal.kind === 'signUp') navigate('/CadastroInicio');
    else await tellRefusal(refusal, settings.appLink);
  }
  const say = (message: string) => refuse(readRefusal(message, settings));

  /** @returns the message of a refusal, which was told */
  async function finish(result: SignInResult, isForeign: boolean): Promise<string | undefined> {
    if (result.kind === 'refused') {
      const refusal = readRefusal(result.message, settings);
      await refuse(refusal);
      return 'message' in refusal ? refusal.message : result.message;
    }
    openSession(result.token, result.user, isForeign);
    navigate('/', { replace: true });
    return undefined;
  }

  /** @returns the message of a refusal, which is still to be told */
  async function sendToken(credentials: Credentials, isForeign: boolean): Promise<string | undefined> {
    const result = await verifyLogin(credentials);
    if (result.kind === 'refused') return result.message;
    setPending({ credentials, hashToken: result.hashToken, isForeign });
    return undefined;
  }

  /** The first step where there are only tokens. @returns why there is none, which is still to be told */
  async function askToken(credentials: Credentials, isForeign: boolean): Promise<Refusal | undefined> {
    const status = await verifyStatus(credentials);
    if (status.kind === 'refused') return readRefusal(status.message, settings);
    const refusal = refuseToken(status.user, settings);
    if (refusal) return refusal;
    const message = await sendToken(credentials, isForeign);
    return message === undefined ? undefined : readRefusal(message, settings);
  }

  /** Settles with the calls: a dialog that follows does not keep the form busy. */
  async function submit(account: AccountKind, input: LoginInput): Promise<void> {
    const { isForeign } = input;
    setNotActivated(undefined);
    const { hasPassword, hasNickname } = loginFields(settings, account);
    const credentials: Credentials = {
      Usuario: toWireUserName(input.user, account.document),
      Senha: hasPassword ? await hashPassword(input.password) : '',
      TipoCliente: account.type,
      ...(hasNickname && { Apelido: input.nickname }),
    };
    if (!asksForToken(settings.mode)) void finish(await signIn(credentials, undefined, isForeign), isForeign);
    else if (!asksForPassword(settings.mode)) {
      const refusal = await askToken(credentials, isForeign);
      if (refusal) void refuse(refusal);
    } else {
      const message = await sendToken(credentials, isForeign);
      if (message !== undefined) void say(message);
    }
  }

  return {
    submit,
    notActivated,
    clearNotActivated: () => setNotActivated(undefined),
    pending,
    leave: () => setPending(undefined),
    /** Signs in with the token; the message of a refusal, which was told. */
    validate: async ({ credentials, hashToken, isForeign }: TokenLogin, token: string) => {
      const given: GivenToken = { Token: token, HashToken: hashToken };
      return finish(await signIn(credentials, given, isForeign), isForeign);
    },
    /** Sends another token; a refusal is told before it settles. */
    resend: async ({ credentials, isForeign }: TokenLogin) => {
      const message = await sendToken(credentials, isForeign);
      if (message !== undefined) await say(message);
      return message === undefined;
    },
  };
}
