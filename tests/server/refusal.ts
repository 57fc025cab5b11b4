import { expect } from 'vitest';
import type { FailureCode } from '../../server/http/failureCodes';

/** The body of a refusal; `under`: as calls below /api/login have it. */
export const refusal = (
  message: string,
  { codigo = 'RECUSADO', campo, under }: { codigo?: FailureCode; campo?: string; under?: 'login' } = {},
) => ({
  data: under ? { erros: [message] } : [message],
  descricao: message,
  codigo,
  ...(campo !== undefined && { campo }),
  requisicao: expect.stringMatching(/^[\w.-]{8,64}$/),
});
