import { useState } from 'react';
import type { Question } from '../../../engine/analyse';
import type { JsonObject } from '../../../engine/core';
import type { Expectation } from '../../../engine/definition';
import type { Outcome, Turn, WhyAsked } from '../../analysis/why/types';
import { show } from '../../state/view';
import { Button } from '../../ui/Button';
import { Said } from '../../ui/Said';
import { spokenDays } from '../../words/values';
import { PinDialog } from '../cases/PinDialog';
import { type useAsked, useTurn } from './useWhy';
import styles from './WhyPanel.module.css';

interface Props {
  asked: NonNullable<ReturnType<typeof useAsked>>;
  question: Question;
  now: Outcome;
}

/** What a turn would do, for what is so now and for what is not. */
const TURNS: Record<Question, [string, string]> = {
  hidden: ['o mostraria', 'o esconderia'],
  required: ['o dispensaria', 'o exigiria'],
  locked: ['o destravaria', 'o travaria'],
  computed: ['deixaria de calculá-lo', 'o calcularia'],
  cleared: ['não o esvaziaria', 'o esvaziaria'],
};

/** What is then expected of a story. */
const EXPECTED: Partial<Record<Question, [keyof Expectation, keyof Expectation]>> = {
  hidden: ['shown', 'hidden'],
  required: ['optional', 'required'],
  locked: ['open', 'locked'],
};

/** The fewest answers that would turn what is asked about: to be tried in the preview, and kept as an example. */
export function TurnCard({ asked, question, now }: Props) {
  const { answer: turn } = useTurn(asked, question);
  const isSo = question === 'hidden' ? now.now === 'não' : now.now === 'sim';
  const title = `Menor mudança que ${TURNS[question][isSo ? 0 : 1]}`;
  return (
    <section className={styles.turn} aria-label={title}>
      <h3>{title}</h3>
      {turn === undefined && <p className={styles.none}>Procurando...</p>}
      {turn === 'none' && <p>Nenhuma resposta da aba muda isto.</p>}
      {turn === 'open' && <p className={styles.open}>Não decidido: há combinações demais para provar todas.</p>}
      {typeof turn === 'object' && <TurnBody turn={turn} asked={asked} expected={EXPECTED[question]?.[isSo ? 0 : 1]} />}
    </section>
  );
}

interface BodyProps {
  turn: Turn;
  asked: Props['asked'];
  expected: keyof Expectation | undefined;
}

function TurnBody({ turn: { changes, data, row, isExample, shown, hidden }, asked: { asked }, expected }: BodyProps) {
  const [isPinning, setPinning] = useState(false);
  const given = givenOf(data, asked);
  const isOpen = asked.rows?.some(({ list, form, index }) => {
    return list === row?.list && form === row.form && index === row.index;
  });
  const told = changes.map(({ called, to }) => `${called} é ${to}`).join(' e ');
  return (
    <>
      <ul className={styles.changes}>
        {changes.map(({ pointer, called, from, to }) => (
          <li key={pointer}>
            <Said text={called} />: <Said text={from} /> <span aria-hidden="true">→</span>
            <span className="sr">passa a</span> <Said text={to} />
          </li>
        ))}
      </ul>
      {shown.length > 0 && <Effect names={shown} one="aparece" many="aparecem" />}
      {hidden.length > 0 && <Effect names={hidden} one="some" many="somem" />}
      <div className={styles.deeds}>
        <Button small kind="fix" onClick={() => show({ filled: { given, ...(row && isOpen && { row }) } })}>
          Experimentar
        </Button>
        {expected && isExample && (
          <Button small kind="line" onClick={() => setPinning(true)}>
            Fixar exemplo
          </Button>
        )}
      </div>
      {isPinning && expected && (
        <PinDialog
          told={{ truth: undefined, aim: '', answers: told, story: { given, expect: { [expected]: [asked.at] } } }}
          title={spokenDays(told.replaceAll('*', ''))}
          onClose={() => setPinning(false)}
        />
      )}
    </>
  );
}

/** What a story says: what stands around the tab only where it is not as always. */
function givenOf(data: JsonObject, { settings, user, tabs, mode }: WhyAsked) {
  const told = Object.entries({ settings, user, tabs }).filter(([, value]) => Object.keys(value).length > 0);
  return { data, ...Object.fromEntries(told), ...(mode !== 'new' && { mode }) };
}

function Effect({ names, one, many }: { names: readonly string[]; one: string; many: string }) {
  const [last, ...rest] = [...names].reverse();
  const listed = rest.length === 0 ? last : `${rest.reverse().join(', ')} e ${last}`;
  return (
    <p>
      Com ela, {names.length === 1 ? one : many} <Said text={listed ?? ''} />.
    </p>
  );
}
