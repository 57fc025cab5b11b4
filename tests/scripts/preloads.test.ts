import { expect, it } from 'vitest';
import { preloadsOf } from '../../scripts/lib/preloads.mjs';

const MANIFEST = {
  '_entry-1.js': { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_runtime-1.js'] },
  '_runtime-1.js': { file: 'assets/runtime.js' },
  '_open-1.js': { file: 'assets/open.js', imports: ['_runtime-1.js'] },
  '_pages-1.js': { file: 'assets/pages.js', css: ['assets/pages.css'], imports: ['_entry-1.js', '_open-1.js'] },
  '_public-1.js': { file: 'assets/public.js', imports: ['_entry-1.js', '_pages-1.js'] },
  '_models-1.css': { file: 'assets/models.css' },
  '_models-1.js': { file: 'assets/models.js', imports: ['_open-1.js'] },
  '_lists-1.js': { file: 'assets/lists.js', css: ['assets/lists.css'], imports: ['_pages-1.js'] },
  '_dashboard-1.js': { file: 'assets/dashboard.js', imports: ['_pages-1.js'] },
};

it('lists what each kind of page loads once, without what the page names itself', () => {
  const pages = ['/assets/pages.js', '/assets/pages.css'];
  expect(preloadsOf(MANIFEST)).toEqual({
    public: [...pages, '/assets/open.js', '/assets/public.js'],
    open: ['/assets/open.js'],
    models: ['/assets/models.js'],
    wizard: pages,
    lists: ['/assets/lists.js', '/assets/lists.css'],
    home: [...pages, '/assets/open.js', '/assets/dashboard.js'],
  });
});

it.each([
  ['needs what every page begins with', { '_open-1.js': { file: 'assets/open.js', imports: ['_entry-1.js'] } }],
  ['needs what draws', { '_open-1.js': { file: 'assets/open.js', imports: ['_pages-1.js'] } }],
  ['is needed by it', { '_entry-1.js': { file: 'assets/entry.js', imports: ['_open-1.js'] } }],
])('refuses a build in which what opens a wizard %s', (_, changed) => {
  expect(() => preloadsOf({ ...MANIFEST, ...changed })).toThrow(
    'What opens a wizard needs a script that every page has',
  );
});

it('refuses a build without a page that it knows', () => {
  const { '_public-1.js': _gone, ...rest } = MANIFEST;
  expect(() => preloadsOf(rest)).toThrow('The portal was built without one of _pages- _public-');
});
