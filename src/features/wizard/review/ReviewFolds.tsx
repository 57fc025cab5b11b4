import { Fragment, useState } from 'react';
import { fillText } from '../../../../engine/core';
import { SummaryView } from '../../../../engine/react';
import { lineOf, type SummaryTab } from '../../../../engine/state';
import { classes, Icon } from '../../../../engine/theme';
import { Badge } from '../../../ui/Badge';
import { FoldSummary } from '../../../ui/FoldSummary';
import css from './ReviewFolds.module.css';

/** How a tab stands before it is sent. */
export interface ReviewedTab extends SummaryTab {
  /** How many questions that may stay blank do. */
  unanswered: number;
  /** Something that must be there is not. */
  isIncomplete?: boolean;
}

interface Props {
  tabs: readonly ReviewedTab[];
  texts: Record<string, string>;
  /** The customer wants to change a section. */
  onEdit: (tab: string, section: string) => void;
  /** The tab that begins open: where the customer comes back from. */
  opened?: string | undefined;
}

/** Every tab folded to its name, one line of what it holds, and what is left blank; open, with all its sections. */
export function ReviewFolds({ tabs, texts, onEdit, opened }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(opened === undefined ? [] : [opened]));
  const isAll = tabs.every(({ id }) => open.has(id));
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((other) => other !== id)));
  const title = (tabs.length === 1 ? texts.reviewSections_one : texts.reviewSections_other) ?? '';
  return (
    <section aria-labelledby="review-sections">
      <div className={css.top}>
        <h2 className={css.title} id="review-sections">
          {fillText(title, { n: tabs.length })}
        </h2>
        <button
          type="button"
          className={css.all}
          onClick={() => setOpen(new Set(isAll ? [] : tabs.map(({ id }) => id)))}
        >
          {isAll ? texts.closeAll : texts.openAll}
        </button>
      </div>
      <div className={css.folds}>
        {tabs.map((tab) => (
          <section key={tab.id} aria-labelledby={`summary-${tab.id}`}>
            <details
              className={css.fold}
              open={open.has(tab.id)}
              onToggle={({ currentTarget }) => toggle(tab.id, currentTarget.open)}
            >
              <FoldSummary className={css.summary}>
                <Head tab={tab} texts={texts} />
              </FoldSummary>
              <div className={css.body}>
                <SummaryView tab={tab} texts={texts} onEdit={onEdit} />
              </div>
            </details>
          </section>
        ))}
      </div>
    </section>
  );
}

function Head({ tab, texts }: { tab: ReviewedTab; texts: Record<string, string> }) {
  const { id, title, unanswered: n, isIncomplete } = tab;
  const line = lineOf(tab, texts);
  return (
    <>
      <span className={classes(css.mark, isIncomplete && css.wrong, n > 0 && css.blank)} aria-hidden="true">
        {isIncomplete ? <Icon name="alert" size="sm" /> : n > 0 ? n : <Icon name="check" size="sm" />}
      </span>
      <h3 className={css.name} id={`summary-${id}`}>
        {title}
      </h3>
      <span className={css.line}>{line ? <Facts line={line} /> : texts.notInformed}</span>
      {(isIncomplete || n > 0) && (
        <span className={css.end}>
          {isIncomplete ? (
            <Badge tone="danger" icon="alert">
              {texts.tabIncomplete}
            </Badge>
          ) : (
            <Badge>{fillText((n === 1 ? texts.tabUnanswered_one : texts.tabUnanswered_other) ?? '', { n })}</Badge>
          )}
        </span>
      )}
    </>
  );
}

const BETWEEN = ' · ';

/** The facts of a line, each of which keeps together where there is room: a CPF does not break at its dash. */
function Facts({ line }: { line: string }) {
  return line.split(BETWEEN).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the line
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={css.fact}>
        {index > 0 && <span className={css.dot}>{BETWEEN.trimStart()}</span>}
        {fact}
      </span>
    </Fragment>
  ));
}
