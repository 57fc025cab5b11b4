import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asksForPassword } from '../../../contract/loginModes';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown, toText } from '../../http/requestBody';
import { traceOf } from '../../http/trace';
import { countMail } from '../../mail/countMail';
import { originOf } from '../../mail/links';
import type { CompanyFinder } from '../../outside/companies/findCompany';
import { isGuid } from '../../storage/guid';
import { actOnce } from '../../storage/once';
import { ofCall } from '../../storage/securityEvent';
import type { Services } from '../../storage/services';
import { toUserKey } from '../findAccounts';
import { assertNewPassword } from '../newPassword';
import { isPasswordHash, protectPassword } from '../password';
import { activate, queueActivation, resendActivation } from './activation';
import { createAccount } from './createAccount';
import { SIGN_UP_CALLS } from './described';
import { readSignUp, type SignUpTexts } from './readSignUp';
import { readSignUpSettings } from './settings';
import { registerWithToken, sendSignUpToken } from './tokenSignUp';

const NAMES = ['TipoCadastro', 'NomeRazaoSocial', 'CpfCnpj', 'Email', 'Apelido', 'DataConstituicao'];
/** The data as the form holds them; the call that asks for the token may bring them so. */
const FORM_NAMES = ['selectedTipoCliente', 'cnpj', 'cpf', 'senha', 'confirmarSenha'];

/** Sign-up with a password or with a token, and the confirmation of the e-mail. */
export function mountSignUp(app: FastifyInstance, services: Services, findCompany: CompanyFinder): void {
  describeCalls(app, SIGN_UP_CALLS);
  const { database, clock, config, tell } = services;
  const open = { open: true, rateLimit: perAddress(config.limits, 'requestsPerMinute') };

  const readFor = async ({ raw }: FastifyRequest, texts: SignUpTexts, by: 'password' | 'token') => {
    const settings = await readSignUpSettings(services);
    if (asksForPassword(settings.mode) !== (by === 'password')) throw new Refusal(400, 'Dados inválidos');
    return readSignUp(texts, settings, (cnpj) => findCompany(cnpj, traceOf(raw)));
  };

  app.post('/register', { config: { ...open, once: true } }, async (request) => {
    const read = readKnown(request.body, [...NAMES, 'Password']);
    const signUp = await readFor(request, toTexts(read), 'password');
    const passwordHash = toText(read('Password')).toLowerCase();
    if (!isPasswordHash(passwordHash)) throw new Refusal(400, 'Necessário preencher a senha');
    const days = signUp.constitutionDate ? [signUp.constitutionDate] : [];
    assertNewPassword(services, passwordHash, { ...signUp, days });
    await countMail(services, 'activation', { recipients: [signUp.email], origin: { address: request.ip } });
    const stored = await protectPassword(passwordHash);
    let account = '';
    await actOnce(database, async (tx) => {
      account = await createAccount(tx, signUp, { passwordHash: stored, createdAt: clock() });
      await queueActivation({ ...services, database: tx }, { ...signUp, id: account }, originOf(request, config));
      return true;
    });
    tell({ event: 'signUp.asked', account }, request.log);
    return { data: true };
  });

  app.post('/register/sendEmailPreRegister', { config: open }, async (request) => {
    const read = readKnown(request.body, [...NAMES, ...FORM_NAMES]);
    const texts = toTexts((name) => read(name) ?? read(inForm(name, toText(read('selectedTipoCliente')))));
    const signUp = await readFor(request, texts, 'token');
    return { data: await sendSignUpToken(services, signUp, { address: request.ip }) };
  });

  app.post('/register/registerWithToken', { config: { ...open, once: true } }, async (request) => {
    const read = readKnown(request.body, [...NAMES, 'Token', 'HashToken']);
    const signUp = await readFor(request, toTexts(read), 'token');
    const given = { digits: toText(read('Token')), reference: toText(read('HashToken')) };
    await registerWithToken(ofCall(services, request), signUp, given);
    return { data: true };
  });

  app.post('/register/email-ativar-conta', { config: open }, async (request) => {
    const user = toUserKey(toText(readKnown(request.body, ['Email'])('Email')));
    return { data: await resendActivation(services, user, { call: request, site: originOf(request, config) }) };
  });

  app.post('/register/ativar-conta', { config: open }, async (request) => {
    const id = toText(readKnown(request.body, ['ClienteGuid'])('ClienteGuid'));
    return { data: isGuid(id) && (await activate(ofCall(services, request), id.toLowerCase())) };
  });
}

function toTexts(read: ReturnType<typeof readKnown>): SignUpTexts {
  return {
    type: toText(read('TipoCadastro')),
    document: toText(read('CpfCnpj')),
    name: toText(read('NomeRazaoSocial')),
    email: toText(read('Email')),
    nickname: toText(read('Apelido')),
  };
}

/** The name that the form has for a property of the sign-up; most have the same one. */
function inForm(name: string, type: string): string {
  if (name === 'TipoCadastro') return 'selectedTipoCliente';
  if (name === 'CpfCnpj') return type === '1' ? 'cpf' : 'cnpj';
  return name;
}
