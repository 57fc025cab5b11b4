import type { Place } from './types';

/** The rows with which rjsf begins a list: its least in no branch. A list that comes later begins with none here. */
export function rowsAtFirst({ variants }: Place): object[] {
  const always = variants.filter(({ when }) => when.length === 0).map(({ schema }) => schema);
  const said = (keyword: string) =>
    always.map((schema) => schema[keyword]).filter((value) => typeof value === 'number');
  const least = Math.max(0, ...said('minItems'));
  const isMeant = Number.isInteger(least) && least <= Math.min(...said('maxItems'));
  return isMeant ? Array.from({ length: least }, () => ({})) : [];
}
