import { Refusal } from '../../http/refusal';

/**
 * A nickname as it is stored: accented letters without their accent.
 * @throws Refusal when it is missing, too short or too long, or has other characters than letters and digits
 */
export function readNickname(text: string): string {
  const nickname = text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  if (nickname === '') throw new Refusal(400, 'É necessário preencher o campo Apelido.');
  if (!/^[A-Za-z0-9]+$/.test(nickname)) {
    throw new Refusal(400, 'O campo apelido deve ter somente letras e números.');
  }
  if (nickname.length < 3) throw new Refusal(400, 'O campo apelido deve ter no mínimo três caracteres.');
  if (nickname.length > 20) throw new Refusal(400, 'O campo apelido deve ter no máximo vinte caracteres.');
  return nickname;
}
