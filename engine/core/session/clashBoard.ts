import type { PlaceClash } from '../draft/gather';
import type { Clashes } from './clashes';
import type { Screen } from './screen';
import type { Typed } from './typed';

/** What there is to choose of, as the screen and what is typed know it. */
export interface ClashBoard {
  /** Notes what was found: what is typed at these places waits for the choice. */
  add(found: readonly PlaceClash[]): void;
  /** Notes what was found, and shows all that there is to choose. */
  show(found?: readonly PlaceClash[]): void;
  /** A form came, or went: what there is to choose about it has another place, or none. */
  retell(): void;
  /** The customer has chosen. */
  choose(id: string, option: number): void;
}

/** Keeps screen and typing in step with the book of clashes. */
export function createClashBoard(clashes: Clashes, typed: Typed, screen: Screen): ClashBoard {
  const add = (found: readonly PlaceClash[]) => {
    for (const { place } of found) clashes.renew(place);
    clashes.add(found);
    typed.hold(clashes.places());
  };
  const show = (found: readonly PlaceClash[] = []) => {
    add(found);
    screen.update({ clashes: clashes.views() });
  };
  return {
    add,
    show,
    retell() {
      if (screen.view.clashes.length > 0) show();
    },
    choose(id, option) {
      const place = clashes.choose(id, option);
      if (place === undefined) return;
      typed.drafts.touch(place);
      typed.hold(clashes.places());
      typed.schedule();
      screen.update({ clashes: clashes.views() });
    },
  };
}
