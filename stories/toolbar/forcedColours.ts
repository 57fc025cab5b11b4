const QUERY = /\(forced-colors: ?active\)/;

/**
 * What a browser forces in forced colours, as far as a style sheet can say it: roles of the system in place of colours, no
 * shadow. The true thing is a setting of the system, or of the developer tools ("Emulate CSS forced-colors").
 * Source: https://www.w3.org/TR/css-color-adjust-1/#forced-colors-properties
 */
export const FORCED_GROUND = `
  :where(html) { color-scheme: dark !important; }
  :where(*) {
    color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
    outline-color: Highlight !important; box-shadow: none !important; text-shadow: none !important; accent-color: auto !important;
  }
  :where(*)::before, :where(*)::after {
    color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
    box-shadow: none !important;
  }
  :where(svg, svg *) { background-color: transparent !important; color: inherit !important; }
  :where(a[href]) { color: LinkText !important; }
  :where(button, input, select, textarea) { background-color: ButtonFace !important; border-color: ButtonText !important; }
  :where(button *) { color: inherit !important; background-color: transparent !important; }
  :where(:disabled, [aria-disabled="true"]) { color: GrayText !important; border-color: GrayText !important; }
`;

/** Lets the rules for forced colours of all style sheets hold, above what is forced; gives back what takes that away. */
export function holdForcedRules(page: Document): () => void {
  const undo: (() => void)[] = [];
  for (const sheet of page.styleSheets) for (const rule of mediaRules(sheet)) undo.push(hold(rule));
  return () => {
    for (const restore of undo) restore();
  };
}

type Rules = Pick<CSSGroupingRule, 'cssRules'>;

function mediaRules(from: Rules): CSSMediaRule[] {
  return [...from.cssRules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && QUERY.test(rule.conditionText)) return [rule];
    return 'cssRules' in rule ? mediaRules(rule as unknown as Rules) : [];
  });
}

function hold(rule: CSSMediaRule): () => void {
  const { mediaText } = rule.media;
  rule.media.mediaText = 'all';
  const undo = styleRules(rule).map(({ style }) => {
    const { cssText } = style;
    style.cssText = cssText.replace(/;/g, ' !important;');
    return () => {
      style.cssText = cssText;
    };
  });
  return () => {
    rule.media.mediaText = mediaText;
    for (const restore of undo) restore();
  };
}

function styleRules(from: Rules): CSSStyleRule[] {
  return [...from.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? styleRules(rule as unknown as Rules) : []),
  ]);
}
