import { useEffect, useMemo, useState } from 'react';
import type { Question } from '../../../engine/analyse';
import type { Json } from '../../../engine/core';
import { analyse } from '../../analysis/client';
import type { TurnAnswer, WhyAnswer, WhyAsked } from '../../analysis/why/types';
import { framedInRow } from '../../document/framed';
import { fileOfTab, objectAt, valueAt } from '../../document/pointers';
import { useWorkspace } from '../../document/WorkspaceContext';
import { show, useView } from '../../state/view';

/** Keys that follow each other closely ask once. */
const ASK_MS = 100;

/** What is asked about now: what is selected, in the form as it is. */
export function useAsked(): { module: string; asked: WhyAsked } | undefined {
  const selection = useWorkspace((workspace) => workspace.selection);
  const values = useWorkspace((workspace) => workspace.values);
  const module = useView((view) => view.module);
  const seen = useView((view) => view.seen);
  const picked = useView((view) => view.picked);
  const tab = selection?.tab ?? null;
  const file = tab === null ? undefined : fileOfTab(values, tab);
  const pointer = selection && selection.file === file ? selection.pointer : '';
  const rule = /^(?:\/collections\/[^/]+)?\/rules\/\d+/.exec(pointer)?.[0];
  const value = file === undefined ? undefined : values[file];
  const isTab = selection?.file === file && pointer === '';
  const at = rule !== undefined ? `rule:${rule}` : isTab ? deedOf(picked) : framedInRow(pointer, value, seen, picked);
  const option = optionAt(value, pointer);
  return useMemo(
    () =>
      module && seen && at !== undefined
        ? {
            module,
            asked: { at, ...(option !== undefined && { option }), data: seen.values, rows: seen.rows, ...seen.around },
          }
        : undefined,
    [module, seen, at, option],
  );
}

/** A button that was pointed at; else the tab itself. */
const deedOf = (picked: string | undefined): string => (picked?.startsWith('ask:') ? picked : '');

/** The code of the option that a pointer leads to or into. */
function optionAt(tab: Json | undefined, pointer: string): Json | undefined {
  const [place, key] = /^.*\/(oneOf|enum)\/\d+/.exec(pointer) ?? [];
  if (place === undefined) return undefined;
  return key === 'enum' ? valueAt(tab, place) : objectAt(tab, place).const;
}

/** An answer, and whether it is still that of the question. */
export interface Answered<T> {
  answer: T | undefined;
  isEarlier: boolean;
}

/** Why what is selected is as it is; while that is looked for, what was said before. */
export function useWhy(question: ReturnType<typeof useAsked>): Answered<WhyAnswer> {
  const [found, setFound] = useState<{ of: object; answer: WhyAnswer | undefined }>();
  useEffect(() => {
    if (!question) return;
    return asking(async (isNewest) => {
      const answer = await analyse({ kind: 'why', ...question });
      if (isNewest()) setFound({ of: question, answer });
    });
  }, [question]);
  const isOfIt = found?.answer?.at === question?.asked.at;
  return { answer: isOfIt ? found?.answer : undefined, isEarlier: found?.of !== question };
}

/** The fewest answers that would turn something; looked for while nobody waits for it. */
export function useTurn(asked: ReturnType<typeof useAsked>, question: Question | undefined): Answered<TurnAnswer> {
  const [found, setFound] = useState<{ of: object; question: Question; answer: TurnAnswer }>();
  useEffect(() => {
    if (!asked || !question) return;
    return asking(async (isNewest) => {
      const answer = await analyse({ kind: 'turn', ...asked, question });
      if (isNewest()) setFound({ of: asked, question, answer });
    });
  }, [asked, question]);
  const isOfIt = found !== undefined && found.of === asked && found.question === question;
  return { answer: isOfIt ? found.answer : undefined, isEarlier: !isOfIt };
}

/** Asks once what comes last. @returns what forgets the question */
function asking(ask: (isNewest: () => boolean) => Promise<void>): () => void {
  let isOver = false;
  const timer = setTimeout(() => {
    ask(() => !isOver).catch((error: unknown) => {
      reportError(error);
      show({ failure: 'Não foi possível explicar. O console do navegador diz por quê.' });
    });
  }, ASK_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
