import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { hashInBrowser } from '../../../server/access/password';
import { temporaryPassword } from '../../../server/storage/schema';
import { serverForTests } from '../serverForTests';
import { addClient } from '../testServer';

vi.mock('@node-rs/argon2', { spy: true });

const now = new Date('2026-11-20T12:00:00Z');
const { store, server } = serverForTests(() => ({ clock: () => now }));

describe('the time of an answer', () => {
  it('to a login is the same for an unknown user, for a wrong password, and beside a temporary one', async () => {
    const ana = await addClient(store.database);
    const checks = async (Usuario: string) => {
      vi.mocked(verify).mockClear();
      await server.call('POST /api/login', { body: { Usuario, Senha: hashInBrowser('outra'), TipoCliente: 1 } });
      return vi.mocked(verify).mock.calls.length;
    };
    const without = [await checks('ninguem@example.com'), await checks('ana@example.com')];
    const passwordHash = ana.passwordHash as string;
    await store.database
      .insert(temporaryPassword)
      .values({ clientId: ana.id, passwordHash, expiresAt: new Date(now.getTime() + 1_000) });
    expect([...without, await checks('ana@example.com')]).toEqual([2, 2, 2]);
  });

  it('to a recovery is the same for an unknown e-mail as for a known one', async () => {
    await addClient(store.database);
    const protections = async (Email: string) => {
      vi.mocked(hash).mockClear();
      await server.call('POST /api/register/restaurar-senha', { body: { Email, TipoCliente: 1, Apelido: '' } });
      return vi.mocked(hash).mock.calls.length;
    };
    expect([await protections('ana@example.com'), await protections('ninguem@example.com')]).toEqual([1, 1]);
  });
});
