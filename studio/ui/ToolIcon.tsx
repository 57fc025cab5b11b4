/** Drawings that the portal has no use for, in the way of its own: one stroked path each, on 24 by 24. */
const paths = {
  undo: 'M9 14 4 9l5-5M4.5 9H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15 14 5-5-5-5M19.5 9H10a5.5 5.5 0 0 0 0 11h3',
  phone: 'M8.5 2.5h7a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM11 18.5h2',
  desktop: 'M4.5 4h15a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM12 16.5V20M8.5 20h7',
  book: 'M6 3.5h11.5a1 1 0 0 1 1 1V20a.5.5 0 0 1-.5.5H6.5a2 2 0 0 1-2-2V5A1.5 1.5 0 0 1 6 3.5zM4.5 18a2 2 0 0 1 2-1.5h12',
  rows: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  letter: 'M5 7V4.5h14V7M12 4.5v15M9 19.5h6',
  branch:
    'M6 3.5v12M6 20.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 8.5a8 8 0 0 1-9.5 8.5',
  send: 'M21 3.5 10.5 14M21 3.5l-6.5 17-4-7-7-4z',
  note: 'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9l-5 5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM20.5 15h-5v5',
  blocks: 'M4 4h7v7H4zM13 13h7v7h-7zM13 4h7v7h-7zM4 13h7v7H4z',
  chat: 'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-7L7.5 20v-3.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5z',
  share: 'M12 15V3.5M7.5 7.5 12 3.5l4.5 4M5 12.5v6A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5v-6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  column: 'M4.5 4.5h15v15h-15zM9.5 4.5v15M14.5 4.5v15',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  grip: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  enlarge: 'M14.5 4H20v5.5M9.5 20H4v-5.5M20 4l-6.5 6.5M4 20l6.5-6.5',
  reduce: 'M20 9.5h-5.5V4M4 14.5h5.5V20M14.5 9.5 20.5 3.5M9.5 14.5l-6 6',
} as const;

export type ToolIconName = keyof typeof paths;

/** An icon of the tool, hidden from readers: a word beside it or a label says the same. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
