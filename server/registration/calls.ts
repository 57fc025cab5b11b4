import type { LoadedWizard } from '../../engine/definition';
import type { Version } from '../storage/definitions/types';
import { completeEndpoint } from './complete';
import type { Endpoint } from './endpoint';
import { openEndpoint } from './opening';
import { endpointsOfPart } from './partEndpoints';
import type { Registrations } from './registrations';
import { endpointsOfCollections } from './rowEndpoints';

/** An endpoint with the wizard that it belongs to. */
export interface Mounted {
  endpoint: Endpoint;
  loaded: LoadedWizard;
}

const known = new WeakMap<Registrations, WeakMap<Version, Map<string, Mounted[]>>>();

/** The calls of all wizards of a version, by method and path in lower case: `POST /pessoafisica/endereco`. */
export function callsOf(registrations: Registrations, version: Version): Map<string, Mounted[]> {
  const ofThese = known.get(registrations) ?? new WeakMap<Version, Map<string, Mounted[]>>();
  known.set(registrations, ofThese);
  const calls = ofThese.get(version) ?? collect(registrations, version);
  ofThese.set(version, calls);
  return calls;
}

function collect(registrations: Registrations, { wizards }: Version): Map<string, Mounted[]> {
  const byCall = new Map<string, Mounted[]>();
  for (const loaded of wizards) {
    for (const endpoint of endpointsOfWizard(registrations, loaded)) {
      const call = `${endpoint.method} ${endpoint.path}`;
      byCall.set(call, [...(byCall.get(call) ?? []), { endpoint, loaded }]);
    }
  }
  return byCall;
}

function endpointsOfWizard(registrations: Registrations, loaded: LoadedWizard): Endpoint[] {
  const endpoints = [
    ...loaded.wizard.parts.flatMap((part) => endpointsOfPart(registrations, loaded, part)),
    ...Object.values(loaded.tabs).flatMap((tab) => endpointsOfCollections(registrations, loaded, tab)),
    completeEndpoint(registrations, loaded),
  ];
  return [...endpoints, ...openEndpoint(registrations, loaded, endpoints)];
}
