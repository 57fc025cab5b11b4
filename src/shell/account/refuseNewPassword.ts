import { isPersonal } from '../../../contract/newPassword/isPersonal';
import { COMMON_PASSWORD, PERSONAL_PASSWORD, WEAK_PASSWORD } from '../../../contract/newPassword/messages';
import type { Person } from '../../../contract/newPassword/personal';
import { password as format } from '../../../engine/core';
import { loadCommonPasswords } from './commonPasswords';

/** Why a new password is not taken: it lacks a criterion, is the person's own data, or one that everybody uses. */
export async function refuseNewPassword(password: string, person: Person): Promise<string | undefined> {
  if (format.validate(password) !== undefined) return WEAK_PASSWORD;
  if (isPersonal(password, person)) return PERSONAL_PASSWORD;
  const common = await loadCommonPasswords();
  return common.has(password.toLowerCase()) ? COMMON_PASSWORD : undefined;
}
