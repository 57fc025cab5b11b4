import { SETTLING_MS } from '../../../../../src/blocks/documents/camera/useSettled';

/** Until what a step of the camera shows may be pressed. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
