import { describe, expect, it } from 'vitest';
import { createResponseCache, isDeletingPath, lifetimeOf } from '../../../src/api/cache';

/** A cache with a clock that the test turns on. */
function cacheAt(start = 0) {
  const clock = { now: start };
  const cache = createResponseCache(() => clock.now);
  const keep = (path: string, body: string) => cache.keep(cache.begin(path), body);
  return { cache, clock, keep };
}

describe('response cache', () => {
  it('[ACC-CACHE-01, ACC-CONST-03, CF-GER-18] gives an answer again for five minutes, and no longer', () => {
    const { cache, clock, keep } = cacheAt();
    keep('/consulta/bancos', 'bancos');
    clock.now = 299_999;
    expect(cache.read('/consulta/bancos')).toBe('bancos');
    clock.now = 300_000;
    expect(cache.read('/consulta/bancos')).toBeUndefined();
  });

  it('[ACC-CACHE-02, ACC-CONST-03] keeps the declarations of the client for twenty seconds', () => {
    const { cache, clock, keep } = cacheAt();
    keep('/Declaracao/Cliente?guid=1', 'declarações');
    clock.now = 19_999;
    expect(cache.read('/declaracao/cliente?guid=1')).toBe('declarações');
    clock.now = 20_000;
    expect(cache.read('/declaracao/cliente?guid=1')).toBeUndefined();
  });

  it.each([
    '/register/verifyCNPJ',
    '/login',
    '/cliente/excluirDocumento',
    '/declaracao/assinante',
    '/produto',
    '/suitability/motivo-dispensa',
    '/cliente/produtos',
    'cliente/ConsultaLembreteVencimento',
    '/declaracao/assinaturas/consultarDeclaracaoParaAssinatura?guidDeclaracao=1',
    '/declaracao/existeDeclaracaoAssinaturaCliente',
  ])('[ACC-CACHE-03] never keeps %s', (path) => {
    const { cache, keep } = cacheAt();
    keep(path, 'anything');
    expect(cache.read(path)).toBeUndefined();
    expect(lifetimeOf(path.toUpperCase())).toBe(0);
  });

  it.each(['/ip', '/cliente/usuario'])('never keeps %s, which is of this portal', (path) => {
    expect(lifetimeOf(path)).toBe(0);
  });

  it('[ACC-CACHE-04] clears what begins with the same segment, and nothing else', () => {
    const { cache, keep } = cacheAt();
    keep('/Fundo/dados', 'a');
    keep('/fundo/contas', 'b');
    keep('/fundos', 'c');
    cache.clearMatching('fundo/dadosBancarios');
    expect([cache.read('/Fundo/dados'), cache.read('/fundo/contas'), cache.read('/fundos')]).toEqual([
      undefined,
      undefined,
      'c',
    ]);
  });

  it('knows a call whatever the order of its query, its case and its leading slash', () => {
    const { cache, keep } = cacheAt();
    keep('/Consulta/Cidades?uf=SP&q=sao', 'cidades');
    expect(cache.read('consulta/cidades?q=sao&uf=SP')).toBe('cidades');
    expect(cache.read('consulta/cidades?q=sao&uf=RJ')).toBeUndefined();
  });

  it('does not keep an answer whose path was cleared while it was on its way', () => {
    const { cache } = cacheAt();
    const ticket = cache.begin('/cliente/documentos');
    cache.clearMatching('/cliente/documento');
    cache.keep(ticket, 'old');
    expect(cache.read('/cliente/documentos')).toBeUndefined();
  });

  it('gives out copies', () => {
    const { cache } = cacheAt();
    cache.keep(cache.begin('/consulta/a'), { data: ['a'] });
    const first = cache.read('/consulta/a') as { data: string[] };
    first.data.push('b');
    expect(cache.read('/consulta/a')).toEqual({ data: ['a'] });
  });

  it('tells the GET calls that delete', () => {
    expect(isDeletingPath('/cliente/Excluir?guid=1')).toBe(true);
    expect(isDeletingPath('/cliente/documentos?acao=excluir')).toBe(false);
  });
});
