import { expect, it } from 'vitest';
import { sanitizeTerm } from '../../../../src/blocks/signatures/sanitizeTerm';

it.each([
  ['scripts', '<p>Li<script>alert(1)</script></p>', '<p>Li</p>'],
  ['handlers, styles and classes', '<p onclick="x()" style="color:red" class="a" id="b">Li</p>', '<p>Li</p>'],
  ['pictures, frames and forms', 'Li<img src=x onerror=y><iframe src="//x"></iframe><form><input></form>', 'Li'],
  ['drawings', '<svg><script>alert(1)</script></svg>Li', 'Li'],
  ['links that act', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
])('takes %s off a text', (_, html, clean) => {
  expect(sanitizeTerm(html)).toBe(clean);
});

it('leaves a clean text as it is', () => {
  const html = '<h3>1. Objeto</h3><ol start="2"><li><strong>a</strong></li></ol><p><a href="https://x.test/">b</a></p>';
  expect(sanitizeTerm(html)).toBe(html);
});
