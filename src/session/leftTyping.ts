import { unsentOf } from '../../engine/session';
import { createDraftService } from '../api/drafts';
import { transport } from '../api/transport';
import { deviceName } from './shelter/device';
import { openShelter } from './shelter/shelter';
import { PREFIX } from './unsaved';

/** `unsaved/1/owner/pf/...`: the wizard behind client and type. */
const WIZARD = 3;

/**
 * Tells the server what pages that are left typed and it was never told, as without a connection; whether nothing of that
 * is on this device alone.
 */
export async function settleLeftTyping(): Promise<boolean> {
  const shelter = await openShelter();
  for (const key of shelter.keys(`${PREFIX}/`)) {
    for (const { changes, writer, definition = 1 } of unsentOf(shelter.read(key))) {
      const wizard = key.split('/')[WIZARD];
      if (writer === undefined || wizard === undefined) return false;
      const typedWith = { wizard, version: String(definition) };
      const service = createDraftService(typedWith, { id: writer, device: deviceName() }, { transport });
      // As one that has seen nothing it takes away nothing that others typed.
      const news = await service.send(changes, 0, { isLast: false });
      if (!news || news.isOff || news.isRefused) return false;
    }
  }
  return true;
}
