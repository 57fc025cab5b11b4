const CONTROL = ':is(a, button, input, select, textarea, [tabindex="0"])';

/** What stands in place of a state of the mouse or the keyboard, within what is shown in it: `data-shows="hover"`. */
const STAND_INS: readonly (readonly [state: RegExp, standIn: string])[] = [
  [/:hover(?![\w-])/g, ':is([data-shows~="hover"] *)'],
  [/:active(?![\w-])/g, ':is([data-shows~="active"] *)'],
  [/:focus-visible(?![\w-])/g, `:is([data-shows~="focus"] ${CONTROL})`],
  [/:focus-within(?![\w-])/g, `:is([data-shows~="focus"] :has(${CONTROL}))`],
];

/** A selector that holds where its states are shown and not meant; `undefined` when it has none. */
export function standIn(selector: string): string | undefined {
  const next = STAND_INS.reduce((text, [state, by]) => text.replace(state, by), selector);
  return next === selector ? undefined : next;
}

const STYLE = 'shown-states';

/**
 * Lets `data-shows="hover"`, `"focus"` and `"active"` show what a mouse and a keyboard do, by rules beside those of all style
 * sheets of the page: a picture has neither. Called again it takes up sheets that came later.
 */
export function forceStates(page: Document): void {
  page.getElementById(STYLE)?.remove();
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(textsOf));
  const style = page.createElement('style');
  style.id = STYLE;
  style.textContent = rules.join('\n');
  page.head.append(style);
}

/** The same, and again for each style sheet that comes later. @returns stops it */
export function keepForced(page: Document): () => void {
  const again = () => forceStates(page);
  const isSheet = (node: Node) => node instanceof HTMLStyleElement && node.id !== STYLE;
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isSheet))) again();
  });
  again();
  watch.observe(page.head, { childList: true });
  // A sheet behind a link is there once it has loaded, which only the link itself hears. The own one tells of its loading, too.
  const heard = ({ target }: Event) => target instanceof HTMLLinkElement && again();
  page.head.addEventListener('load', heard, true);
  return () => {
    watch.disconnect();
    page.head.removeEventListener('load', heard, true);
  };
}

function textsOf(rule: CSSRule): string[] {
  if (rule instanceof CSSMediaRule) {
    const inner = [...rule.cssRules].flatMap(textsOf);
    return inner.length > 0 ? [`@media ${rule.conditionText} { ${inner.join('\n')} }`] : [];
  }
  if (!(rule instanceof CSSStyleRule)) return [];
  const selector = standIn(rule.selectorText);
  return selector ? [`${selector} { ${rule.style.cssText} }`] : [];
}
