/** How a rule or a condition is looked at; all of them are one thing. */
export type View = 'choices' | 'sentence' | 'json';

export const VIEWS: readonly { name: View; label: string }[] = [
  { name: 'choices', label: 'Escolhas' },
  { name: 'sentence', label: 'Frase' },
  { name: 'json', label: 'JSON' },
];
