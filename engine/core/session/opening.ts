import type { WizardDefinition } from '../definition/types';
import { isObject, type Json, type JsonObject } from '../json';
import { unwrapAnswer } from '../mapping/answer';
import { makeCall } from './calls';
import type { Host, Transport, TransportAnswer, TransportRequest } from './host';

/** The one call that opens a wizard: what it brought stands for the load calls that are named in it. */
export interface Opening {
  /** Makes the call. Without one, or when it fails, every load makes its own. */
  begin(): Promise<void>;
  /** Answers from it what it has, until the wizard is open; anything else goes to the server, the same GET once. */
  transport: Transport;
  /** The same for as long as the session lives, when the page is idle: for what does not change meanwhile, as lists of options. */
  lasting: Transport;
  /** The wizard is open: what is loaded from now on is asked for anew. */
  end(): void;
}

/** The opening of a wizard, by the call of its definition. */
export function createOpening(
  { open: call, id }: Pick<WizardDefinition, 'open' | 'id'>,
  transport: Transport,
  { whenIdle }: Pick<Host, 'whenIdle'> = {},
): Opening {
  let answers: ReadonlyMap<string, TransportAnswer> = new Map();
  const asked = new Map<string, Promise<TransportAnswer>>();
  let begun: Promise<void> | undefined;
  let isOpen = false;

  const load = async (opening: string) => {
    const outcome = await makeCall(transport, opening, {
      fresh: true,
      read: (name) => (name === 'id' ? id : undefined),
    });
    if (outcome.ok) answers = toAnswers(unwrapAnswer(outcome.body));
  };
  /** Parts and lists with the same call share it. */
  const once = (request: TransportRequest): Promise<TransportAnswer> => {
    const answer = asked.get(request.path) ?? transport(request);
    asked.set(request.path, answer);
    return answer;
  };
  const answerOf = ({ method, path }: TransportRequest) => answers.get(`${method} ${path}`);

  return {
    begin() {
      begun ??= call === undefined ? Promise.resolve() : load(call);
      return begun;
    },
    async transport(request) {
      // What is changed while the wizard opens makes old what was loaded with it.
      if (request.method !== 'GET') isOpen = true;
      if (isOpen || begun === undefined) return transport(request);
      return answerOf(request) ?? once(request);
    },
    async lasting(request) {
      await begun;
      const answer = answerOf(request);
      if (answer) return answer;
      await whenIdle?.();
      return transport(request);
    },
    end() {
      isOpen = true;
    },
  };
}

/** `{ "calls": { "GET /a": { "status": 200, "etag": "\"1\"", "body": {} } } }` by call. What has another form is left out. */
function toAnswers(answer: Json | undefined): Map<string, TransportAnswer> {
  const calls = isObject(answer) && isObject(answer.calls) ? answer.calls : {};
  return new Map(
    Object.entries(calls).flatMap(([call, found]): [string, TransportAnswer][] =>
      isObject(found) && typeof found.status === 'number' ? [[call, toAnswer(found, found.status)]] : [],
    ),
  );
}

function toAnswer({ body, etag }: JsonObject, status: number): TransportAnswer {
  return { status, body, ...(typeof etag === 'string' && { version: etag.replace(/^"|"$/g, '') }) };
}
