import type { Endpoint, EndpointInput } from './endpoint';
import { isOfSeveral, seenOf } from './seen';

/**
 * The versions of the parts that share an address, as one ETag: `conta-principal=1763726400000&conta-adicional=0`.
 * A part by itself has its version alone. Whoever saves one of them tells what it knows of all, and hears it again
 * with that of the saved part renewed: what it has not loaded of the others it is not told.
 */
type Versions = URLSearchParams;

/** The input of a call as one of its parts reads it: with the version of that part alone, told as all share it. */
export function inputOfPart(input: EndpointInput, { part }: Endpoint, isShared: boolean): EndpointInput {
  if (part === undefined) return input;
  const told = input.knownVersions;
  const shared = told?.find(isOfSeveral);
  const withOthers = (version: string): string => {
    if (!isShared && shared === undefined) return version;
    const all: Versions = new URLSearchParams(shared);
    all.set(part, version);
    return all.toString();
  };
  return {
    ...input,
    knownVersions: seenOf(told, part),
    tellVersion: (version) => input.tellVersion(withOthers(version)),
    etagOf: (version) => input.etagOf(withOthers(version)),
  };
}

/** Puts together what several parts tell of their versions, and several lists of those of their rows. */
export function joinVersions(input: EndpointInput): { forPart: (endpoint: Endpoint) => EndpointInput; tell(): void } {
  const all: Versions = new URLSearchParams();
  return {
    forPart: ({ part }) => ({
      ...input,
      tellVersion(version) {
        const told = part === undefined ? new URLSearchParams(version) : [[part, version] as const];
        for (const [name, own] of told) all.set(name, own);
      },
    }),
    tell: () => all.size > 0 && input.tellVersion(all.toString()),
  };
}
