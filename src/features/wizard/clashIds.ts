/** The id of the first value of a field among whose values the customer chooses. */
export const clashTarget = (id: string): string => `clash:${id}`;

/** The id of the title over them: the focus goes there when the choice stops what the customer wants to do. */
export const clashTitle = (id: string): string => `${clashTarget(id)}:title`;
