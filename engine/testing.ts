/**
 * For tests of definitions and of what uses the engine: a wizard or form of compiled definitions on a server in memory,
 * filled in as a customer does, without a browser. It asks for no test runner.
 *
 * @begin testWizard, loadedWizard, fill, shownErrors, createFakeServer
 * @example
 * import { compileSchemas } from 'ficha-engine/compile';
 * import { formats } from 'ficha-engine/core';
 * import { fill, loadedWizard, shownErrors, testWizard } from 'ficha-engine/testing';
 * import texts from 'ficha-engine/texts/en.json' with { type: 'json' };
 *
 * const visit = await loadedWizard(compileSchemas('examples/own-wizard/schemas', { texts }), 'visit', formats);
 * const { session, sent } = testWizard(visit);
 * await session.open();
 * fill(session.form('visitor'), { '/name': 'Ada', '/email': 'ada' });
 * shownErrors(session.form('visitor')); // { '/email': 'The e-mail needs one @.' }
 * fill(session.form('visitor'), { '/email': 'ada@example.com' });
 * await session.advance();
 * sent(); // [['/visitor', { name: 'Ada', email: 'ada@example.com' }]]
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
