/** The mark of the Estúdio: a folder with a form in it. */
export function StudioMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M3 6a2 2 0 0 1 2-2h4.2l2 2.4H19a2 2 0 0 1 2 2V11H3z" fill="var(--accent-line)" />
      <path d="M3 9.5h18V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" fill="var(--accent)" />
      <path d="M7 13h7M7 16.4h4.5" fill="none" stroke="var(--on-accent)" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
