export { catchUp } from './catchUp';
export { createRowDeletion } from './rowDeletion';
export { createRowSaving } from './rowSaving';
export { loadLate, sendPart } from './sendPart';
