/** A megabyte, as limits and sizes of files count it. */
export const MEGABYTE = 1_048_576;
