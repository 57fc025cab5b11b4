import { describe, expect, it } from 'vitest';
import { manifest } from '../../scripts/lib/enginePackage/enginePackage';

describe('the manifest of the packed engine', () => {
  it('has nothing that keeps npm from publishing it', () => {
    expect(manifest(new Set())).not.toHaveProperty('private');
    expect(manifest(new Set())).toMatchObject({ name: 'ficha-engine', license: 'UNLICENSED', type: 'module' });
  });

  it('depends on what its modules import, at the versions of this repository; React comes from whoever uses it', () => {
    expect(manifest(new Set(['react', '@rjsf/utils']))).toMatchObject({
      dependencies: { '@rjsf/utils': expect.stringMatching(/\d/) },
      peerDependencies: { react: expect.stringMatching(/^\^\d/) },
    });
    expect(manifest(new Set(['react']))).toMatchObject({ dependencies: {} });
  });
});
