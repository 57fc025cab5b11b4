import { Refusal } from '../../http/refusal';
import { askOutside, type ServiceCall } from '../ask';

/** An address is a few hundred bytes. */
const MOST_BYTES = 65_536;

/** The text of the service's answer. @throws Refusal 503 when it fails, takes too long or says too much */
export async function askService(call: Omit<ServiceCall, 'most'>): Promise<string> {
  try {
    const text = await askOutside({ ...call, most: MOST_BYTES });
    if (text === undefined) throw new Error('the service answered 404');
    return text;
  } catch (cause) {
    throw new Refusal(503, 'O serviço de consulta não respondeu. Tente novamente ou preencha manualmente.', { cause });
  }
}
