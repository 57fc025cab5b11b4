import { type SQL, sql } from 'drizzle-orm';
import type { Json } from '../../../engine/core';
import type { BlockJudge } from '../../registration/impact/remark';
import type { ClientId } from '../../registration/stored';
import { document } from '../../storage/schema';
import { BLOCK, type DocumentType, typesOfBlock } from './types';

/** Under which name the kinds of the documents that were sent are known. */
const SENT = 'documentTypes';

/** The query of the kinds of which a client has sent a file. */
const sentTypes = (clientId: ClientId): SQL<Json> =>
  sql`select coalesce(json_agg(distinct ${document.typeId}), '[]') from ${document}
    where ${document.clientId} = ${clientId}`;

/** What is known of the documents of a client, and which required kinds a block still asks for by that. */
export const documentsAsked = (types: DocumentType[]) => {
  const judge: BlockJudge = (block, { [SENT]: sent }) =>
    Array.isArray(sent)
      ? typesOfBlock(block, types)
          .filter(({ Id, Obrigatorio }) => Obrigatorio === 'Sim' && !sent.includes(Id))
          .map(({ Id }) => String(Id))
      : undefined;
  return { known: { [SENT]: sentTypes }, blocks: { [BLOCK]: judge } };
};
