/** What a token is asked for: to sign in, to sign up, to change who may act for the client. */
export type TokenPurpose = 'login' | 'signUp' | 'attorney';

/** What stands in the table of tokens: those that were sent, and what a right one of attorneys leaves behind. */
export type TokenRecord = TokenPurpose | 'confirmation';
