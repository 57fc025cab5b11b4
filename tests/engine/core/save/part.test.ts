import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstStep, nextStep, type PartOutcome, type PartStep } from '../../../../engine/core/save/part';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_125);

const outcome = fc.constantFrom<PartOutcome>('done', 'conflict', 'choice', 'cutOff', 'refused');
/** Where others save at the same time all along, which chance alone seldom makes. */
const outcomes = fc.oneof(
  fc.array(outcome, { maxLength: 12 }),
  fc.array(fc.constantFrom<PartOutcome>('conflict', 'done'), { minLength: 6, maxLength: 12 }),
);
const part = fc.record({ isOffline: fc.boolean(), isUnloaded: fc.boolean(), reloads: fc.boolean() });

/** The steps of a part over what comes of them; what is not told is refused. */
function run(of: { isOffline: boolean; isUnloaded: boolean; reloads: boolean }, given: readonly PartOutcome[]) {
  const steps: { step: PartStep; came?: PartOutcome }[] = [];
  let step = firstStep(of);
  while (step.do !== 'end' && steps.length < 50) {
    const came = given[steps.length] ?? 'refused';
    steps.push({ step, came });
    step = nextStep(step, came, of);
  }
  return { steps, end: step };
}

const does = ({ steps }: ReturnType<typeof run>) => steps.map(({ step }) => step.do);

describe('the steps of a part that is saved', () => {
  it('come to an end, whatever happens: it is sent at most four times', () => {
    fc.assert(
      fc.property(part, outcomes, (of, given) => {
        const ran = run(of, given);
        expect(ran.end.do).toBe('end');
        expect(does(ran).filter((each) => each === 'send').length).toBeLessThanOrEqual(4);
      }),
      { seed },
    );
  });

  it('send it only once it is loaded, and say that it is saved only after the server has said so', () => {
    fc.assert(
      fc.property(part, outcomes, (of, given) => {
        const ran = run(of, given);
        const sent = ran.steps.findIndex(({ step }) => step.do === 'send');
        if (of.isUnloaded && sent >= 0)
          expect(ran.steps[sent - 1]).toMatchObject({ step: { do: 'load' }, came: 'done' });
        const isSaved = ran.steps.some(({ step, came }) => step.do === 'send' && came === 'done');
        expect(ran.end).toEqual({ do: 'end', result: isSaved ? 'saved' : expect.not.stringContaining('saved') });
      }),
      { seed },
    );
  });

  it('wait when the connection is gone before it is saved, and never after', () => {
    fc.assert(
      fc.property(part, outcomes, (of, given) => {
        const ran = run(of, given);
        const last = ran.steps.at(-1);
        const isCut = of.isOffline || (last?.came === 'cutOff' && last.step.do !== 'reload');
        expect(ran.end.do === 'end' && ran.end.result === 'queued').toBe(isCut);
      }),
      { seed },
    );
  });

  it('merge what others saved meanwhile and send it again, three times', () => {
    const online = { isOffline: false, isUnloaded: false, reloads: false };
    const again: PartOutcome[] = ['conflict', 'done', 'conflict', 'done', 'conflict', 'done'];
    expect(does(run(online, [...again, 'done']))).toEqual(['send', 'merge', 'send', 'merge', 'send', 'merge', 'send']);
    expect(run(online, [...again, 'done']).end).toEqual({ do: 'end', result: 'saved' });
    expect(run(online, [...again, 'conflict']).end).toEqual({ do: 'end', result: 'failed' });
  });

  it('stop where the customer has to choose first', () => {
    const online = { isOffline: false, isUnloaded: false, reloads: true };
    expect(run(online, ['conflict', 'choice']).end).toEqual({ do: 'end', result: 'failed' });
    expect(does(run(online, ['conflict', 'choice']))).toEqual(['send', 'merge']);
  });
});
