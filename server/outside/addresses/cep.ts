import { isObject, type JsonObject } from '../../../engine/core';
import { Refusal } from '../../http/refusal';
import type { Trace } from '../../http/trace';
import { readData } from '../../storage/assets';
import type { Services } from '../../storage/services';
import { createCache } from './cache';
import { askService } from './service';

const TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 60 * 60_000;
/** The lowest CEP that exists. Source: Correios, first range of the state of São Paulo. */
const LOWEST = '01000000';
const NOT_FOUND = { erro: true };
const MEMBERS = ['cep', 'logradouro', 'complemento', 'bairro', 'localidade', 'uf', 'ibge'];

/**
 * Finds addresses by CEP: in the demo first in the bundled sample, else with the public service, and when that fails
 * in the sample again. The answer has the members of ViaCEP, or is `{ erro: true }` for a CEP that does not exist.
 */
export function createCepFinder(services: Services): (cep: string, trace?: Trace) => Promise<JsonObject> {
  const { assets, clock, config, fetch } = services;
  const sample = new Map(
    readData<JsonObject[]>(assets, 'ceps').map((address) => [String(address.cep).replace('-', ''), address]),
  );
  const cache = createCache<JsonObject>({ size: 5_000, life: 30 * DAY_MS });

  async function ask(cep: string, trace?: Trace): Promise<JsonObject> {
    const url = config.cepService.replaceAll('{cep}', cep);
    const address = toAddress(await askService({ fetch, url, timeout: TIMEOUT_MS, trace }));
    if (!address.erro) cache.set(cep, address, clock());
    return address;
  }

  return async (typed, trace) => {
    const cep = typed.replace(/\D/g, '');
    if (cep.length !== 8) throw new Refusal(400, 'O CEP deve ter 8 números.');
    if (cep < LOWEST) return NOT_FOUND;
    const known = sample.get(cep);
    if (config.demo && known) return known;
    return (
      cache.get(cep, clock()) ??
      ask(cep, trace).catch((failure) => {
        if (known) return known;
        throw failure;
      })
    );
  };
}

/** Only the members that are used; a service that answers anything but JSON has failed. */
function toAddress(text: string): JsonObject {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  if (!isObject(body))
    throw new Refusal(503, 'O serviço de consulta não respondeu. Tente novamente ou preencha manualmente.');
  if (body.erro) return NOT_FOUND;
  return Object.fromEntries(MEMBERS.map((name) => [name, String(body[name] ?? '')]));
}
