/** What screens say when something that they need did not come. */
const DID_NOT_COME = /não (?:carregou|carregaram|abriu)\b|não foi possível (?:carregar|processar|explicar)\b/i;
/** What a choice shows when no entry of its list has the stored value: `05`, `BRA`. */
const CODE = /^(?:\d+|[A-Z]{3})$/;

/** So many frames, some seconds, a failure that is meant may take to come. */
const MOST_FRAMES = 200;

/**
 * Fails a story that shows a failure it was not made for: a list that did not load, a code in place of its name. One that is made for
 * it says so, `parameters: { showsFailure: true }`, and fails when it shows none.
 */
export async function checkFailures(page: HTMLElement, isMeant: boolean): Promise<void> {
  // What the answers of the last calls bring is drawn by then; one that is meant may come later on a busy machine.
  for (let frame = 0; frame < 2 || (isMeant && frame < MOST_FRAMES && failuresIn(page).length === 0); frame++)
    await new Promise(requestAnimationFrame);
  const found = failuresIn(page);
  if (isMeant && found.length === 0) throw new Error('The story says that it shows a failure, and shows none.');
  if (!isMeant && found.length > 0)
    throw new Error(`The story shows a failure that it was not made for: ${found.join(' | ')}`);
}

/** The failures that a page shows, in its own words. */
export function failuresIn(page: HTMLElement): string[] {
  const said = page.innerText.split('\n').filter((line) => DID_NOT_COME.test(line));
  const choices = [...page.querySelectorAll<HTMLInputElement>('input[role="combobox"]')];
  return [...said, ...choices.map(({ value }) => value).filter((value) => CODE.test(value))];
}
