import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BlockModel } from '../../../engine/core/session/blocks';
import { loadSettings } from '../../../src/api/loadSettings';
import type { User } from '../../../src/api/user';
import type { Attachments } from '../../../src/blocks/documents/attachments';
import { blocks } from '../../../src/blocks/registry';
import { blockQuestions } from '../../../src/blocks/views';
import { dialogs } from '../../../src/dialogs/dialogStore';
import { openWizard } from '../../../src/features/wizard/openWizard';
import { openShelter } from '../../../src/session/shelter/shelter';
import { wizardOf } from '../../support/session';
import { tabOf } from '../../support/tabs';

const loaded = wizardOf(
  [
    { ...tabOf({ Nome: {} }), id: 'dados' },
    { ...tabOf({ Cep: {} }), id: 'enderecos' },
  ],
  [],
);
vi.mock('../../../engine/core/definition/loadWizard', () => ({ loadWizard: async () => loaded }));
vi.mock('../../../src/api/loadSettings', () => ({ loadSettings: vi.fn() }));

const entry = { id: 'pf', type: 1, route: '/pf', title: 'Cadastro', url: '/definitions/pf.0.js' };
const user = { NomeRazaoSocial: 'Helena', TipoCliente: 1, StatusCadastro: 1 } as User;

/** What a browser reads files with, and Node has not: it reads `x`. */
class ReaderOfX {
  result = 'data:;base64,eA==';
  onload: () => void = () => undefined;
  readAsDataURL() {
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://portal.test/'));
  vi.stubGlobal('navigator', { userAgent: 'Chrome/141 Linux' });
  vi.mocked(loadSettings).mockResolvedValue([]);
});
afterEach(() => vi.unstubAllGlobals());

it('[CF-LKP-16] opens no wizard under defaults when the settings of the tenant cannot be read', async () => {
  vi.mocked(loadSettings).mockRejectedValue(new Error('No list of settings'));
  await expect(openWizard(entry, user)).rejects.toThrow('No list of settings');
});

describe('a wizard', () => {
  it('is opened as a new registration unless said, with all its tabs and the look before sending', async () => {
    const { session } = await openWizard(entry, user);
    await session.open();
    expect(session.context('dados').mode).toBe('new');
    expect(session.view().tabs.map(({ id, hidden }) => [id, hidden])).toEqual([
      ['dados', false],
      ['enderecos', false],
      ['conferência', false],
    ]);
  });

  it('is opened at one tab for an edit', async () => {
    const { session } = await openWizard(entry, user, { mode: 'edit', tab: 'enderecos' });
    await session.open();
    expect(session.context('enderecos').mode).toBe('edit');
    expect(session.view()).toMatchObject({ step: 1, tabs: [{ hidden: true }, { hidden: false }] });
  });

  it('keeps what is typed in an edit apart from a new registration, and brings it along into a renewal', async () => {
    const opened = [undefined, { mode: 'edit', tab: 'dados' }, { mode: 'renewal', tab: 'dados' }] as const;
    for (const options of opened) {
      const { session } = await openWizard(entry, user, options);
      await session.open();
      expect(session.view().restored).toBe(options?.mode === 'renewal');
      session.form('dados').change('/Nome', 'Ana');
      session.flush();
    }
    expect((await openShelter()).keys('')).toHaveLength(2);
  });

  it('has the files that are picked in it to itself', async () => {
    const stores: Attachments[] = [];
    blocks.files = {
      async model(files) {
        stores.push(files);
        return () => ({}) as BlockModel;
      },
    };
    onTestFinished(() => void delete blocks.files);
    const [{ session: first }, { session: second }] = [await openWizard(entry, user), await openWizard(entry, user)];
    const handle = stores[0]?.add({ content: new Blob(['x']) }) ?? '';
    expect(stores.map((files) => files.getState().has(handle))).toEqual([true, false]);
    vi.stubGlobal('FileReader', ReaderOfX);
    expect((await first.host.attachment?.(handle))?.content).toBe('eA==');
    expect(await second.host.attachment?.(handle)).toBeUndefined();
  });

  it('[CF-MOD-11] asks with the block that a rule names, and takes a no from one that cannot ask', async () => {
    const { host } = (await openWizard(entry, user)).session;
    expect(await host.askBlock?.('signatures', { block: 'signatures' })).toBe(false);
    const Token = () => null;
    const { token } = blockQuestions;
    Object.assign(blockQuestions, { token: Token });
    onTestFinished(() => void Object.assign(blockQuestions, { token }));
    void host.askBlock?.('token', { block: 'token', title: 'Código' });
    await vi.waitFor(() =>
      expect(dialogs.getState().messages).toMatchObject([
        { Block: Token, options: { block: 'token', title: 'Código' } },
      ]),
    );
  });
});
