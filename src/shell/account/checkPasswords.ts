import type { Person } from '../../../contract/newPassword/personal';
import { refuseNewPassword } from './refuseNewPassword';

/** What the customer types to change the password. */
export interface Passwords {
  current: string;
  next: string;
  confirmation: string;
}

/** Which field is wrong, and why. */
export interface PasswordError {
  field: keyof Passwords;
  message: string;
}

/** The first thing that is wrong: what is missing, what the new one lacks, then whether it was typed twice alike. */
export async function checkPasswords(passwords: Passwords, person: Person): Promise<PasswordError | undefined> {
  const { current, next, confirmation } = passwords;
  if (current === '') return { field: 'current', message: 'Senha atual não foi informada' };
  if (next === '') return { field: 'next', message: 'Nova senha não foi informada' };
  if (confirmation === '') return { field: 'confirmation', message: 'Confirmação da nova senha não foi informada' };
  const refusal = await refuseNewPassword(next, person);
  if (refusal) return { field: 'next', message: refusal };
  if (next !== confirmation) {
    return { field: 'confirmation', message: 'Nova senha é diferente da confirmação de nova senha' };
  }
  return undefined;
}
