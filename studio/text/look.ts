import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const words = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--accent-ink)' },
  { tag: tags.string, color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
  { tag: [tags.punctuation, tags.bracket], color: 'var(--ink-3)' },
]);

const wavy = (color: string) => ({
  // The editor's own are data: addresses, which the policy does not allow.
  backgroundImage: 'none',
  paddingBottom: '0',
  textDecoration: `underline wavy var(${color}) 1px`,
  textUnderlineOffset: '3px',
  textDecorationSkipInk: 'none',
});

const panes = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { font: 'var(--t-mono)', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0' },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--ink-3)', borderInlineEnd: '1px solid var(--line)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--sunken) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-lit': { boxShadow: 'inset 3px 0 0 var(--accent)', backgroundColor: 'var(--accent-soft)' },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--accent-line)',
  },
  '&.cm-focused .cm-nonmatchingBracket, .cm-nonmatchingBracket': {
    backgroundColor: 'var(--danger-soft)',
    outline: '1px solid var(--danger-line)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--accent-soft)' },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-soft)', outline: '1px solid var(--warning-line)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--warning-line)', color: 'var(--ink)' },
});

const aside = EditorView.theme({
  '.cm-lintRange-error': wavy('--danger'),
  '.cm-lintRange-active': { backgroundColor: 'var(--danger-soft)' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--danger)' },
  '.cm-gutter-lint': { width: '18px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
  '.cm-lint-marker': { width: '18px', height: '20px' },
  '.cm-lint-marker-error': { content: 'normal' },
  '.cm-lint-marker-error::before': {
    content: '"!"',
    display: 'grid',
    placeItems: 'center',
    width: '14px',
    height: '14px',
    margin: '3px 2px',
    borderRadius: '50%',
    backgroundColor: 'var(--danger-solid)',
    color: 'var(--on-danger)',
    font: '700 0.75rem / 1 var(--font)',
  },
  '.cm-tooltip': {
    border: '1px solid var(--control-line)',
    borderRadius: '8px',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    boxShadow: 'var(--e-float)',
    font: 'var(--t-tool)',
    maxWidth: '420px',
    overflow: 'hidden',
  },
  '.cm-tooltip .cm-tooltip-arrow': { display: 'none' },
  '.cm-diagnostic': { padding: '8px 12px' },
  '.cm-diagnosticSource': { fontSize: 'inherit', opacity: '1', color: 'var(--ink-3)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger-solid)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { font: 'var(--t-mono)', maxHeight: '15em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px', lineHeight: '22px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { color: 'var(--ink-3)', font: 'var(--t-tool)', fontStyle: 'normal', marginLeft: '12px' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-tooltip.cm-completionInfo': { padding: '8px 12px', maxWidth: '320px', whiteSpace: 'normal' },
  '.cm-explained': { padding: '8px 12px' },
  '.cm-panels': { backgroundColor: 'var(--paper)', color: 'var(--ink)', font: 'var(--t-tool)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '6px 28px 6px 8px', font: 'var(--t-tool)' },
  '.cm-panel.cm-search label': { fontSize: 'inherit' },
  '.cm-panel.cm-search [name=close]': { minWidth: '24px', minHeight: '24px', color: 'var(--ink-2)' },
  '.cm-textfield': {
    minHeight: '28px',
    border: '1px solid var(--control-line)',
    borderRadius: '7px',
    backgroundColor: 'var(--surface)',
    font: 'var(--t-tool)',
  },
  '.cm-button': {
    minHeight: '28px',
    border: '1px solid var(--control-line)',
    borderRadius: '7px',
    backgroundImage: 'none',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    font: 'var(--t-tool)',
  },
  '.cm-button:active': { backgroundImage: 'none', backgroundColor: 'var(--sunken)' },
});

/** The editor's colours are those of the portal, light and dark; they follow its tokens by themselves. */
export const look = [syntaxHighlighting(words), panes, aside];
