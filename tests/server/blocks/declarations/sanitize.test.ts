import { describe, expect, it } from 'vitest';
import { sanitizeTerm } from '../../../../server/blocks/declarations/sanitize';

describe('the text of a document', () => {
  it.each([
    ['scripts', '<p>Li<script>alert(1)</script></p>', '<p>Li</p>'],
    ['handlers and styles', '<p onclick="x()" style="color:red" class="a">Li</p>', '<p>Li</p>'],
    ['pictures and frames', 'Li<img src=x onerror=y><iframe src="https://x.test"></iframe>', 'Li'],
    ['forms', '<form action="https://x.test"><input name="a">Li</form>', 'Li'],
    ['what is no HTML', 'a < b & c', 'a &lt; b &amp; c'],
  ])('loses %s', (_, html, clean) => {
    expect(sanitizeTerm(html)).toBe(clean);
  });

  it('keeps headings, lists, tables and emphasis, and stands below the name of the document', () => {
    const html =
      '<h3>1. Objeto</h3><ol start="2"><li><strong>a</strong></li></ol><table><tr><th scope="col">b</th></tr></table>';
    expect(sanitizeTerm(html)).toBe(html);
    expect(sanitizeTerm('<h1>Título</h1>')).toBe('<h3>Título</h3>');
  });

  it('opens links in a new tab, and only those that lead to the web or to an address', () => {
    const rest = 'target="_blank" rel="noopener noreferrer"';
    expect(sanitizeTerm('<a href="https://x.test/">x</a>')).toBe(`<a href="https://x.test/" ${rest}>x</a>`);
    for (const href of ['javascript:alert(1)', 'data:text/html,x', '//x.test']) {
      expect(sanitizeTerm(`<a href="${href}">x</a>`)).toBe(`<a ${rest}>x</a>`);
    }
  });

  it('is its own clean text', () => {
    const clean = sanitizeTerm('<h2>a</h2><p>b &amp; c<br>d <a href="mailto:x@y.test">e</a></p>');
    expect(sanitizeTerm(clean)).toBe(clean);
  });
});
