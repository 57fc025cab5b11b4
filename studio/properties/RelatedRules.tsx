import { useMemo } from 'react';
import type { JsonObject } from '../../engine/core';
import type { Link } from '../analysis/links/types';
import { addRule } from '../document/add/addRule';
import { subjectPlace } from '../document/subjectPlace';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import type { Selection } from '../document/workspace';
import { useLinksOf } from '../state/useLinks';
import { SmallButton } from '../ui/SmallButton';
import { actingOn, sentBy, subjectOf } from './acting';
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
  const acting = useMemo(() => (isOfTab ? actingOn(values, thing) : undefined), [values, thing, isOfTab]);
  const sent = useMemo(
    () => (isOfTab || thing.kind === 'tab' ? sentBy(values, selection.tab, sentName(thing)) : []),
    [values, thing, selection.tab, isOfTab],
  );
  const links = useLinksOf(subjectOf(thing, selection.tab));
  if (!acting && !links && sent.length === 0) return null;
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
      {acting && (
        <div className={styles.group}>
          <h3 className={styles.groupHead}>
            Regras
            {thing.kind === 'field' && (
              <SmallButton icon="plus" disabled={isDisabled} onClick={add}>
                Regra
              </SmallButton>
            )}
          </h3>
          {acting.length === 0 && <p className={styles.quiet}>Nenhuma regra age aqui: aparece sempre.</p>}
          {acting.map(({ pointer, rule }) => (
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
      {links && <Linked title="Depende de" links={links.dependsOn} selection={selection} file={thing.file} />}
      {links && <Linked title="Decide sobre" links={links.decides} selection={selection} file={thing.file} />}
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

function Linked(props: { title: string; links: readonly Link[]; selection: Selection; file: string }) {
  const { title, links, selection, file } = props;
  const store = useWorkspaceStore();
  const values = useWorkspace((workspace) => workspace.values);
  const places = links.flatMap((link) => subjectPlace(values, link, selection.tab) ?? []);
  if (places.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.groupHead}>{title}</h3>
      <ul className={styles.names}>
        {places.map((place) => (
          <li key={`${place.selection.file}${place.selection.pointer}`}>
            <button type="button" className={styles.link} onClick={() => store.select(place.selection)}>
              {place.tab === undefined || place.selection.file === file ? place.title : `${place.title} (${place.tab})`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
