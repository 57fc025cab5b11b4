export { catchUp } from './catchUp';
export { createRowSaving } from './rowSaving';
export { loadLate, sendPart } from './sendPart';
