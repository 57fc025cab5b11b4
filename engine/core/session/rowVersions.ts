/** Which saved state of each row the session has seen, of the lists that have calls of their own. */
export interface RowVersions {
  /** The version of a row by its key; none of a new row, and none where the server tells no versions. */
  of(list: string, key: unknown): string | undefined;
  /**
   * Takes over what a load of a list has told of its rows: `g1=17637264&g2=17637265`, the key of each row and its version,
   * neither of them encoded. A key has no `=` and no `&`, a version no `&`.
   */
  learn(list: string, told: string | undefined): void;
}

/** No version known. Lists go by `tab/list`. */
export function createRowVersions(): RowVersions {
  const lists = new Map<string, ReadonlyMap<string, string>>();
  return {
    of: (list, key) => lists.get(list)?.get(String(key)),
    learn(list, told = '') {
      lists.set(
        list,
        new Map([...told.matchAll(/([^&=]+)=([^&]+)/g)].map(([, key = '', version = '']) => [key, version])),
      );
    },
  };
}
