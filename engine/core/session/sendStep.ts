import type { Context } from '../condition/scope';
import type { PartStep } from '../definition/types';
import type { Json, JsonObject } from '../json';
import type { WizardData } from '../mapping/parts';
import type { LoadedWizard } from '../mapping/wizard';
import { type CallOptions, type CallOutcome, makeCall } from './calls';
import type { Attachment, Host, Transport } from './host';
import type { Versions } from './versions';

/** What a part is saved with. */
export interface SaveServices {
  loaded: LoadedWizard;
  transport: Transport;
  host: Host;
  context: Context;
  /** What the server holds, by tab. */
  stored: WizardData;
  /** What each step was made from; renewed by what the server answers. */
  versions: Versions;
  /** Told of each row of `each` as soon as the server has it: the row as it was sent, and as it is saved. */
  onRow(tab: string, list: string, sent: JsonObject, saved: JsonObject): void;
}

/** What a step brought; data only of a call that went well. */
export interface StepResult {
  outcome: CallOutcome;
  data: WizardData;
  /** What the answer has of its fields. */
  answered?: WizardData;
  /** The row at which it stopped. */
  row?: JsonObject;
}

/** A step on its way: its body, the same with handles for contents, and without all files, and the files. */
export interface Outgoing {
  body: Json;
  kept: Json;
  bare: Json;
  attachments: readonly Attachment[];
  /** What its call names. */
  read: Required<CallOptions>['read'];
}

/** Makes the call of a step; its files are told how it goes. */
export async function sendStep(
  step: PartStep,
  { body, attachments, read }: Omit<Outgoing, 'kept' | 'bare'>,
  transport: Transport,
  knownVersion?: string,
): Promise<CallOutcome> {
  const onProgress = (fraction: number) => {
    for (const attachment of attachments) attachment.onProgress?.(fraction);
  };
  const progress = attachments.length > 0 && { onProgress };
  const outcome = await makeCall(transport, step.save, { body, read, knownVersion, ...progress });
  for (const attachment of attachments) {
    if (outcome.ok) attachment.onSent?.();
    else attachment.onFailed?.();
  }
  return outcome;
}
