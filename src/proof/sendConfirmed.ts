import { client } from '../api/client';
import type { ApiRequest } from '../api/createClient';
import { confirmed } from './confirmed';

/** Makes a call of the client's, for which the server may want to be shown anew who is there. */
export const sendConfirmed = confirmed((request: ApiRequest) => client.send(request));
