import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlTagDescriptor, minifySync, type Plugin } from 'vite';
import { colourCss } from '../contract/theme/colour.ts';
import { readTokens } from '../contract/theme/readTokens.ts';
import source from '../contract/theme/tokens.json' with { type: 'json' };

const SCRIPT = 'src/theme/early.js';

/**
 * What a page says of its colours before it is drawn: the colour of the browser's bar in both modes, and a script of its
 * own that shows the mode that the customer chose. A module would run after the first paint.
 */
export function earlyTheme(root: string): Plugin {
  const { code: text } = minifySync(SCRIPT, readFileSync(join(root, SCRIPT), 'utf8'));
  const file = `assets/theme-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  let isBuild = false;
  return {
    name: 'ficha:early-theme',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        ...barColours(),
        // Ahead of the portal's scripts, which a browser fetches a few at a time: it asks for what those will need.
        { tag: 'script', attrs: { src: `/${isBuild ? file : SCRIPT}` }, injectTo: 'head-prepend' },
      ],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: text });
    },
  };
}

function barColours(): HtmlTagDescriptor[] {
  const surface = readTokens(source).find(({ name }) => name === 'surface');
  if (surface?.kind !== 'color') throw new Error('There is no colour --surface.');
  return (['light', 'dark'] as const).map((mode) => ({
    tag: 'meta',
    injectTo: 'head-prepend',
    attrs: {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${mode})`,
      'data-mode': mode,
      content: colourCss((mode === 'dark' && surface.own.dark) || surface.value),
    },
  }));
}
