import type { Context } from '../condition/scope';
import { saidOnce } from '../form/saidOnce';
import type { FormStore } from '../form/types';
import type { LoadedWizard } from '../mapping/wizard';
import { isClickable, isTabHidden, type TabView, type WizardView } from './view';

/** What a list of steps is made from. */
export interface StepsInput {
  loaded: LoadedWizard;
  /** The id of the look over everything, where there is one. */
  review: string | undefined;
  forms: ReadonlyMap<string, FormStore>;
  context(tab: string): Context;
  /** Whether a tab can be opened at all. */
  isOpenable(tab: string): boolean;
  /** Whether everything of a tab that is loaded is there, and right. */
  isComplete(tab: string): boolean;
}

type Moment = Pick<WizardView, 'phase' | 'step' | 'reached'>;

/** The steps of a wizard as they stand. */
export interface Steps {
  /** Visible errors of a tab. */
  errorsOf(tab: string): number;
  tabs(view: Moment): TabView[];
  /** The tabs, and after them the look over everything. */
  all(view: Moment): TabView[];
  /** Those that a wizard may open at: the look over everything, once all is there and saved. */
  toOpen(view: Moment, isSaved: boolean): TabView[];
}

export function createSteps({ loaded, review, forms, context, isOpenable, isComplete }: StepsInput): Steps {
  const { wizard } = loaded;
  const errorsOf = (tab: string) => saidOnce(forms.get(tab)?.visibleErrors() ?? []).length;

  const tabs = ({ phase, step, reached }: Moment): TabView[] =>
    wizard.tabs.map(({ id, when }, index) => {
      const hidden = !isOpenable(id) || (when !== undefined && isTabHidden(loaded, index, context(id)));
      return {
        id,
        title: loaded.tabs[id]?.definition.title ?? id,
        hidden,
        complete: hidden || (phase !== 'loading' && isComplete(id)),
        errors: errorsOf(id),
        clickable: !hidden && isClickable(wizard.navigation, index, step, reached),
      };
    });

  const all = (view: Moment): TabView[] => withReview(tabs(view), view, false);

  function withReview(before: TabView[], { step, reached }: Moment, hidden: boolean): TabView[] {
    if (review === undefined) return before;
    const clickable = isClickable(wizard.navigation, before.length, step, reached);
    const title = wizard.texts?.reviewTitle ?? '';
    return [...before, { id: review, title, hidden, complete: false, errors: 0, clickable }];
  }

  return {
    errorsOf,
    tabs,
    all,
    toOpen(view, isSaved) {
      const before = tabs(view);
      return withReview(before, view, !(isSaved && before.every(({ complete }) => complete)));
    },
  };
}
