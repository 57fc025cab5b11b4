let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Loads the most common passwords, a script of its own: ask for them once the field has the focus. Without the script
 * none is common; the server looks again.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('../../../contract/newPassword/common.json').then(
    ({ default: { words } }) => new Set(words.split(' ')),
    () => {
      list = undefined;
      return new Set<string>();
    },
  );
  return list;
}
