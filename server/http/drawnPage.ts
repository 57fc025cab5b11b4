import { policyHash } from './policyHash';
import { PORTAL_POLICY, policyText } from './security';

/** A page as it is sent, and what it may do. */
export interface DrawnPage {
  html: string;
  /** Its content security policy: the portal's, and the text of its own style and scripts, each by its hash. */
  policy: string;
}

const STYLE = /<link rel="stylesheet"(?: crossorigin)? href="([^"]+)">/g;
const SCRIPT = /<script src="([^"]+)"><\/script>/g;
const MODULE = /<script type="module"(?: crossorigin)? src="([^"]+)"><\/script>/;
const AHEAD = /<link rel="((?:module)?preload)"/g;

/**
 * A page with a picture in it, which stands on the screen as soon as this one answer has come: its styles and what its
 * head does are part of it, and everything else is fetched once it is painted. Where nothing is painted, in a page that
 * is kept without its picture or opened behind another, that begins at once.
 * @param page with its picture, as it would load by itself
 * @param textOf the content of a style sheet or script by its address; one without is fetched as the page says
 */
export function drawnPage(page: string, textOf: (path: string) => string | undefined): DrawnPage {
  const styles: string[] = [];
  const scripts: string[] = [];
  const script = (text: string) => {
    scripts.push(text);
    return `<script>${text}</script>`;
  };
  const [, start = ''] = MODULE.exec(page) ?? [];
  const loading = page
    .replace(STYLE, (link, path: string) => {
      const text = textOf(path);
      if (text === undefined) return link;
      styles.push(text);
      // What a script would fetch it by finds it here.
      return link.replace(/>$/, ' disabled>');
    })
    .replace(SCRIPT, (own, path: string) => {
      const text = textOf(path);
      return text === undefined ? own : script(text);
    })
    .replace(MODULE, '')
    .replace(AHEAD, '<link data-rel="$1"')
    .replace('</body>', () => `${script(beginning(start))}</body>`);
  const style = styles.join('\n');
  const html = loading.replace('</head>', () => `<style>${style}</style></head>`);
  const policy = policyText({
    ...PORTAL_POLICY,
    scriptSrc: [...PORTAL_POLICY.scriptSrc, ...scripts.map(allow)],
    styleSrc: [...PORTAL_POLICY.styleSrc, allow(style)],
  });
  return { html, policy };
}

/** A link that comes into the document anew is heeded by every browser. A script that does not come is told of as an event. */
const beginning = (start: string) => `{
const begin = () => {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = ${JSON.stringify(start)};
  document.head.append(script);
  for (const link of document.querySelectorAll('link[data-rel]')) {
    link.rel = link.dataset.rel;
    document.head.append(link);
  }
};
if (document.hidden || !document.getElementById('portal').hasChildNodes()) begin();
else requestAnimationFrame(() => setTimeout(begin));
}`;

const allow = (text: string) => `'${policyHash(text)}'`;
