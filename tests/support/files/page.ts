/** How many objects the bucket of tests tells at once. */
export const PAGE_OF_TESTS = 4;
