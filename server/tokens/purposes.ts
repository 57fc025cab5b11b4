/** What a token is asked for: to sign in, to sign up, to change who may act for the client. */
export type TokenPurpose = 'login' | 'signUp' | 'attorney';
