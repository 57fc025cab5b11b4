/** What the preview of Storybook tells its panel "Por quê"; all in words. */
export interface WhyTold {
  /** How what is asked about is called. */
  called: string;
  outcomes: { title: string; now: string; sentence: string; steps: StepTold[] }[];
}

/** A rule that decides, and the parts of its condition. */
export interface StepTold {
  rule: string;
  truth: boolean;
  sentence: string;
  leaves: { asked: string; now: string; truth: boolean }[];
}

/** The event of the channel that brings it. */
export const WHY = 'ficha/why';
