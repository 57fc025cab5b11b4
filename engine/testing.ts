/**
 * For tests of definitions and of what uses the engine: a wizard or form of compiled definitions on a server in memory,
 * filled in as a customer does, without a browser. It asks for no test runner.
 */
export {
  createFakeServer,
  type FakeServer,
  type Replies,
  type Reply,
  type Replying,
  sentIn,
} from './testing/fakeServer';
export { fill, shownErrors, shownValues } from './testing/filling';
export { type Compiled, importModule, loadedForm, loadedWizard } from './testing/loaded';
export { type TestFormInput, type TestWizardInput, testForm, testWizard } from './testing/sessions';
export type { Happened, Surroundings } from './testing/surroundings';
