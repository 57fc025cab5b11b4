/** One step of a wizard, as the lists of steps show it. */
export interface Step {
  id: string;
  title: string;
  /** `now` is the step on the screen. */
  state: 'done' | 'now' | 'todo';
  /** How many fields of it are wrong; shown in place of its number. */
  errors?: number;
  /** Whether it may be opened from the list. */
  isOpen: boolean;
}

/** How many steps are done. The step on the screen is not. */
export function countDone(steps: Step[]): number {
  return steps.filter((step) => step.state === 'done').length;
}
