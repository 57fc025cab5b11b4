import { type KeyboardEvent, useMemo, useState } from 'react';
import { isEqual } from '../../../core/json';
import { choiceText, findChoice } from '../choice';
import type { Choice, WidgetProps } from '../types';
import { searchEntries, soleEntry, toEntries } from './search';

/** More options than this are not shown at once: one narrows the search. */
const SHOWN_LIMIT = 50;

const NONE: readonly Choice[] = [];

/** The options to show, the chosen one among them even when it stands far down. */
function firstShown(found: readonly Choice[], chosen: Choice | undefined): readonly Choice[] {
  const first = found.slice(0, SHOWN_LIMIT);
  if (!chosen || first.includes(chosen) || !found.includes(chosen)) return first;
  return [chosen, ...first.slice(0, SHOWN_LIMIT - 1)];
}

/**
 * The state of a list with search, after the editable combobox with list autocomplete of the ARIA Authoring Practices:
 * the text box keeps the focus, arrows walk the list, Enter takes, Escape closes and brings the chosen text back.
 * Leaving takes what the text can only mean (a whole label or code, a single match) or what the arrows stand on; any
 * other text stays to be read, and the field is empty.
 */
export function useCombobox(widget: WidgetProps) {
  const { value, choices = NONE, loading, onChange, onSearch } = widget;
  const [query, setQuery] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [walked, setWalked] = useState(false);
  const [picked, setPicked] = useState<Choice>();
  const entries = useMemo(() => toEntries(choices), [choices]);
  const chosen =
    findChoice(choices, value) ?? (picked && value !== undefined && isEqual(picked.value, value) ? picked : undefined);
  const found = useMemo(
    () => (open ? searchEntries(entries, query ?? '').map(({ choice }) => choice) : NONE),
    [entries, open, query],
  );
  const shown = useMemo(() => firstShown(found, query === undefined ? chosen : undefined), [found, query, chosen]);
  const isEmpty = value === undefined || value === null;
  const unknown = isEmpty || loading ? '' : String(value);
  // A text that was left there gives way to a value that came since.
  const typed = open || isEmpty ? query : undefined;
  const text = typed ?? (chosen ? choiceText(chosen) : unknown);

  const close = () => {
    setOpen(false);
    setQuery(undefined);
    setWalked(false);
  };
  const show = () => {
    setOpen(true);
    setQuery(typed);
    setWalked(false);
    setActive(typed === undefined && chosen ? Math.max(0, firstShown(choices, chosen).indexOf(chosen)) : -1);
  };
  const choose = (choice: Choice) => {
    setPicked(choice);
    close();
    if (value === undefined || !isEqual(choice.value, value)) onChange(choice.value);
  };
  const search = (next: string) => {
    setQuery(next);
    setOpen(true);
    setWalked(false);
    setActive(next.trim() === '' ? -1 : 0);
    onSearch?.(next);
    if (next === '' && value !== undefined) onChange(undefined);
  };
  const leave = () => {
    const walkedTo = walked && open ? shown[active] : undefined;
    const meant = walkedTo ?? (typed === undefined ? undefined : soleEntry(entries, typed)?.choice);
    if (meant) choose(meant);
    else if (typed?.trim()) return leaveUnread(typed);
    else close();
    widget.onLeave();
  };
  const leaveUnread = (left: string) => {
    setOpen(false);
    if (!isEmpty) onChange(undefined);
    (widget.onLeaveUnread ?? widget.onLeave)(left);
  };
  const walk = (step: 1 | -1) => {
    if (!open) return show();
    if (shown.length === 0) return;
    const from = active < 0 && step < 0 ? shown.length : active;
    setWalked(true);
    setActive((from + step + shown.length) % shown.length);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    Enter: () => {
      const choice = shown[active];
      if (choice) choose(choice);
      else close();
    },
    Escape: close,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing || (!open && !event.key.startsWith('Arrow'))) return;
    // Enter must not send the form, nor Escape close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return {
    text,
    query: typed ?? '',
    open,
    active,
    shown,
    total: found.length,
    chosen,
    show,
    search,
    choose,
    leave,
    press,
  };
}
