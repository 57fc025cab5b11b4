import { create } from 'zustand';
import { PUBLIC_FORMS } from '../../../contract/publicForms';
import { forgetVisitor } from '../../publicForm/visitor';
import type { SignUpData } from './signUpData';

/** The form of the start screen. */
export const START_FORM = PUBLIC_FORMS['/cadastroinicio'];

/** A sign-up between its start and its end: in memory alone, so that a reload begins anew. */
export const useSignUp = create<{ data: SignUpData | undefined; target: string }>(() => ({
  data: undefined,
  target: '/login',
}));

/** Goes on to the password. `target` is where "Entrar" leads. */
export function beginSignUp(data: SignUpData, target: string): void {
  useSignUp.setState({ data, target });
}

/** The start is changed: whoever goes on goes through it again. */
export function reviseSignUp(): void {
  useSignUp.setState({ data: undefined });
}

/** Ends a sign-up, done or given up: what was typed goes too. */
export function endSignUp(): void {
  useSignUp.setState({ data: undefined });
  forgetVisitor(START_FORM);
}
