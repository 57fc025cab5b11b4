/** Shows a story in the width of a phone. */
export const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
