import { temporaryFolder } from './temporaryFolder';

/** A folder of definitions with one wizard `w` of one tab `t`, which is loaded and saved by `/t`; each may say more, or otherwise. */
export function oneTabFolder(tab: object, wizard: object = {}): string {
  const whole = {
    id: 'w',
    title: 'W',
    type: 1,
    route: '/',
    key: 'id',
    navigation: 'reached',
    tabs: [{ id: 't' }],
    parts: [{ id: 't', data: ['t'], load: 'GET /t', save: 'PUT /t' }],
    complete: { call: 'POST /done' },
    ...wizard,
  };
  const own = { id: 't', title: 'T', examples: { valid: [{}], invalid: [] }, ...tab };
  return temporaryFolder({ 'w/wizard.json': JSON.stringify(whole), 'w/t.json': JSON.stringify(own) });
}
