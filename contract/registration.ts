/** StatusCadastro by what it means. */
export const STATUS = { notStarted: 0, inApproval: 1, approved: 2, expired: 3, inReview: 4, inactive: 5 } as const;
