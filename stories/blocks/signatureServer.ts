import { within } from 'storybook/test';
import type { JsonObject } from '../../engine/core';
import { type Answers, ok } from '../engine/sampleServer';
import { declarationOf } from './signatureDocuments';

/** A server with these documents and declarations of the client, which a signature changes. */
export function server(documents: JsonObject[], declarations: JsonObject[] = [], more: Answers = {}): Answers {
  let own = declarations;
  return {
    'GET /declaracao': () => ok(documents),
    'GET /declaracao/cliente': () => ok(own),
    'GET /ip': () => ok({ ip: '203.0.113.9' }),
    'POST /declaracao/cliente': ({ body }) => {
      const signed = documents.find(({ TemplateId }) => TemplateId === (body as JsonObject).TemplateId) as JsonObject;
      own = [...own.filter(({ TemplateId }) => TemplateId !== signed.TemplateId), declarationOf(signed, 'Assinado')];
      return ok(true);
    },
    ...more,
  };
}

export type Canvas = ReturnType<typeof within>;

/** The row of a document. */
export const rowOf = async (canvas: Canvas, name: string) =>
  within((await canvas.findByText(name)).closest('tr') as HTMLElement);
