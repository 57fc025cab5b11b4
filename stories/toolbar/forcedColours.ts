const QUERY = /\(forced-colors: ?active\)/;

/**
 * What a browser forces in forced colours, as far as a style sheet can say it for everything: roles of the system in place of
 * colours, no shadow. The true thing is a setting of the system, or of the developer tools ("Emulate CSS forced-colors").
 * Source: https://www.w3.org/TR/css-color-adjust-1/#forced-colors-properties
 */
export const FORCED_GROUND = `
  :where(html) { color-scheme: dark !important; background-color: Canvas !important; }
  :where(*) {
    color: CanvasText !important; border-color: CanvasText !important;
    outline-color: Highlight !important; box-shadow: none !important; text-shadow: none !important; accent-color: auto !important;
  }
  :where(*)::before, :where(*)::after {
    color: CanvasText !important; border-color: CanvasText !important; box-shadow: none !important;
  }
  :where(svg, svg *) { color: inherit !important; }
  :where(a[href]) { color: LinkText !important; }
  :where(button, input, select, textarea) { background-color: ButtonFace !important; border-color: ButtonText !important; }
  :where(button *) { color: inherit !important; background-color: transparent !important; }
  :where(:disabled, [aria-disabled="true"]) { color: GrayText !important; border-color: GrayText !important; }
`;

/** Backgrounds that let through what is behind them are left as they are. */
const SEE_THROUGH = /^(none|transparent|inherit|initial|unset|revert)$|transparent|rgba\(|\/|url\(|^0/;

/**
 * Lets the rules for forced colours of all style sheets hold, above what is forced, and gives each background that covers something the
 * colour of the system; gives back what takes that away.
 */
export function holdForcedRules(page: Document): () => void {
  const undo: (() => void)[] = [];
  for (const sheet of page.styleSheets) {
    const made = mediaRules(sheet);
    const own = new Set(made.flatMap(styleRules));
    for (const rule of styleRules(sheet)) if (!own.has(rule)) undo.push(forceBackground(rule));
    for (const rule of made) undo.push(hold(rule));
  }
  return () => {
    for (const restore of undo) restore();
  };
}

function forceBackground({ style }: CSSStyleRule): () => void {
  const said = style.getPropertyValue('background-color') || style.getPropertyValue('background');
  const { cssText } = style;
  if (said && !SEE_THROUGH.test(said)) style.setProperty('background-color', 'Canvas');
  return () => {
    style.cssText = cssText;
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
