import type { Json } from '../../engine/core';

/**
 * Where "Entrar" of the sign-up leads: the http(s) address of a setting, or its path, which begins with a single slash;
 * anything else counts for nothing.
 */
export function signInTarget(setting: Json | undefined): string {
  const target = String(setting ?? '').trim();
  const isAddress = URL.canParse(target) && /^https?:$/.test(new URL(target).protocol);
  return isAddress || /^\/(?![/\\])/.test(target) ? target : '/login';
}
