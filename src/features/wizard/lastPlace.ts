import { adopt, leftUnder, type Shelter } from '../../session/shelter/shelter';

/** Where a customer was in a wizard. */
export interface LastPlace {
  /** The address of the tab, and what the history kept of it. */
  path: string;
  state: unknown;
  /** The control that had the focus. */
  focus?: string;
  /** How far below the upper edge of the window it stood, without one the page. */
  top: number;
  /** Where none had the focus in a page that was scrolled: the first field in sight, and how far down it stood. */
  anchor?: { id: string; top: number };
}

/** Where this window keeps the place. */
export interface PlaceSlot {
  /** What an earlier visit left: of this window, else of the one that was closed last. */
  last: LastPlace | undefined;
  write(place: LastPlace): void;
  /** The customer has left on purpose. */
  forget(): void;
}

/** The slot of this window for the wizard whose typing is kept under `base`. */
export async function openPlaceSlot(shelter: Shelter, base: string): Promise<PlaceSlot> {
  const key = await adopt(shelter, `${base}#place`);
  leftUnder(shelter, `${base}#place`).forget();
  return {
    last: JSON.parse(shelter.read(key) ?? 'null') ?? undefined,
    write: (place) => shelter.write(key, JSON.stringify(place)),
    forget: () => shelter.remove(key),
  };
}
