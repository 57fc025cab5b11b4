/** The key that asks why what has the focus is as it is. */
export const isWhy = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && code === 'KeyW';

/** Whether a key is the tool's and not the form's: those that a customer has no use for, undo and redo not among them. */
export function isOfTool(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (isWhy(event) || key === 'F6' || key === 'F8') return true;
  return (ctrlKey || metaKey) && !altKey && ['s', 'e', 'j', 'k', '.'].includes(key.toLowerCase());
}
