import { expect, it } from 'vitest';
import { preloadsOf } from '../../scripts/lib/preloads.mjs';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_entry.js'] },
  '_entry.js': { file: 'assets/entry.js', css: ['assets/entry.css'] },
  '_form.js': { file: 'assets/form.js', css: ['assets/form.css'], imports: ['_entry.js'] },
  'src/app/PublicRoutes.tsx': { file: 'assets/public.js', imports: ['_entry.js', '_form.js'] },
  '_session-1.js': { file: 'assets/session.js', imports: ['_entry.js'] },
  '_wizard-1.js': { file: 'assets/wizard.js', imports: ['_form.js'] },
  '_models-1.css': { file: 'assets/models.css' },
  '_models-1.js': { file: 'assets/models.js', imports: ['_form.js'] },
  'src/features/wizard/listTab.tsx': { file: 'assets/lists.js', css: ['assets/lists.css'], imports: ['_form.js'] },
};

it('lists what each kind of page loads once, without what the page names itself', () => {
  expect(preloadsOf(MANIFEST)).toEqual({
    public: ['/assets/public.js', '/assets/form.js', '/assets/form.css'],
    wizard: ['/assets/session.js', '/assets/wizard.js', '/assets/form.js', '/assets/form.css', '/assets/models.js'],
    lists: ['/assets/lists.js', '/assets/lists.css'],
  });
});

it('refuses a build without a page that it knows', () => {
  const { 'src/app/PublicRoutes.tsx': _gone, ...rest } = MANIFEST;
  expect(() => preloadsOf(rest)).toThrow('The portal was built without one of src/app/PublicRoutes.');
});
