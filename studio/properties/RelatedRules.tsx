import { useMemo } from 'react';
import type { JsonObject } from '../../engine/core/json';
import { toPointer } from '../../engine/core/pointer';
import { addRule } from '../document/add/addRule';
import { fieldPointer } from '../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import type { Selection } from '../document/workspace';
import { SmallButton } from '../ui/SmallButton';
import { relatedTo, sentBy, titleOf } from './acting';
import { useThing } from './form/ThingContext';
import styles from './Properties.module.css';
import { SaidSentence } from './SaidSentence';
import { sentenceOf } from './sentence/ruleSentence';
import type { Thing } from './things';

/** The rules that act on a field or section, what decides about it and about what it decides, and where it is sent. */
export function RelatedRules({ thing, selection }: { thing: Thing; selection: Selection }) {
  const store = useWorkspaceStore();
  const values = useWorkspace((workspace) => workspace.values);
  const { scope, isDisabled } = useThing();
  const isOfTab = (thing.kind === 'field' && thing.file.includes('/')) || thing.kind === 'section';
  const related = useMemo(() => (isOfTab ? relatedTo(values, thing) : undefined), [values, thing, isOfTab]);
  const sent = useMemo(
    () => (isOfTab || thing.kind === 'tab' ? sentBy(values, selection.tab, sentName(thing)) : []),
    [values, thing, selection.tab, isOfTab],
  );
  if (!related && sent.length === 0) return null;
  const goTo = (pointer: string, file = thing.file) =>
    store.select({ file, pointer, tab: file === thing.file ? selection.tab : null });
  const add = () => {
    const state = store.getState();
    const target = { file: thing.file, field: thing.name, title: `Sobre ${thing.title}` };
    const added = addRule(state, { ...target, ...(thing.list !== undefined && { list: thing.list }) });
    store.edit(added.name, added.edits);
    goTo(added.at.pointer);
  };
  return (
    <>
      {related && (
        <div className={styles.group}>
          <h3 className={styles.groupHead}>
            Regras
            {thing.kind === 'field' && (
              <SmallButton icon="plus" disabled={isDisabled} onClick={add}>
                Regra
              </SmallButton>
            )}
          </h3>
          {related.acting.length === 0 && <p className={styles.quiet}>Nenhuma regra age aqui: aparece sempre.</p>}
          {related.acting.map(({ pointer, rule }) => (
            <div key={pointer} className={styles.says}>
              <SaidSentence sentence={sentenceOf(rule as unknown as JsonObject, scope)} />
              <p className={styles.under}>
                <code className={styles.mono}>{rule.id}</code>
                <button type="button" className={styles.link} onClick={() => goTo(pointer)}>
                  Editar regra
                </button>
              </p>
            </div>
          ))}
        </div>
      )}
      {related && <Names title="Depende de" names={related.dependsOn} thing={thing} onGo={goTo} />}
      {related && <Names title="Decide sobre" names={related.decides} thing={thing} onGo={goTo} />}
      {sent.length > 0 && (
        <div className={styles.group}>
          <h3 className={styles.groupHead}>Envio</h3>
          {sent.map(({ part, call, file, pointer }) => (
            <p key={`${part} ${call}`} className={styles.under}>
              <button type="button" className={styles.link} onClick={() => goTo(pointer, file)}>
                {part}
              </button>
              <code className={styles.mono}>{call}</code>
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function sentName({ kind, name, list }: Thing): string | undefined {
  if (kind !== 'field') return undefined;
  return list ?? name;
}

function Names(props: { title: string; names: string[]; thing: Thing; onGo(pointer: string): void }) {
  const { title, names, thing, onGo } = props;
  const values = useWorkspace((workspace) => workspace.values);
  if (names.length === 0) return null;
  const placeOf = (name: string) => {
    if (name.startsWith('/')) return fieldPointer(name.slice(1));
    if (!name.startsWith('#')) return fieldPointer(name, thing.list);
    const sections = (values[thing.file] as { uiSchema: { 'ui:sections': { id: string }[] } }).uiSchema['ui:sections'];
    const index = sections.findIndex(({ id }) => `#${id}` === name);
    return toPointer(['uiSchema', 'ui:sections', Math.max(index, 0)]);
  };
  return (
    <div className={styles.group}>
      <h3 className={styles.groupHead}>{title}</h3>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.link} onClick={() => onGo(placeOf(name))}>
              {titleOf(values, thing, name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
