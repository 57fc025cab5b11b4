/** One step of a wizard, as the lists of steps show it. */
export interface Step {
  id: string;
  title: string;
  /** `now` is the step on the screen. */
  state: 'done' | 'now' | 'todo';
  /** The step on the screen was gone past already, and still lacks nothing. */
  isPassed?: true;
  /** How many fields of it are wrong; shown in place of its number. */
  errors?: number;
  /** Whether it may be opened from the list. */
  isOpen: boolean;
}

/** How many steps are done. The step on the screen is only when it was before. */
export function countDone(steps: Step[]): number {
  return steps.filter(({ state, isPassed }) => state === 'done' || isPassed).length;
}
