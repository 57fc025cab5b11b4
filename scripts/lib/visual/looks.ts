/** The widths and themes that each chosen story is pictured in. */
export const LOOKS = [
  { name: '375-light', width: 375, theme: 'light' },
  { name: '375-dark', width: 375, theme: 'dark' },
  { name: '1280-light', width: 1280, theme: 'light' },
  { name: '1280-dark', width: 1280, theme: 'dark' },
] as const;

export type Look = (typeof LOOKS)[number];

/** The name of the picture of a story in a look: `portal-login--default.375-dark.png`. */
export const pictureName = (story: string, { name }: Look) => `${story}.${name}.png`;
