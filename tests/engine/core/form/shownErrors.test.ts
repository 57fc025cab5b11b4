import { describe, expect, it } from 'vitest';
import { summaryOf, visibleErrors } from '../../../../engine/core/form/errorLists';
import {
  dropErrors,
  moveErrors,
  noErrors,
  putError,
  replaceErrors,
  type ShownErrors,
  showAttempt,
} from '../../../../engine/core/form/shownErrors';
import type { FieldError } from '../../../../engine/core/validation/errors';
import { errorAt } from '../../../support/formSteps';
import { stateOf, tabOf } from '../../../support/tabs';

const { plan } = stateOf(tabOf({ a: {}, b: {}, c: {} }));
const A = errorAt('/a', 'of a');
const B = errorAt('/b', 'of b');
const C = errorAt('/c', 'of c');
const attemptOf = (...found: FieldError[]) => showAttempt(noErrors, { shown: found, found }).errors;
const placesOf = ({ at }: ShownErrors) => [...at.keys()];
const linesOf = (errors: ShownErrors) =>
  summaryOf(errors).map(({ pointer, isCorrected }) => (isCorrected ? `${pointer} corrected` : pointer));

describe('an attempt to go on', () => {
  it('shows what it found, the first at each place, and tells of where others stood', () => {
    const before = putError(plan, noErrors, '/c', C).errors;
    const found = [A, errorAt('/a', 'another'), B];
    const { errors, places } = showAttempt(before, { shown: found, found });
    expect(visibleErrors(errors)).toEqual([A, B]);
    expect(errors.attempt).toEqual(found);
    expect([...places].sort()).toEqual(['/a', '/b', '/c']);
  });

  it('keeps its lines as they are corrected', () => {
    const errors = dropErrors(attemptOf(A, B), ({ pointer }) => pointer === '/a').errors;
    expect([placesOf(errors), linesOf(errors)]).toEqual([['/b'], ['/a corrected', '/b']]);
  });

  it('is joined by what comes later, in the order of the screen, unless it stops nothing', () => {
    expect(linesOf(putError(plan, attemptOf(A, C), '/b', B).errors)).toEqual(['/a', '/b', '/c']);
    expect(linesOf(putError(plan, attemptOf(A, C), '/b', { ...B, unread: true }).errors)).toEqual(['/a', '/c']);
    expect(linesOf(replaceErrors(plan, attemptOf(A), [C]).errors)).toEqual(['/a corrected', '/c']);
  });

  it('has no lines where it found nothing, whatever comes later', () => {
    expect(linesOf(putError(plan, attemptOf(), '/b', B).errors)).toEqual([]);
  });

  it('tells of an error together with the others until that one is put again', () => {
    const errors = attemptOf(A, B);
    expect([...errors.together]).toEqual([A, B]);
    expect([...putError(plan, errors, '/a', A).errors.together]).toEqual([B]);
  });
});

describe('what changes nothing', () => {
  it('gives the same errors back, and no places', () => {
    const errors = attemptOf(A);
    expect(putError(plan, errors, '/b', undefined)).toEqual({ errors, places: [] });
    expect(dropErrors(errors, () => false).errors).toBe(errors);
  });

  it('leaves the lists the same', () => {
    const errors = attemptOf(A);
    const same = { ...errors, attempt: [] };
    expect(visibleErrors(same)).toBe(visibleErrors(errors));
    expect(summaryOf(same)).toBe(summaryOf(errors));
  });
});

it('no step changes the errors that it is given', () => {
  const errors = attemptOf(A, B);
  putError(plan, errors, '/c', C);
  putError(plan, errors, '/a', undefined);
  dropErrors(errors, () => true);
  moveErrors(errors, 'rows', 0);
  expect([placesOf(errors), errors.listed, [...errors.together]]).toEqual([
    ['/a', '/b'],
    [A, B],
    [A, B],
  ]);
});

it('errors move with their rows, and go with the one that is taken off', () => {
  const found = [errorAt('/rows/0/x'), errorAt('/rows/1/x'), errorAt('/rows/2/x')];
  const moved = moveErrors(attemptOf(...found), 'rows', 1);
  expect([placesOf(moved), linesOf(moved)]).toEqual([
    ['/rows/0/x', '/rows/1/x'],
    ['/rows/0/x', '/rows/1/x'],
  ]);
});
