/** The folder of the tabs that wizards share, beside the folders of wizards. */
export const SHARED_FOLDER = 'shared';

/** The folder of what was remarked about wizards (`comments/pf.json`): no part of any definition. */
export const COMMENTS_FOLDER = 'comments';

/** Whether a path below the folder of definitions is a remark, and no definition. */
export const isComment = (path: string): boolean => path.startsWith(`${COMMENTS_FOLDER}/`);
