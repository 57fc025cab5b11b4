import { client } from '../../api/client';
import type { ApiRequest } from '../../api/createClient';
import { confirmed } from './confirmed';

/** Makes a call of the client's, for which the server may want the password anew. */
export const sendConfirmed = confirmed((request: ApiRequest) => client.send(request));
