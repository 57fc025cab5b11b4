/** The folder of the tabs that wizards share, beside the folders of wizards. */
export const SHARED_FOLDER = 'shared';
