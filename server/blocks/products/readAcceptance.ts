import { dateTime, isEmpty, isObject, type Json } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { Refusal } from '../../http/refusal';
import { problemOfFields, WRONG_SHAPE } from '../../registration/bodyShape';
import { ACCEPTED } from './held';

const MEMBERS: Record<string, FieldSchema> = { ProdutoId: {}, Aceite: {}, DataAceite: {} };

/**
 * The product that a body of `POST /cliente/produtos` accepts. The clock of the server tells when: `DataAceite` must be
 * a moment, and counts for nothing.
 * @throws Refusal 400 with the path of what is wrong
 */
export function readAcceptance(body: Json | undefined): number {
  const problem = problemOfFields(MEMBERS, body);
  if (problem !== undefined) throw new Refusal(400, problem);
  if (!isObject(body)) throw new Refusal(400, WRONG_SHAPE);
  const { ProdutoId, Aceite, DataAceite } = body;
  if (typeof ProdutoId !== 'number') wrong('ProdutoId');
  if (Aceite !== ACCEPTED) wrong('Aceite');
  if (!isEmpty(DataAceite) && dateTime.validate(DataAceite as Json) !== undefined) wrong('DataAceite');
  return ProdutoId;
}

/** @throws Refusal 400 */
function wrong(member: string): never {
  throw new Refusal(400, `Valor inesperado: /${member}`);
}
