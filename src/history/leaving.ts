let isFree = false;

/** From now on the page may be left unasked: the portal itself reloads it. */
export function leaveFreely(): void {
  isFree = true;
}

/** Whether leaving the page is the portal's own doing. */
export function mayLeaveFreely(): boolean {
  return isFree;
}
