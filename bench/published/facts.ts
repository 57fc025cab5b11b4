import type { Contender } from '../contenders';

/** What the page says of a contender. */
export interface Facts {
  title: string;
  /** The packages whose versions are told. */
  packages: string[];
  /** How its page is written. */
  how: string;
  /** When it says that a field was emptied that must not be: while one types, on leaving it, or when all are validated. */
  tells: 'typing' | 'leaving' | 'validating';
  /** What it does when a filled field is left; nothing, where that is only the browser's business. */
  onLeaving?: string;
}

/** In the order of tables and charts. */
export const FACTS: Record<Contender, Facts> = {
  ficha: {
    title: 'Ficha',
    packages: [],
    how: 'This engine as the portal shows it, with its look, its shelter on the device and its drafts on the server. Sections out of sight are mounted, and their errors drawn, when the browser is idle.',
    tells: 'validating',
    onLeaving: 'checks the field',
  },
  plain: {
    title: 'plain inputs',
    packages: ['react'],
    how: 'Uncontrolled inputs of the browser, `checkValidity` over all of them: what a form costs that does nothing else.',
    tells: 'validating',
  },
  rhf: {
    title: 'react-hook-form',
    packages: ['react-hook-form'],
    how: 'Written by hand: `register`, `mode: onTouched`, `useWatch` per condition, labels and errors tied by id.',
    tells: 'leaving',
    onLeaving: 'checks the field',
  },
  rjsf: {
    title: 'rjsf',
    packages: ['@rjsf/core', '@rjsf/validator-ajv8'],
    how: 'Its own theme, uncontrolled, no live validation; a condition is a schema dependency with `oneOf`.',
    tells: 'validating',
  },
  surveyjs: {
    title: 'SurveyJS',
    packages: ['survey-core', 'survey-react-ui'],
    how: 'A `Model` of a definition with panels and `visibleIf`, its default look; a value is taken when its field is left, and checked when the survey is completed.',
    tells: 'validating',
    onLeaving: 'takes the value',
  },
  jsonforms: {
    title: 'JSON Forms',
    packages: ['@jsonforms/core', '@jsonforms/react', '@jsonforms/vanilla-renderers'],
    how: 'The vanilla renderers, the lightest of its sets; rules with `SHOW`, what they show is required by `if` and `then`. The whole form is validated with every key; errors stay hidden (`ValidateAndHide`) until all are asked for. It keeps its data itself: handed back with every change, as in its first example, keys in quick succession get lost.',
    tells: 'validating',
  },
  formjs: {
    title: 'form-js',
    packages: ['@bpmn-io/form-js-viewer'],
    how: 'The viewer with its look and its mark, groups, conditions as FEEL expressions. Typing is taken 300 ms after a key, or on leaving.',
    tells: 'typing',
    onLeaving: 'takes and checks the value',
  },
  formily: {
    title: 'Formily',
    packages: ['@formily/core', '@formily/react'],
    how: 'A JSON schema with `x-reactions`, connected to inputs of the browser with `connect` and `mapProps`, which is lighter than its component sets.',
    tells: 'typing',
  },
  formio: {
    title: 'Form.io',
    packages: ['@formio/js', '@formio/react'],
    how: 'Its React component in the Bootstrap look, panels, simple conditions. Typing is checked some time after the key.',
    tells: 'typing',
  },
};
