/** What a piece of the portal wrote into an entry of the history, under its own name: none reads what another wrote. */
export function written<T extends object>(state: unknown, owner: string): Partial<T> {
  return (state as Record<string, T> | null)?.[owner] ?? {};
}
