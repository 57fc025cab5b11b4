/**
 * How answers travel and last: the body of each call of a part, what its answer gives back, values as the server writes them,
 * paths, the message of a server, and stored answers that are taken along to another version of their definitions. All of it pure.
 *
 * @begin bodyOfStep, dataOfStep, misshapenBody, fieldsToWire, fieldsFromWire, serverMessage, migrate, WizardData, MigrationStep
 * @example
 * import { fillPath, parseCall, serverMessage, toShape } from 'ficha-engine/wire';
 *
 * parseCall('POST /visitor/{id}').method; // 'POST'
 * fillPath('/visitor/{id}', () => 'a b'); // '/visitor/a%20b'
 * toShape({ wrap: 'visitor', rename: { name: 'FullName' } }, { name: 'Ada' }); // { visitor: { FullName: 'Ada' } }
 * serverMessage({ data: ['The e-mail is taken.'] }); // 'The e-mail is taken.'
 */
export { unwrapAnswer } from './core/mapping/answer';
export { bodyOfCompletion } from './core/mapping/completion';
export { type Misshapen, misshapenBody, misshapenFields } from './core/mapping/misshapen';
export {
  bodyOfRow,
  bodyOfStep,
  dataOfStep,
  fieldsOfStep,
  rowMatches,
  rowsOfStep,
  sourcesOf,
  type WizardData,
} from './core/mapping/parts';
export { type AnswerNames, type RefusedPlace, refusedPlaces, serverMessage } from './core/mapping/serverMessage';
export { fromShape, type Shape, toShape } from './core/mapping/shape';
export { emptyOnWire, fieldsFromWire, fieldsToWire } from './core/mapping/wire';
export { type Left, migrate } from './core/migration/migrate';
export { placeAfter, targetsOf } from './core/migration/trace';
export { turnAllRound } from './core/migration/turn';
export type { MigrationStep } from './core/migration/types';
export { type FormChange, type IsShown, titleAt, whatChanged } from './core/migration/whatChanged';
export { fillPath, METHODS, type Method, parseCall } from './core/path';
