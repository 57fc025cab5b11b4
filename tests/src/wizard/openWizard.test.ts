import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSettings } from '../../../src/api/loadSettings';
import type { User } from '../../../src/api/user';
import { openWizard } from '../../../src/features/wizard/openWizard';

vi.mock('../../../engine/core/definition/loadWizard', () => ({
  loadWizard: async () => ({ wizard: { id: 'pf', version: '1', tabs: [] }, tabs: {}, settings: {} }),
}));
vi.mock('../../../src/api/loadSettings', () => ({ loadSettings: vi.fn() }));

beforeEach(() => vi.stubGlobal('location', new URL('https://portal.test/')));
afterEach(() => vi.unstubAllGlobals());

it('opens no wizard under defaults when the settings of the tenant cannot be read', async () => {
  vi.mocked(loadSettings).mockRejectedValue(new Error('No list of settings'));
  const entry = { id: 'pf', type: 1, route: '/pf', title: 'Cadastro', url: '/definitions/pf.0.js' };
  await expect(openWizard(entry, {} as User)).rejects.toThrow('No list of settings');
});
