import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logoProblems } from '../../../contract/theme/logo';

const logo = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`;

it.each(readdirSync('tenants'))('takes the logo of %s', (tenant) => {
  expect(logoProblems(readFileSync(`tenants/${tenant}/logo.svg`, 'utf8'))).toEqual([]);
});

it('takes shapes with a title, a mask and a comment', () => {
  const shapes = `<!-- drawn by hand --><title>Flor</title><mask id="a"><rect width="3" height="3" fill="#fff"/></mask>
  <g mask="url(#a)"><path d="M0 0h3v3z" fill-rule="evenodd"/></g>`;
  expect(logoProblems(`<?xml version="1.0"?>\n${logo(shapes)}`)).toEqual([]);
});

it.each([
  ['<script>alert(1)</script>', 'it has <script>, which a logo may not have.'],
  ['<foreignObject></foreignObject>', 'it has <foreignObject>, which a logo may not have.'],
  ['<path d="M0 0" onload="alert(1)"/>', '<path> has onload, which a logo may not have.'],
  ['<path d="M0 0" style="fill:red"/>', '<path> has style, which a logo may not have.'],
  ['<use xlink:href="#a"/>', 'it has <use>, which a logo may not have.'],
  ['<image href="https://x.test/a.png"/>', 'it has <image>, which a logo may not have.'],
  ['<g mask="url(https://x.test/#a)"/>', 'mask of <g> names something outside the file.'],
  ["<path d='M0 0'/>", 'it is not plain SVG: every attribute stands in double quotes, without entities.'],
  ['<title>&lol;</title>', 'it is not plain SVG: every attribute stands in double quotes, without entities.'],
  ['<path d="M0 0" fill="a<b"/>', 'it is not plain SVG: every attribute stands in double quotes, without entities.'],
])('refuses %s', (inside, problem) => expect(logoProblems(logo(inside))).toContain(problem));

it('refuses what is no drawing, has no size of its own, or is too big', () => {
  expect(logoProblems('{}')).toEqual(['it does not begin with <svg … viewBox="…">.']);
  expect(logoProblems('<!DOCTYPE svg><svg viewBox="0 0 1 1"></svg>')).toContain(
    'it does not begin with <svg … viewBox="…">.',
  );
  expect(logoProblems('<svg xmlns="http://www.w3.org/2000/svg"></svg>')).toHaveLength(1);
  expect(logoProblems(logo(`<path d="${'M0 0'.repeat(6000)}"/>`))[0]).toMatch(/characters, and may have 20000\.$/);
});
