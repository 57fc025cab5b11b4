/** The folder of the tabs that wizards share, beside the folders of wizards. */
export const SHARED_FOLDER = 'shared';

/** The folder of what was remarked about wizards (`comments/pf.json`): no part of any definition. */
export const COMMENTS_FOLDER = 'comments';

/** Folders of definitions that hold no wizard. */
export const NO_WIZARDS = ['vocabulary', SHARED_FOLDER, COMMENTS_FOLDER];

/** Whether a path below the folder of definitions is a remark, and no definition. */
export const isComment = (path: string): boolean => path.startsWith(`${COMMENTS_FOLDER}/`);
