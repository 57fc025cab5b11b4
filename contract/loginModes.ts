/** Modo de autenticacao by what customers sign in with: a password, a password and then a token, a token alone. */
export const LOGIN_MODE = { password: 0, twoStep: 1, token: 2 } as const;

export type LoginMode = (typeof LOGIN_MODE)[keyof typeof LOGIN_MODE];

/** The mode of a value of the setting. One that there is not is two-step: never the weakest. */
export function loginModeOf(value: unknown): LoginMode {
  return value === LOGIN_MODE.password || value === LOGIN_MODE.token ? value : LOGIN_MODE.twoStep;
}

export function asksForPassword(mode: LoginMode): boolean {
  return mode !== LOGIN_MODE.token;
}

export function asksForToken(mode: LoginMode): boolean {
  return mode !== LOGIN_MODE.password;
}
