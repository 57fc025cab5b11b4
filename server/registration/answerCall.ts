import type { Json } from '../../engine/core';
import { Refusal } from '../http/refusal';
import type { Endpoint, EndpointInput } from './endpoint';
import { inputOfPart, joinVersions } from './sharedVersion';
import { problemOfTaken, takesAll } from './taken';

/**
 * What a call answers. Where several lists or parts share it, a load answers the rows of all, a save goes to the one
 * that takes the body, a delete to the one that has the row. The versions of parts are told and compared one by one.
 * @throws Refusal 400 for a body that none of them takes: nothing tells which of them it would change
 */
export async function answerCall(endpoints: readonly Endpoint[], input: EndpointInput): Promise<Json> {
  const [first, ...others] = endpoints as readonly [Endpoint, ...Endpoint[]];
  const answer = (endpoint: Endpoint) => endpoint.answer(inputOfPart(input, endpoint, endpoints.length > 1));
  if (first.kind === 'save') return answer(endpointFor(endpoints, input.body));
  if (others.length === 0) return answer(first);
  if (first.kind === 'delete') {
    return answer(first).catch((error) => {
      if (error instanceof Refusal && error.status === 404) return answerCall(others, input);
      throw error;
    });
  }
  const answers: Json[] = [];
  const versions = joinVersions(input);
  for (const endpoint of endpoints) answers.push(await endpoint.answer(versions.forPart(endpoint)));
  versions.tell();
  return answers.flat().filter((item) => item !== null);
}

function endpointFor(endpoints: readonly Endpoint[], body: Json | undefined): Endpoint {
  const found = endpoints.find(({ takes }) => takes === undefined || takesAll(takes, body));
  if (found) return found;
  throw new Refusal(400, problemOfTaken(endpoints.flatMap(({ takes }) => takes ?? [])));
}
