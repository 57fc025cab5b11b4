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

/** The first thing that is wrong. No rule of length or strength holds here. */
export function checkPasswords({ current, next, confirmation }: Passwords): PasswordError | undefined {
  if (current === '') return { field: 'current', message: 'Senha atual não foi informada' };
  if (next === '') return { field: 'next', message: 'Nova senha não foi informada' };
  if (confirmation === '') return { field: 'confirmation', message: 'Confirmação da nova senha não foi informada' };
  if (next !== confirmation) {
    return { field: 'confirmation', message: 'Nova senha é diferente da confirmação de nova senha' };
  }
  return undefined;
}
