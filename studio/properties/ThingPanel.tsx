import { useDeferredValue, useMemo, useState } from 'react';
import type { Json } from '../../engine/core';
import { objectAt } from '../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import type { Selection } from '../document/workspace';
import { SmallButton } from '../ui/SmallButton';
import { hasMore } from './form/compiledForms';
import { type ThingEnvironment, ThingProvider } from './form/ThingContext';
import { ThingForm } from './form/ThingForm';
import { dataOf, edited } from './form/thingData';
import { ChooseKind } from './gallery/ChooseKind';
import { ListParts } from './ListParts';
import { lineOf } from './lineOf';
import styles from './Properties.module.css';
import { RelatedRules } from './RelatedRules';
import { RuleName } from './RuleName';
import { RuleSteps } from './RuleSteps';
import { SharedRule } from './SharedRule';
import { RulePanel } from './sentence/RulePanel';
import { scopeOf } from './sentence/scope';
import { ThingComments } from './ThingComments';
import { ThingProblems } from './ThingProblems';
import { siblingsOf, type Thing } from './things';

interface Props {
  thing: Thing;
  selection: Selection;
  onOpenText?: ((file: string, line: number) => void) | undefined;
}

/** A field that no rule shows is always seen. */
const NOT_SHOWN = 'Nenhuma regra mostra este campo: ele aparece sempre. Crie uma regra abaixo, ou escolha Sempre.';

/** One thing: its heading, its form or its sentence, and what has to do with it. */
export function ThingPanel({ thing, selection, onOpenText }: Props) {
  const store = useWorkspaceStore();
  const values = useWorkspace((workspace) => workspace.values);
  const isDisabled = useWorkspace((workspace) => workspace.broken[thing.file] === true);
  const [isWhole, setWhole] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [told, setTold] = useState('');
  const data = useMemo(() => dataOf(values, thing), [values, thing]);
  const scope = useMemo(
    () => scopeOf(values, thing.file, thing.kind === 'collection' ? undefined : thing.list),
    [values, thing],
  );
  const siblings = useMemo(() => siblingsOf(values, thing), [values, thing]);
  const environment: ThingEnvironment = {
    thing,
    data,
    own: objectAt(values[thing.file], thing.pointer),
    siblings,
    scope,
    isDisabled,
    change(what, patch) {
      const { texts, values: known } = store.getState();
      const key = Object.keys(patch).join();
      const edits = edited({ values: known, texts }, thing, patch);
      setTold(edits.length === 0 && patch.requiredness === 'shown' ? NOT_SHOWN : '');
      store.edit(`${what} de ${thing.title}`, edits, { merge: `${thing.file}${thing.pointer}/${key}` });
      return edits.length > 0;
    },
    chooseKind: () => setChoosing(true),
  };
  const isRule = thing.kind === 'rule';
  return (
    <ThingProvider value={environment}>
      <section className={styles.thing} aria-label={`${thing.noun} ${thing.title}`}>
        <Heading thing={thing} selection={selection} onOpenText={onOpenText} />
        <ThingProblems thing={thing} />
        {isDisabled && (
          <p role="status" className={styles.broken}>
            O arquivo não é JSON no momento: corrija o texto para mudar algo aqui.
          </p>
        )}
        <p role="status" className={told === '' ? 'sr' : styles.broken}>
          {told}
        </p>
        <div className={styles.body}>
          {isRule && typeof data.id === 'string' && <RuleName thing={thing} />}
          {isRule && typeof data.rule === 'string' && <SharedRule thing={thing} name={data.rule} />}
          {isRule ? (
            <RulePanel
              rule={data}
              scope={scope}
              isDisabled={isDisabled}
              onChange={(patch: Record<string, Json | undefined>) => void environment.change('Regra', patch)}
            />
          ) : (
            <ThingForm key={`${isWhole} ${data.steps !== undefined}`} isWhole={isWhole} />
          )}
          {!isRule && hasMore(thing.kind as Exclude<Thing['kind'], 'rule'>, isWhole ? {} : data) && (
            <SmallButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Mostrar menos' : 'Mostrar tudo'}
            </SmallButton>
          )}
          {thing.kind === 'collection' && <ListParts thing={thing} selection={selection} />}
          <RelatedRules thing={thing} selection={selection} />
          <ThingComments thing={thing} selection={selection} />
        </div>
        {isChoosing && <ChooseKind onClose={() => setChoosing(false)} />}
      </section>
    </ThingProvider>
  );
}

function Heading({ thing, selection, onOpenText }: Props) {
  const text = useWorkspace((workspace) => workspace.texts[thing.file] ?? '');
  // Known after the box that is typed into: to find it, the whole text is read.
  const settled = useDeferredValue(text);
  const line = useMemo(() => lineOf(settled, thing.pointer), [settled, thing.pointer]);
  return (
    <header className={styles.head}>
      <h2 tabIndex={-1}>{thing.title || thing.noun}</h2>
      <p className={styles.under}>
        {thing.name !== '' && thing.name !== thing.title && <code className={styles.mono}>{thing.name}</code>}
        <span>{thing.noun}</span>
        {onOpenText ? (
          <button type="button" className={styles.link} onClick={() => onOpenText(thing.file, line)}>
            linha {line}
          </button>
        ) : (
          <span>linha {line}</span>
        )}
        {thing.kind === 'rule' && thing.file === selection.file && (
          <RuleSteps selection={selection} pointer={thing.pointer} />
        )}
      </p>
    </header>
  );
}
